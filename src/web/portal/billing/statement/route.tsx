import { redirect } from 'react-router'
import { statementPage as copy } from '#content/portal/billing.ts'
import { channelNames } from '#rules/money/message-names.ts'
import { pages } from '#content/shared/pages.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { statementQuery } from '#contract/money/shapes.ts'
import { readPlans } from '#domain/money/plans/read-plans.ts'
import { isOutletId } from '#domain/outlets/require-outlet.ts'
import { findLine } from '#domain/money/wallet/find-line.ts'
import { isReversed, readStatement, wholeStatement } from '#domain/money/wallet/read-statement.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { rateChannels } from '#rules/money/rate-card.ts'
import { headOf } from '#web/document-head.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { requireBilling } from '../require-billing.server.ts'
import type { Route } from './+types/route.ts'
import { lineInWords } from './statement-line.ts'
import '#web/kit/panels/settings-page.css'
import '../billing.css'

export const meta = () => headOf({ ...pages.billing, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireBilling(args)
  const { searchParams } = new URL(args.request.url)
  const charge = searchParams.get('transfer')
  if (charge && isOutletId(charge)) {
    const line = await findLine(merchant, charge)
    throw redirect(line ? `/merchant/billing/statement?before=${line + 1}` : '/merchant/billing/statement')
  }
  const query = statementQuery.parse(Object.fromEntries(searchParams))
  const isWrong = isReversed(query)
  const { lines, next, opening, closing, currency } = await readStatement(
    merchant,
    isWrong ? wholeStatement : { ...query, before: Number(query.before) || undefined },
  )
  return {
    query,
    stores: (await readPlans(merchant)).map(({ outletId, store }) => ({ value: outletId, text: store })),
    isWrong,
    opening: isWrong ? '' : formatMoney(opening, currency),
    closing: isWrong ? '' : formatMoney(closing, currency),
    next: isWrong ? null : next,
    lines: isWrong ? [] : lines.map((line) => lineInWords(line, currency)),
  }
}

type Line = ReturnType<typeof lineInWords>

const columns: Column<Line>[] = [
  { key: 'what', label: copy.columns.what, kind: 'title', cell: ({ what }) => what },
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => at },
  { key: 'store', label: copy.columns.store, cell: ({ store }) => store },
  { key: 'count', label: copy.columns.count, kind: 'typed', cell: ({ count }) => count },
  { key: 'sum', label: copy.columns.sum, kind: 'sum', cell: ({ sum }) => sum },
  { key: 'after', label: copy.columns.after, kind: 'sum', cell: ({ after }) => after },
]

export default function Statement({
  loaderData: { query, isWrong, stores, lines, next, opening, closing },
}: Route.ComponentProps) {
  const { filters } = copy
  const all = { value: '', text: filters.all }
  const address = (changed: Record<string, string>) =>
    new URLSearchParams(
      Object.entries({ ...query, ...changed }).filter(([, value]) => value !== ''),
    ).toString()
  const selection = address({ before: '' })
  return (
    <div className="wrap settings-page statement">
      <div className="page-head">
        <div>
          <h1>{copy.heading}</h1>
          <p className="lead">
            {copy.lead} {copy.zone(ownerSettings.books.zone)}
          </p>
        </div>
        <KeyValueList
          align="end"
          rows={[
            { term: copy.opening, value: opening },
            { term: copy.closing, value: closing },
          ]}
        />
      </div>
      <form className="statement-filters" method="get">
        <Field type="date" name="from" label={filters.from} defaultValue={query.from} />
        <Field
          type="date"
          name="to"
          label={filters.to}
          defaultValue={query.to}
          error={isWrong ? copy.reversed : undefined}
        />
        <Select name="outlet" label={filters.store} defaultValue={query.outlet} options={[all, ...stores]} />
        <Select
          name="channel"
          label={filters.channel}
          defaultValue={query.channel}
          options={[all, ...rateChannels.map((value) => ({ value, text: channelNames[value] }))]}
        />
        <Select
          name="kind"
          label={filters.kind}
          defaultValue={query.kind}
          options={[all, ...Object.entries(copy.kinds).map(([value, text]) => ({ value, text }))]}
        />
        <Button type="submit" variant="secondary">
          {filters.apply}
        </Button>
      </form>
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={lines}
        rowKey={({ seq }) => String(seq)}
        empty={isWrong ? copy.reversed : copy.none}
      />
      <div className="billing-links">
        {next !== null && (
          <ButtonLink variant="secondary" size="small" to={`?${address({ before: String(next) })}`}>
            {copy.older}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" size="small" href={`/merchant/billing/statement.csv?${selection}`}>
          {copy.csv}
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={`/merchant/billing/statement/print?${selection}`}>
          {copy.printView}
        </ButtonLink>
      </div>
    </div>
  )
}

export { BillingRefused as ErrorBoundary } from '../billing-refused.tsx'
