import { useEffect, useState } from 'react'
import { leftOf } from '#content/account/format.ts'
import { orderChangesPanel as copy } from '#content/portal/order-window.ts'
import type { Money } from '#contract/account/money.ts'
import type { OrderChange, OrderWindowRow } from '#contract/account/window-settings-shapes.ts'
import { formatMoney, microsOf } from '#rules/money/amounts.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'

export interface OrderChanges {
  windows: readonly OrderWindowRow[]
  changes: readonly OrderChange[]
  next: string | null
}

const lookEveryMs = 5_000

const isUnderWay = ({ state }: OrderWindowRow) =>
  state === 'waiting' ||
  state === 'open' ||
  state === 'owing' ||
  state === 'cancelling' ||
  state === 'unconfirmed'

/** Which orders can still change, and what customers changed, newest first. */
export function ChangesPanel({ first, isOn }: { first: OrderChanges; isOn: boolean }) {
  const { windows, changes, next, isBusy, more } = useOrderChanges(first, isOn)
  const open = windows.filter(isUnderWay).length
  return (
    <Panel id="changes" lit={open > 0} state={copy.state(open)} wide>
      <div className="window-lists">
        <section>
          <h3>{copy.windows.caption}</h3>
          <DataTable
            caption={copy.windows.caption}
            columns={windowColumns}
            rows={windows}
            rowKey={({ order_id: id }) => id}
            empty={copy.windows.empty}
          />
        </section>
        <section>
          <h3>{copy.changes.caption}</h3>
          <DataTable
            caption={copy.changes.caption}
            columns={changeColumns}
            rows={changes}
            rowKey={({ id }) => id}
            empty={copy.changes.empty}
          />
          {next !== null && (
            <Button type="button" variant="secondary" busy={isBusy} onClick={() => void more()}>
              {copy.changes.older}
            </Button>
          )}
        </section>
      </div>
    </Panel>
  )
}

/** Looks again every few seconds, while windows are offered and the page is seen. Older pages that were fetched stay below. */
function useOrderChanges(first: OrderChanges, isOn: boolean) {
  const toast = useToast()
  const [newest, setNewest] = useState(first)
  const [older, setOlder] = useState<Pick<OrderChanges, 'changes' | 'next'>>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const look = async () => {
      if (document.hidden) return
      const answer = await merchantApi('orderChanges', {})
      if (answer.ok) setNewest(answer.data.data)
    }
    const timer = setInterval(() => void look(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isOn])
  const next = older ? older.next : newest.next
  const more = async () => {
    setBusy(true)
    const answer = await merchantApi('orderChanges', { cursor: next ?? '' })
    setBusy(false)
    if (!answer.ok) return toast({ status: 'error', title: copy.changes.older, message: copy.noAnswer })
    const { data } = answer.data
    setOlder({ changes: [...(older?.changes ?? []), ...data.changes], next: data.next })
  }
  const ids = new Set(newest.changes.map(({ id }) => id))
  const below = older?.changes.filter(({ id }) => !ids.has(id)) ?? []
  return { windows: newest.windows, changes: [...newest.changes, ...below], next, isBusy, more }
}

const windowColumns: Column<OrderWindowRow>[] = [
  {
    key: 'order',
    label: copy.windows.columns.order,
    kind: 'title',
    cell: ({ order_name: name, is_cash: isCash }) => (
      <>
        {name} {isCash && <Badge>{copy.windows.cash}</Badge>}
      </>
    ),
  },
  {
    key: 'opened',
    label: copy.windows.columns.opened,
    kind: 'typed',
    cell: ({ opened_at: at }) => <FormattedDate at={at} />,
  },
  {
    key: 'state',
    label: copy.windows.columns.state,
    cell: ({ state, reason }) =>
      reason && state !== 'cancelled' ? `${copy.states[state]}: ${copy.reasons[reason]}` : copy.states[state],
  },
  {
    key: 'left',
    label: copy.windows.columns.left,
    kind: 'typed',
    cell: ({ state, ends_at: endsAt }) => (state === 'open' && endsAt ? <TimeLeft until={endsAt} /> : '–'),
  },
]

/** The server writes until when; the browser counts down. */
function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return <FormattedDate at={until} />
  return <time dateTime={until}>{leftOf(Math.max(0, Date.parse(until) - now))}</time>
}

const changeColumns: Column<OrderChange>[] = [
  {
    key: 'order',
    label: copy.changes.columns.order,
    kind: 'title',
    cell: ({ order_name: name }) => name,
  },
  { key: 'at', label: copy.changes.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'what', label: copy.changes.columns.what, cell: whatOf },
  {
    key: 'answer',
    label: copy.changes.columns.answer,
    cell: answerOf,
  },
  {
    key: 'sum',
    label: copy.changes.columns.sum,
    kind: 'sum',
    cell: ({ difference }) => (difference && Number(difference.amount) !== 0 ? sumOf(difference) : '–'),
  },
]

/** Titles with the counts before and after; of an address, only that it changed. */
function whatOf({ kind, lines }: OrderChange): string {
  if (lines.length === 0) return copy.kinds[kind]
  const text = lines.map(({ title, before, after }) => `${title} ${before} → ${after}`).join('; ')
  return kind === 'items' ? text : `${copy.kinds[kind]}: ${text}`
}

/** What Shopify did, and why not. */
function answerOf({ state, refunded, problem }: OrderChange): string {
  if (problem) return `${copy.answers[state]}: ${copy.problems[problem]}`
  return refunded ? `${copy.answers[state]}, ${copy.refunded(sumOf(refunded))}` : copy.answers[state]
}

const sumOf = ({ amount, currency }: Money): string => formatMoney(microsOf(Number(amount)), currency)
