import { Link } from 'react-router'
import { moneyPage as copy } from '#content/admin/money.ts'
import { rateLineName } from '#rules/money/message-names.ts'
import { pages } from '#content/shared/pages.ts'
import { readRevenue } from '#domain/money/staff/read-plan-list.ts'
import { walletCurrency } from '#domain/money/wallet/open-wallet.ts'
import { waitingRates } from '#domain/money/rates/publish-rate.ts'
import { listWallets, lowWallets, waitingAdjustments } from '#domain/money/staff/read-merchant-money.ts'
import { readComingRates } from '#domain/money/rates/read-rates.ts'
import { differencesIn, listReconciliations } from '#domain/money/ledger/reconcile-ledger.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { headOf } from '#web/document-head.ts'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { Decide } from './decide.tsx'
import { RateForm } from './rate-form.tsx'
import './money.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const low = await lowWallets(staff)
  const isLow = new Set(low.map(({ wallet }) => wallet.id))
  const others = (await listWallets(staff))
    .filter(({ wallet }) => !isLow.has(wallet.id))
    .map(({ wallet, company, lastReceipt }) => ({
      wallet,
      company: company ?? (lastReceipt ? copy.wallets.deletedWith(lastReceipt) : copy.wallets.deleted),
      isDeleted: company === null,
    }))
  return {
    waiting: (await waitingAdjustments(staff)).map(
      ({ adjustment: { id, act, amount, note, companyId, proposedBy }, currency, company, by }) => ({
        id,
        isOwn: proposedBy === staff.session.userId,
        companyId,
        what: amount === 0 ? act : `${act} ${formatMoney(amount, currency)}`,
        note,
        company: company ?? copy.wallets.deleted,
        by: by ?? '',
      }),
    ),
    wallets: [...low.map((row) => ({ ...row, isDeleted: false })), ...others].map(
      ({ wallet: { companyId, balance, held, currency, frozenAt, id }, company, isDeleted }) => ({
        companyId,
        company,
        balance: formatMoney(balance, currency),
        held: formatMoney(held, currency),
        state: isDeleted
          ? copy.wallets.left
          : frozenAt
            ? copy.wallets.frozen
            : isLow.has(id)
              ? copy.wallets.low
              : copy.wallets.fine,
        isAlert: !isDeleted && (frozenAt !== null || isLow.has(id)),
      }),
    ),
    rates: (await waitingRates(staff)).map(
      ({ proposal: { id, unitPrice, startsAt, currency, publishedBy, ...line }, by, before, affected }) => ({
        id,
        isOwn: publishedBy === staff.session.userId,
        line: rateLineName(line),
        before: before === null ? copy.rates.noneBefore : formatMoney(before, currency, 4),
        price: formatMoney(unitPrice, currency, 4),
        by: by ?? '',
        affected: copy.rates.affected(affected),
        from: startsAt.toISOString(),
      }),
    ),
    coming: (await readComingRates(staff, staff.clock.now())).map(({ id, unitPrice, startsAt, ...line }) => ({
      id: String(id),
      line: rateLineName(line),
      price: formatMoney(unitPrice, walletCurrency, 4),
      from: startsAt.toISOString(),
    })),
    reports: (await listReconciliations(staff)).map(({ id, at, differences, report, digest }) => ({
      id,
      at: at.toISOString(),
      differences,
      figures: [
        copy.report.figures(Number(report['wallets']), Number(report['transfers'])),
        ...differencesIn(report).map(({ rule, id: of }) => copy.report.difference(rule, of)),
      ].join('. '),
      digest: digest.slice(0, 16),
    })),
    revenue: await readRevenue(staff),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

const companyLink = ({ companyId, company }: { companyId: string; company: string }) => (
  <Link className="text-link" to={`/admin/money/${companyId}`}>
    {company}
  </Link>
)

const waitingColumns: Column<Data['waiting'][number]>[] = [
  { key: 'company', label: copy.waiting.columns.company, kind: 'title', cell: companyLink },
  { key: 'what', label: copy.waiting.columns.what, kind: 'typed', cell: ({ what }) => what },
  { key: 'note', label: copy.waiting.columns.note, cell: ({ note }) => note },
  { key: 'by', label: copy.waiting.columns.by, cell: ({ by }) => by },
  {
    key: 'actions',
    label: copy.waiting.columns.actions,
    kind: 'actions',
    cell: ({ id, what, company, isOwn }) => (
      <Decide id={id} of={`${what}, ${company}`} isOwn={isOwn} call="adminAdjustDecide" />
    ),
  },
]

const walletColumns: Column<Data['wallets'][number]>[] = [
  { key: 'company', label: copy.wallets.columns.company, kind: 'title', cell: companyLink },
  { key: 'balance', label: copy.wallets.columns.balance, kind: 'sum', cell: ({ balance }) => balance },
  { key: 'held', label: copy.wallets.columns.held, kind: 'sum', cell: ({ held }) => held },
  {
    key: 'state',
    label: copy.wallets.columns.state,
    cell: ({ state, isAlert }) => <Badge tone={isAlert ? 'alert' : 'plain'}>{state}</Badge>,
  },
]

const rateColumns: Column<Data['rates'][number]>[] = [
  { key: 'line', label: copy.rates.columns.line, kind: 'title', cell: ({ line }) => line },
  { key: 'before', label: copy.rates.columns.before, kind: 'sum', cell: ({ before }) => before },
  { key: 'price', label: copy.rates.columns.price, kind: 'sum', cell: ({ price }) => price },
  { key: 'by', label: copy.rates.columns.by, cell: ({ by }) => by },
  { key: 'affected', label: copy.rates.columns.affected, cell: ({ affected }) => affected },
  {
    key: 'from',
    label: copy.rates.columns.from,
    kind: 'typed',
    cell: ({ from }) => <FormattedDate at={from} precision="day" />,
  },
  {
    key: 'actions',
    label: copy.rates.columns.actions,
    kind: 'actions',
    cell: ({ id, line, isOwn }) => <Decide id={id} of={line} isOwn={isOwn} call="adminRateDecide" />,
  },
]

const comingColumns: Column<Data['coming'][number]>[] = [
  { key: 'line', label: copy.rates.columns.line, kind: 'title', cell: ({ line }) => line },
  { key: 'price', label: copy.rates.columns.price, kind: 'sum', cell: ({ price }) => price },
  {
    key: 'from',
    label: copy.rates.columns.from,
    kind: 'typed',
    cell: ({ from }) => <FormattedDate at={from} precision="day" />,
  },
]

const reportColumns: Column<Data['reports'][number]>[] = [
  { key: 'at', label: copy.report.columns.at, kind: 'title', cell: ({ at }) => <FormattedDate at={at} /> },
  {
    key: 'differences',
    label: copy.report.columns.differences,
    cell: ({ differences }) => <Badge tone={differences > 0 ? 'alert' : 'plain'}>{differences}</Badge>,
  },
  { key: 'figures', label: copy.report.columns.figures, kind: 'typed', cell: ({ figures }) => figures },
  { key: 'digest', label: copy.report.columns.digest, kind: 'typed', cell: ({ digest }) => digest },
]

function Recount() {
  const { run, busy } = useApiAction()
  const { now, started, startedText } = copy.report
  const start = () => void run('adminRecount', {}, { done: started, message: () => startedText })
  return (
    <div>
      <Button size="small" variant="secondary" busy={busy} onClick={start}>
        {now}
      </Button>
    </div>
  )
}

export default function Money({
  loaderData: { waiting, wallets, rates, coming, reports, revenue },
}: Route.ComponentProps) {
  return (
    <div className="wrap admin-money">
      <PageHead heading={copy.heading} lead={copy.lead}>
        <KeyValueList
          align="end"
          rows={[
            { term: copy.revenue.plans, value: revenue.plans },
            { term: copy.revenue.messages, value: revenue.messages },
            { term: copy.revenue.running, value: revenue.running },
            { term: copy.revenue.trials, value: revenue.trials },
          ]}
        />
      </PageHead>
      <p>
        <Link className="text-link" to="/admin/money/plans">
          {copy.plansPage}
        </Link>
        {' · '}
        <Link className="text-link" to="/admin/money/keys">
          {copy.keysPage}
        </Link>
      </p>
      <h2>{copy.waiting.heading}</h2>
      <DataTable
        caption={copy.waiting.caption}
        columns={waitingColumns}
        rows={waiting}
        rowKey={({ id }) => id}
        empty={copy.waiting.none}
      />
      <h2>{copy.wallets.heading}</h2>
      <DataTable
        caption={copy.wallets.caption}
        columns={walletColumns}
        rows={wallets}
        rowKey={({ companyId }) => companyId}
        empty={copy.wallets.none}
      />
      <h2>{copy.rates.heading}</h2>
      <DataTable
        caption={copy.rates.caption}
        columns={rateColumns}
        rows={rates}
        rowKey={({ id }) => id}
        empty={copy.rates.none}
      />
      <h3>{copy.rates.coming}</h3>
      <DataTable
        caption={copy.rates.coming}
        columns={comingColumns}
        rows={coming}
        rowKey={({ id }) => id}
        empty={copy.rates.noneComing}
      />
      <RateForm />
      <h2>{copy.report.heading}</h2>
      <DataTable
        caption={copy.report.caption}
        columns={reportColumns}
        rows={reports}
        rowKey={({ id }) => id}
        empty={copy.report.none}
      />
      <Recount />
    </div>
  )
}
