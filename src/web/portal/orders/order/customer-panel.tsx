import { customerNames as copy } from '#content/portal/customers.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { PersonDetails } from '../../customers/person-details.tsx'
import { useNames } from '../../customers/use-names.ts'

/** Who ordered. */
export function CustomerPanel({ id }: { id: string | null }) {
  const names = useNames(id === null ? [] : [id])
  if (id === null) {
    return (
      <Panel id="customer" state={copy.guest} half>
        <p>{copy.guestText}</p>
      </Panel>
    )
  }
  return (
    <Panel id="customer" state={names.people.get(id)?.name ?? ''} half>
      <PersonDetails id={id} names={names} isLinked />
    </Panel>
  )
}
