import { redirect } from 'react-router'
import { statementPage as copy } from '#content/portal/billing.ts'
import { channelNames } from '#rules/money/message-names.ts'
import { pages } from '#content/shared/pages.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { statementQuery } from '#contract/money/shapes.ts'
import { readProfile } from '#domain/company/profile.ts'
import { readSettings } from '#domain/company/settings.ts'
import { mostPrinted, printStatement } from '#domain/money/wallet/print-statement.ts'
import { isReversed } from '#domain/money/wallet/read-statement.ts'
import { readPlans } from '#domain/money/plans/read-plans.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { rateChannels } from '#rules/money/rate-card.ts'
import { headOf } from '#web/document-head.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { requireBilling } from '../require-billing.server.ts'
import type { Route } from './+types/print.ts'
import { lineInWords } from './statement-line.ts'
import '../document.css'

export const meta = () => headOf({ ...pages.billing, title: copy.heading })

/** The statement as the address filters it, for paper: oldest first, between opening and closing balance. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireBilling(args)
  const { search, searchParams } = new URL(args.request.url)
  const { before: _, ...query } = statementQuery.parse(Object.fromEntries(searchParams))
  if (isReversed(query)) throw redirect(`${pages.billing.path}/statement${search}`)
  const { lines, opening, closing, currency, isCut } = await printStatement(merchant, query)
  const { legal_name: legalName } = await readProfile(merchant)
  const { company_name: companyName } = await readSettings(merchant)
  const store = (await readPlans(merchant)).find(({ outletId }) => outletId === query.outlet)?.store
  const channel = rateChannels.find((known) => known === query.channel)
  return {
    company: legalName || companyName,
    period: copy.printed.periodOf(query.from, query.to),
    only: [store, channel && channelNames[channel], copy.kinds[query.kind]].filter(Boolean).join(', '),
    opening: formatMoney(opening, currency),
    closing: formatMoney(closing, currency),
    total: formatMoney(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
    lines: lines.map((line) => lineInWords(line, currency)),
    cut: isCut ? copy.printed.cut(mostPrinted.toLocaleString('en-GB')) : '',
    back: `/merchant/billing/statement${search}`,
  }
}

export default function PrintedStatement({ loaderData: data }: Route.ComponentProps) {
  const { columns, printed } = copy
  return (
    <div className="wrap document-page">
      <div className="document-actions">
        <a className="text-link" href={data.back}>
          {printed.back}
        </a>
        <Button variant="secondary" size="small" onClick={() => print()}>
          {copy.print}
        </Button>
      </div>
      <article className="document-sheet" data-wide>
        <header>
          <h1>{printed.title}</h1>
          <p>{ownerSettings.books.service}</p>
          <p>{data.company}</p>
          <p>
            {printed.period}: {data.period}
          </p>
          <p>{copy.zone(ownerSettings.books.zone)}</p>
          {data.only && (
            <p>
              {printed.only}: {data.only}
            </p>
          )}
          {data.cut && <p>{data.cut}</p>}
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where a sum is wider than the screen */}
        <section className="document-scroll" aria-label={copy.caption} tabIndex={0}>
          <table className="document-movements">
            <caption className="visually-hidden">{copy.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.at}</th>
                <th scope="col">{columns.what}</th>
                <th scope="col">{columns.store}</th>
                <th scope="col">{columns.count}</th>
                <th scope="col" data-kind="number">
                  {columns.sum}
                </th>
                <th scope="col" data-kind="number">
                  {columns.after}
                </th>
              </tr>
            </thead>
            <tbody>
              <BalanceRow label={copy.opening} sum={data.opening} />
              {data.lines.map(({ seq, at, what, store, count, sum, after }) => (
                <tr key={seq}>
                  <td>{at}</td>
                  <td>{what}</td>
                  <td>{store}</td>
                  <td>{count}</td>
                  <td data-kind="number">{sum}</td>
                  <td data-kind="number">{after}</td>
                </tr>
              ))}
              {data.only && <BalanceRow label={printed.total} sum={data.total} />}
              <BalanceRow label={copy.closing} sum={data.closing} />
            </tbody>
          </table>
        </section>
      </article>
    </div>
  )
}

const BalanceRow = ({ label, sum }: { label: string; sum: string }) => (
  <tr data-balance>
    <th scope="row" colSpan={5}>
      {label}
    </th>
    <td data-kind="number">{sum}</td>
  </tr>
)

export { BillingRefused as ErrorBoundary } from '../billing-refused.tsx'
