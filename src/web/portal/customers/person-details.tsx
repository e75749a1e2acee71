import { customerNames as copy } from '#content/portal/customers.ts'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { CustomerLink } from './customer-name.tsx'
import { NamesNote } from './names-note.tsx'
import type { Names } from './use-names.ts'

interface PersonDetailsProps {
  id: string
  names: Names
  /** On pages about something else, the name leads to the customer's own. */
  isLinked?: boolean
}

/** Name, email and phone number by the store's word at this moment; or why they are not there. */
export function PersonDetails({ id, names, isLinked = false }: PersonDetailsProps) {
  const person = names.people.get(id)
  if (names.state === 'asking') return <p>{copy.asking}</p>
  return (
    <div className="person-details">
      {names.state === 'live' && <p>{copy.live}</p>}
      <NamesNote names={names} />
      <KeyValueList
        rows={[
          {
            term: copy.name,
            value: isLinked ? <CustomerLink id={id} names={names} /> : person?.name || copy.noName,
          },
          ...(person?.email ? [{ term: copy.email, value: person.email }] : []),
          ...(person?.phone ? [{ term: copy.phone, value: person.phone }] : []),
        ]}
      />
    </div>
  )
}
