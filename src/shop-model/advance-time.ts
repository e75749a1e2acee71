import type { Shop } from './catalogue.ts'
import { clockAt } from './clock.ts'
import { closesAt, readyAt, stageOf } from './order-stage.ts'
import { expireOrder, lockOrder } from './orders.ts'
import { collectReturn, settleReturn } from './returns.ts'
import type { EventKind, Order, Return } from './state.ts'
import { dueAt, sendBox } from './subscriptions.ts'
import { remind, weekReminderAt } from './wishes.ts'
import { recordEvent, type Draft } from './draft.ts'

/** A change that happens at a certain time. */
interface DueChange {
  at: number
  run: () => void
}

/**
 * Advances the shop's time to `until`. Due changes run one by one, each at its own time, so that a jump over a day has
 * the same result as a day of waiting.
 */
export function advanceTo(draft: Draft, until: number): void {
  for (let guard = 0; guard < 500; guard += 1) {
    const next = dueChanges(draft)
      .filter(({ at }) => at <= until)
      .toSorted((one, other) => one.at - other.at)[0]
    if (!next) break
    draft.now = Math.max(draft.now, next.at)
    next.run()
  }
  draft.now = Math.max(draft.now, until)
}

export function advanceToWallClock(draft: Draft, wall: number): void {
  draft.state.clock = clockAt(draft.state.clock, wall)
  advanceTo(draft, draft.state.clock.at)
}

function dueChanges(draft: Draft): DueChange[] {
  const { orders, returns, subscriptions, wishes } = draft.state
  return [
    ...orders.flatMap((order) => forOrder(draft, order)),
    ...returns.flatMap((entry) => forReturn(draft, entry)),
    ...subscriptions.map((one) => ({ at: dueAt(one), run: () => sendBox(draft, one) })),
    ...wishes.flatMap((wish) => {
      const at = weekReminderAt(wish)
      return at === undefined ? [] : [{ at, run: () => remind(draft, wish) }]
    }),
  ]
}

type ParcelStep = keyof Shop['rules']['parcel']
const marks = { packed: 'packedAt', sent: 'sentAt', near: 'nearAt', delivered: 'deliveredAt' } as const
const following = { locked: 'packed', packed: 'sent', sent: 'near', near: 'delivered' } as const
const kinds: Record<ParcelStep, EventKind> = {
  packed: 'order_packed',
  sent: 'order_sent',
  near: 'order_near',
  delivered: 'order_delivered',
}

function forOrder(draft: Draft, order: Order): DueChange[] {
  const { rules } = draft.state.shop
  const stage = stageOf(order)
  switch (stage) {
    case 'open':
      return [{ at: closesAt(draft.state, order), run: () => lockOrder(draft, order) }]
    case 'unconfirmed':
      return [{ at: (order.lockedAt ?? 0) + rules.confirmWithin, run: () => expireOrder(draft, order) }]
    case 'locked':
    case 'packed':
    case 'sent':
    case 'near': {
      const step = following[stage]
      return [
        { at: readyAt(draft.state, order) + rules.parcel[step], run: () => advance(draft, order, step) },
      ]
    }
    default:
      return []
  }
}

function advance(draft: Draft, order: Order, step: ParcelStep): void {
  order[marks[step]] = draft.now
  // Cash is paid on delivery.
  if (step === 'delivered') order.paidAt ??= draft.now
  recordEvent(draft, kinds[step], { order: order.id })
}

function forReturn(draft: Draft, entry: Return): DueChange[] {
  if (entry.settledAt !== undefined || entry.withdrawnAt !== undefined) return []
  const { collected, settled } = draft.state.shop.rules.returnSteps
  return entry.collectedAt === undefined
    ? [{ at: entry.requestedAt + collected, run: () => collectReturn(draft, entry) }]
    : [{ at: entry.requestedAt + settled, run: () => settleReturn(draft, entry) }]
}
