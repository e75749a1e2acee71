import { windowSavingsPanel as copy } from '#content/portal/order-window.ts'
import type { WindowSavings } from '#contract/account/window-settings-shapes.ts'
import { formatMoney, microsOf } from '#rules/money/amounts.ts'
import { includesZero } from '#rules/statistics/rate-difference.ts'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'

type Row = WindowSavings['incidents'][number]

const count = (value: number) => value.toLocaleString('en')
const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`
const signed = (rate: number) => `${rate > 0 ? '+' : rate < 0 ? '−' : ''}${Math.abs(rate * 100).toFixed(1)}`

/** What the order window saved, compared with customers who have none. */
export function SavingsPanel({ savings }: { savings: WindowSavings }) {
  const { share, offered, held_out: heldOut, waiting, enough } = savings
  const any = savings.incidents.find(({ name }) => name === 'any')?.compared
  const isEmpty = share === 0
  const state = isEmpty ? 'none' : any ? 'done' : 'early'
  return (
    <Panel id="saved" state={copy.state[state]} wide>
      <div className="window-lists">
        <p>{isEmpty ? copy.none : copy.intro(share)}</p>
        {!isEmpty && (
          <>
            <KeyValueList
              rows={[
                { term: copy.counts.offered, value: count(offered) },
                { term: copy.counts.heldOut, value: count(heldOut) },
                { term: copy.counts.waiting, value: count(waiting) },
                ...(savings.saved ? [{ term: copy.saved, value: sumOf(savings.saved) }] : []),
              ]}
            />
            <p>{any ? (includesZero(any) ? copy.chance : copy.sure) : copy.early(enough)}</p>
            <DataTable
              caption={copy.caption}
              columns={columnsOf(savings)}
              rows={savings.incidents}
              rowKey={({ name }) => name}
              empty=""
            />
            {any && !savings.saved && <p className="caption">{copy.noCost}</p>}
          </>
        )}
      </div>
    </Panel>
  )
}

function sumOf({ currency, amount, low, high }: NonNullable<WindowSavings['saved']>): string {
  const words = (sum: number) => formatMoney(microsOf(Math.round(sum)), currency, 0)
  return `${words(amount)}, ${copy.range(words(low), words(high))}`
}

const inGroup = (happened: number, of: number, isCompared: boolean) =>
  isCompared ? copy.rate(count(happened), percent(happened / of)) : count(happened)

/** Counts always; rates and their difference once there are enough orders. */
function columnsOf({ offered, held_out: heldOut }: WindowSavings): Column<Row>[] {
  const { columns } = copy
  return [
    { key: 'incident', label: columns.incident, kind: 'title', cell: ({ name }) => copy.incidents[name] },
    {
      key: 'offered',
      label: columns.offered,
      kind: 'typed',
      cell: (row) => inGroup(row.offered, offered, row.compared !== null),
    },
    {
      key: 'held-out',
      label: columns.heldOut,
      kind: 'typed',
      cell: (row) => inGroup(row.held_out, heldOut, row.compared !== null),
    },
    {
      key: 'difference',
      label: columns.difference,
      kind: 'typed',
      cell: ({ compared }) => (compared ? copy.points(signed(compared.difference)) : '–'),
    },
    {
      key: 'interval',
      label: columns.interval,
      kind: 'typed',
      cell: ({ compared }) => (compared ? copy.between(signed(compared.low), signed(compared.high)) : '–'),
    },
  ]
}
