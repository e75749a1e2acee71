import { companyMoneyPage as copy, moneyPage } from '#content/admin/money.ts'
import { documentKinds } from '#content/shared/money/document-kinds.ts'
import { pages } from '#content/shared/pages.ts'
import { planWords } from '#content/shared/money/plan-words.ts'
import { walletLineInWords } from '#content/shared/money/wallet-line-kinds.ts'
import { readMerchantMoney } from '#domain/money/staff/read-merchant-money.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { headOf } from '#web/document-head.ts'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import type { Route } from './+types/route.ts'
import { AdjustForm } from './adjust-form.tsx'
import '../money.css'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  headOf({ ...pages.adminHome, title: data?.company ?? pages.adminHome.title })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const found = await readMerchantMoney(staff, args.params.company)
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!found) throw new Response(null, { status: 404 })
  const { wallet, available, daysLeft } = found.view
  const words = (sum: number) => formatMoney(sum, wallet.currency)
  return {
    company: found.company ?? moneyPage.wallets.deleted,
    walletId: wallet.id,
    figures: [
      { term: copy.wallet.balance, value: words(wallet.balance) },
      { term: copy.wallet.held, value: words(wallet.held) },
      { term: copy.wallet.reserve, value: words(wallet.reserve) },
      { term: copy.wallet.available, value: words(available) },
      { term: copy.wallet.credit, value: words(wallet.credit) },
      { term: copy.wallet.owed, value: words(wallet.owed) },
      { term: copy.wallet.days, value: daysLeft === undefined ? copy.noBasis : String(daysLeft) },
    ],
    lines: found.statement.lines.map((line) => ({
      key: String(line.seq),
      at: line.at.toISOString(),
      // A note beside messages is for staff: it says that their report came late.
      what: [walletLineInWords(line), line.channel && line.memo].filter(Boolean).join(', '),
      count: line.units?.toLocaleString('en-GB') ?? '',
      sum: words(line.amount),
      after: words(line.balanceAfter),
    })),
    payments: found.payments.map(({ id, startedAt, method, purpose, net, state, refusal }) => ({
      key: id,
      at: startedAt.toISOString(),
      method: `${copy.ways[method]}, ${copy.purposes[purpose]}`,
      sum: words(net),
      state: [copy.paymentStates[state], refusal].filter(Boolean).join(': '),
    })),
    plans: found.plans.map(({ plan, store }) => ({
      key: plan.id,
      store: store ?? '',
      method: copy.ways[plan.method],
      state: planWords[plan.state].name,
      until: plan.periodEndsAt?.toISOString() ?? '',
    })),
    holds: found.holds.map(({ id, moduleServer, amount, captured, released, expiresAt }) => ({
      key: id,
      moduleServer,
      sum: words(amount - captured - released),
      until: expiresAt.toISOString(),
    })),
    documents: found.documents.map(({ id, title, kind, issuedAt }) => ({
      key: id,
      title,
      kind: documentKinds[kind] ?? kind,
      at: issuedAt.toISOString(),
    })),
  }
}

type Data = Awaited<ReturnType<typeof loader>>
const dated = (at: string) => at && <FormattedDate at={at} />

const lineColumns: Column<Data['lines'][number]>[] = [
  { key: 'what', label: copy.statement.columns.what, kind: 'title', cell: ({ what }) => what },
  { key: 'at', label: copy.statement.columns.at, kind: 'typed', cell: ({ at }) => dated(at) },
  { key: 'count', label: copy.statement.columns.count, kind: 'typed', cell: ({ count }) => count },
  { key: 'sum', label: copy.statement.columns.sum, kind: 'sum', cell: ({ sum }) => sum },
  { key: 'after', label: copy.statement.columns.after, kind: 'sum', cell: ({ after }) => after },
]
const paymentColumns: Column<Data['payments'][number]>[] = [
  { key: 'method', label: copy.payments.columns.method, kind: 'title', cell: ({ method }) => method },
  { key: 'at', label: copy.payments.columns.at, kind: 'typed', cell: ({ at }) => dated(at) },
  { key: 'sum', label: copy.payments.columns.sum, kind: 'sum', cell: ({ sum }) => sum },
  { key: 'state', label: copy.payments.columns.state, cell: ({ state }) => state },
]
const planColumns: Column<Data['plans'][number]>[] = [
  { key: 'store', label: copy.plans.columns.store, kind: 'title', cell: ({ store }) => store },
  { key: 'method', label: copy.plans.columns.method, cell: ({ method }) => method },
  { key: 'state', label: copy.plans.columns.state, cell: ({ state }) => state },
  { key: 'until', label: copy.plans.columns.until, kind: 'typed', cell: ({ until }) => dated(until) },
]
const holdColumns: Column<Data['holds'][number]>[] = [
  {
    key: 'moduleServer',
    label: copy.holds.columns.moduleServer,
    kind: 'title',
    cell: ({ moduleServer }) => moduleServer,
  },
  { key: 'sum', label: copy.holds.columns.sum, kind: 'typed', cell: ({ sum }) => sum },
  { key: 'until', label: copy.holds.columns.until, kind: 'typed', cell: ({ until }) => dated(until) },
]
const documentColumns: Column<Data['documents'][number]>[] = [
  { key: 'number', label: copy.documents.columns.number, kind: 'title', cell: ({ title }) => title },
  { key: 'kind', label: copy.documents.columns.kind, cell: ({ kind }) => kind },
  { key: 'at', label: copy.documents.columns.at, kind: 'typed', cell: ({ at }) => dated(at) },
]

const keyOf = ({ key }: { key: string }) => key

export default function CompanyMoney({ loaderData: data }: Route.ComponentProps) {
  return (
    <div className="wrap admin-money">
      <PageHead heading={data.company} lead={copy.lead} back={{ to: '/admin/money', text: copy.back }}>
        <KeyValueList align="end" rows={data.figures} />
      </PageHead>
      <h2>{copy.adjust.heading}</h2>
      <p>{copy.adjust.text}</p>
      <AdjustForm wallet={data.walletId} />
      <h2>{copy.statement.heading}</h2>
      <DataTable
        caption={copy.statement.caption}
        columns={lineColumns}
        rows={data.lines}
        rowKey={keyOf}
        empty={copy.statement.none}
      />
      <h2>{copy.payments.heading}</h2>
      <DataTable
        caption={copy.payments.caption}
        columns={paymentColumns}
        rows={data.payments}
        rowKey={keyOf}
        empty={copy.payments.none}
      />
      <h2>{copy.plans.heading}</h2>
      <DataTable
        caption={copy.plans.caption}
        columns={planColumns}
        rows={data.plans}
        rowKey={keyOf}
        empty={copy.plans.none}
      />
      <h2>{copy.holds.heading}</h2>
      <DataTable
        caption={copy.holds.caption}
        columns={holdColumns}
        rows={data.holds}
        rowKey={keyOf}
        empty={copy.holds.none}
      />
      <h2>{copy.documents.heading}</h2>
      <DataTable
        caption={copy.documents.caption}
        columns={documentColumns}
        rows={data.documents}
        rowKey={keyOf}
        empty={copy.documents.none}
      />
    </div>
  )
}
