import { customerNames as copy } from '#content/portal/customers.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { NamesNote } from '../../customers/names-note.tsx'
import { useNames } from '../../customers/use-names.ts'

/** Who ordered, by the store's word at this moment. */
export function CustomerPanel({ id }: { id: string | null }) {
  const names = useNames(id === null ? [] : [id])
  const person = names.people.get(id ?? '')
  if (id === null) {
    return (
      <Panel id="customer" state={copy.guest} half>
        <p>{copy.guestText}</p>
      </Panel>
    )
  }
  return (
    <Panel id="customer" state={names.state === 'asking' ? copy.asking : (person?.name ?? '')} half>
      <NamesNote names={names} />
      {person && names.state === 'live' && (
        <KeyValueList
          rows={[
            { term: copy.name, value: person.name || copy.noName },
            ...(person.email ? [{ term: copy.email, value: person.email }] : []),
            ...(person.phone ? [{ term: copy.phone, value: person.phone }] : []),
          ]}
        />
      )}
      {names.state === 'asking' && <p>{copy.asking}</p>}
    </Panel>
  )
}
