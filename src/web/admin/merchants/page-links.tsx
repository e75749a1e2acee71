import { Link } from 'react-router'
import { merchantsPage as copy } from '#content/admin/admin.ts'
import type { MerchantList, MerchantQuery } from '#contract/staff/shapes.ts'
import { ExportCsv } from '#web/admin/parts/export-csv.tsx'
import { addressOf } from './list-address.ts'

interface PageLinksProps {
  query: MerchantQuery
  from: number
  list: MerchantList
}

const grouped = new Intl.NumberFormat('en-GB')

/** Pages begin at a merchant, not at a count: each has an address, and holds still while others join. */
export function PageLinks({ query, from, list }: PageLinksProps) {
  const to = (place: Record<string, string>) => addressOf(query, place)
  const shown = list.company_profile.length
  const before = Math.max(1, from - 25)
  return (
    <nav className="admin-pages" aria-label={copy.pages}>
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
      <ExportCsv href={`/admin/merchants.csv${to({})}`} name="merchants.csv">
        {copy.export}
      </ExportCsv>
    </nav>
  )
}
