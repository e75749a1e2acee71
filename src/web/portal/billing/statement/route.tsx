import { statementPage as copy } from '#content/portal/billing.ts'
import { pages } from '#content/shared/pages.ts'
import { statementQuery } from '#contract/money/shapes.ts'
import { readPlans } from '#domain/money/read-plans.ts'
import { readStatement } from '#domain/money/read-statement.ts'
import { inWords } from '#rules/money/amounts.ts'
import { rateChannels } from '#rules/money/rate-card.ts'
import { headOf } from '#web/document-head.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { requireCompany } from '../../require-company.server.ts'
import type { Route } from './+types/route.ts'
import '../billing.css'

export const meta = () => headOf({ ...pages.billing, title: copy.heading })

const words = (sum: number) => inWords(sum, 'USD')

export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  const query = statementQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  const { lines, next, opening, closing } = await readStatement(merchant, {
    ...query,
    before: Number(query.before) || undefined,
  })
  return {
    query,
    stores: (await readPlans(merchant)).map(({ outletId, store }) => ({ value: outletId, text: store })),
    opening: words(opening),
    closing: words(closing),
    next,
    lines: lines.map(
      ({
        seq,
        at,
        kind,
        store,
        channel,
        category,
        country,
        units,
        unitPrice,
        amount,
        balanceAfter,
        memo,
      }) => ({
        seq,
        at: at.toISOString(),
        what: [
          copy.kinds[kind] ?? kind,
          [channel, category?.replaceAll('_', ' '), country].filter(Boolean).join(', '),
          memo,
        ]
          .filter(Boolean)
          .join(': '),
        store: store ?? '',
        count:
          units === null || unitPrice === null
            ? ''
            : `${units.toLocaleString('en-GB')} × ${words(unitPrice)}`,
        sum: words(amount),
        after: words(balanceAfter),
      }),
    ),
  }
}

type Line = Awaited<ReturnType<typeof loader>>['lines'][number]

const columns: Column<Line>[] = [
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'what', label: copy.columns.what, kind: 'title', cell: ({ what }) => what },
  { key: 'store', label: copy.columns.store, cell: ({ store }) => store },
  { key: 'count', label: copy.columns.count, kind: 'typed', cell: ({ count }) => count },
  { key: 'sum', label: copy.columns.sum, kind: 'number', cell: ({ sum }) => sum },
  { key: 'after', label: copy.columns.after, kind: 'number', cell: ({ after }) => after },
]

export default function Statement({
  loaderData: { query, stores, lines, next, opening, closing },
}: Route.ComponentProps) {
  const { filters } = copy
  const all = { value: '', text: filters.all }
  const address = (changed: Record<string, string>) =>
    new URLSearchParams(
      Object.entries({ ...query, ...changed }).filter(([, value]) => value !== ''),
    ).toString()
  return (
    <div className="wrap paper">
      <div className="page-head">
        <div>
          <p className="document-back">
            <a className="text-link" href={pages.billing.path}>
              {copy.back}
            </a>
          </p>
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
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
        <Field type="date" name="to" label={filters.to} defaultValue={query.to} />
        <Select name="outlet" label={filters.store} defaultValue={query.outlet} options={[all, ...stores]} />
        <Select
          name="channel"
          label={filters.channel}
          defaultValue={query.channel}
          options={[all, ...rateChannels.map((value) => ({ value, text: value }))]}
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
        empty={copy.none}
      />
      <div className="billing-links">
        {next !== null && (
          <ButtonLink variant="secondary" href={`?${address({ before: String(next) })}`}>
            {copy.older}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" href={`/merchant/billing/statement.csv?${address({ before: '' })}`}>
          {copy.csv}
        </ButtonLink>
        <Button variant="secondary" onClick={() => print()}>
          {copy.print}
        </Button>
      </div>
    </div>
  )
}
