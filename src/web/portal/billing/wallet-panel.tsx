import { billingPage, walletPanel as copy } from '#content/portal/billing.ts'
import { pages } from '#content/shared/pages.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'

interface Wallet {
  balance: string
  held: string
  reserve: string
  available: string
  credit: string
  owed: string
  isEmpty: boolean
  isFrozen: boolean
  /** No plan goes on, and there is money left that was paid. */
  mayLeave: boolean
  daysLeft: number | null
  /** Prices of messages such as they send that will be higher. */
  rises: readonly { id: number; message: string; before: string; after: string; startsAt: string }[]
  days: readonly { day: string; amount: number; words: string }[]
}

/** Four figures, how long it lasts, and what was spent. */
export function WalletPanel({ wallet, state }: { wallet: Wallet; state: string }) {
  const { daysLeft, days, rises, credit, owed } = wallet
  return (
    <Panel
      id="wallet"
      lit={!wallet.isEmpty && !wallet.isFrozen}
      surface={wallet.isFrozen ? 'pink' : 'white'}
      state={state}
    >
      <KeyValueList
        align="end"
        rows={[
          { term: copy.balance, value: wallet.balance },
          { term: copy.held, value: wallet.held },
          { term: copy.reserve, value: wallet.reserve },
          { term: copy.available, value: <b>{wallet.available}</b> },
          { term: copy.lasts, value: daysLeft === null ? billingPage.noBasis : billingPage.days(daysLeft) },
        ]}
      />
      {credit && <p className="billing-note">{copy.ofIt(credit)}</p>}
      {owed && <p className="billing-note">{copy.owed(owed)}</p>}
      {wallet.isFrozen && <p className="billing-note">{copy.frozen}</p>}
      {wallet.isEmpty && !wallet.isFrozen && <p className="billing-note">{copy.empty}</p>}
      {rises.map(({ id, message, before, after, startsAt }) => (
        <p key={id} className="billing-note">
          {copy.rise.from} <FormattedDate at={startsAt} precision="day" />:{' '}
          {copy.rise.prices(message, before, after)}
        </p>
      ))}
      {wallet.mayLeave && (
        <p className="billing-note">
          {copy.leaving.text}{' '}
          <a
            className="text-link"
            href={`${pages.contact.path}?message=${encodeURIComponent(copy.leaving.message)}`}
          >
            {copy.leaving.action}
          </a>
        </p>
      )}
      {days.length > 0 ? (
        <ChartFrame
          title={copy.chart.title}
          label={copy.chart.label}
          x={{ title: copy.chart.day, labels: days.map(({ day }) => day.slice(8)), every: 2 }}
          y={{
            title: copy.chart.sum,
            largest: Math.max(0.01, ...days.map(({ amount }) => amount)),
            format: (value) => `$${value}`,
          }}
          table={{
            summary: copy.chart.table,
            head: [copy.chart.day, copy.chart.sum],
            rows: days.map(({ day, words }) => [day, words]),
          }}
        >
          {(plot) => (
            <ChartBars
              plot={plot}
              bars={days.map(({ day, amount }) => ({ key: day, parts: [{ value: amount, ink: 'carbon' }] }))}
            />
          )}
        </ChartFrame>
      ) : (
        <p className="billing-note">{copy.chart.none}</p>
      )}
    </Panel>
  )
}
