import { Link } from 'react-router'
import { merchantsPage as copy } from '#content/desk.ts'
import type { MerchantList, MerchantQuery } from '#contract/staff.ts'

interface PageLinksProps {
  query: MerchantQuery
  from: number
  list: MerchantList
}

const grouped = new Intl.NumberFormat('en-GB')

/** Pages begin at a merchant, not at a count: each has an address, and holds still while others join. */
export function PageLinks({ query, from, list }: PageLinksProps) {
  const { search, state, sort } = query
  const said = {
    ...(search && { search }),
    ...(state !== 'all' && { state }),
    ...(sort !== '-joined' && { sort }),
  }
  const to = (place: Record<string, string>) => `?${new URLSearchParams({ ...said, ...place })}`
  const shown = list.company_profile.length
  const before = Math.max(1, from - 25)
  return (
    <nav className="desk-pages" aria-label={copy.pages}>
      <p>{copy.count(shown, `${grouped.format(list.total)}${list.is_more ? '+' : ''}`)}</p>
      {list.previous && (
        <Link
          className="text-link"
          to={before === 1 ? to({}) : to({ before: list.previous, from: String(before) })}
        >
          {before === 1 ? copy.newest : copy.previous}
        </Link>
      )}
      {list.next && (
        <Link className="text-link" to={to({ after: list.next, from: String(from + shown) })}>
          {copy.next}
        </Link>
      )}
      <a className="text-link" href={`/admin/merchants.csv${to({})}`} download>
        {copy.export}
      </a>
    </nav>
  )
}
