import { commissionCopy } from '#content/site/calculator.ts'
import { commission } from '#content/site/commission.ts'
import { monthsOf } from '#rules/commission/commission.ts'
import { inputOf, readSettings } from '#rules/commission/settings.ts'
import { csvOf } from '#rules/csv.ts'
import type { Route } from './+types/csv.ts'

const cents = (value: number) => Number(value.toFixed(2))

/** The table as a file, from the same address as the page. */
export function loader({ request }: Route.LoaderArgs) {
  const settings = readSettings(new URL(request.url).searchParams, commission.defaults)
  const months = monthsOf(inputOf(settings, commission))
  const { head, note, file } = commissionCopy.csv
  const csv = csvOf([
    head(settings.currency),
    ...months.map(({ month, joined, active, pay, total }) => [
      month,
      cents(joined),
      cents(active),
      cents(pay),
      cents(total),
    ]),
    [note],
  ])
  // The mark at the start makes spreadsheets read it as UTF-8.
  return new Response(`\uFEFF${csv}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}-${settings.months}-months.csv"`,
    },
  })
}
