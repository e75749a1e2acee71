import { peoplePanel as copy } from '#content/portal/people.ts'
import type { PeopleList } from '#contract/people/shapes.ts'
import type { Role } from '#contract/people/roles.ts'

const mostNamed = 3

/** Where somebody works, in a few words. Outlets beyond the reader's own are counted, not named. */
export function outletNames(role: Role, ids: readonly string[], outlets: PeopleList['outlets']): string {
  if (role === 'owner') return copy.allOutlets
  const named = outlets.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const beyond = ids.length - named.length
  if (beyond === 0 && named.length > 1 && named.length === outlets.length) return copy.allOutlets
  const parts = [
    ...named.slice(0, mostNamed),
    ...(named.length > mostNamed ? [copy.more(named.length - mostNamed)] : []),
    ...(beyond > 0 ? [copy.beyond(beyond)] : []),
  ]
  return parts.join(', ') || copy.none
}
