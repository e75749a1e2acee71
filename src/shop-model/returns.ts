import type { ActionOf, Refusal } from './actions.ts'
import { day, findVariant, productOf } from './catalogue.ts'
import { addPoints, pointsFor } from './points.ts'
import type { DemoState, Order, Return, ReturnKind, ReturnReason } from './state.ts'
import { moveStock, nextId, refuse, recordEvent, type Draft } from './draft.ts'
import { findOrder, priceOf, stockOf } from './state-queries.ts'

/** What each reason allows, most fitting first. */
export const kindsFor: Record<ReturnReason, readonly ReturnKind[]> = {
  mind: ['return', 'exchange'],
  size: ['exchange', 'return'],
  colour: ['exchange', 'return'],
  broken: ['replacement', 'return'],
  wrong: ['replacement', 'exchange', 'return'],
}

export const reasonNeedsPhoto = (reason: ReturnReason): boolean => reason === 'broken'

/** How many of a line can still be returned. */
export function leftToReturn(state: DemoState, order: Order, line: number): number {
  const taken = state.returns
    .filter((one) => one.order === order.id && one.line === line && one.withdrawnAt === undefined)
    .reduce((sum, { count }) => sum + count, 0)
  return (order.lines[line]?.count ?? 0) - taken
}

export const lastDayFor = ({ shop }: DemoState, order: Order, kind: ReturnKind): number =>
  (order.deliveredAt ?? 0) + shop.rules.days[kind] * day

/** Why a line cannot be returned in this way. */
export function returnRefusal(
  { state, now }: Draft,
  order: Order,
  line: number,
  kind: ReturnKind,
): Refusal | undefined {
  const bought = order.lines[line]
  if (!bought) return refuse('unknown')
  if (order.cancelledAt !== undefined) return refuse('already_cancelled')
  if (order.deliveredAt === undefined) return refuse('not_delivered')
  if (productOf(state, bought.product).isFinal && kind !== 'replacement') return refuse('not_returnable')
  const last = lastDayFor(state, order, kind)
  if (now > last) return refuse('return_late', { last, days: state.shop.rules.days[kind] })
  if (leftToReturn(state, order, line) === 0) return refuse('all_returned')
  return undefined
}

/** What the customer gets, in cents. Negative if they pay. */
export function settlementOf(
  state: DemoState,
  order: Order,
  action: Omit<ActionOf<'return.request'>, 'type' | 'order'>,
): number {
  const line = order.lines[action.line]
  if (!line) return 0
  const paid = line.price * action.count
  if (action.kind === 'replacement') return 0
  if (action.kind === 'exchange') {
    return paid - priceOf(state, line.product, action.variant ?? line.variant) * action.count
  }
  // Credit has a bonus and no postage.
  if (action.settle === 'credit') return Math.round(paid * (1 + state.bonus / 100))
  return Math.max(0, paid - (action.reason === 'mind' ? state.shop.rules.returnPostage : 0))
}

export function requestReturn(draft: Draft, action: ActionOf<'return.request'>): Refusal | undefined {
  const { state, now } = draft
  const order = findOrder(state, action.order)
  if (!order) return refuse('unknown')
  const refusal = returnRefusal(draft, order, action.line, action.kind)
  if (refusal) return refusal
  const line = order.lines[action.line]
  const left = leftToReturn(state, order, action.line)
  if (!line || !Number.isInteger(action.count) || action.count < 1) return refuse('unknown')
  if (action.count > left) return refuse('too_many', { most: left })
  if (!kindsFor[action.reason].includes(action.kind)) return refuse('reason_unfit')
  if (reasonNeedsPhoto(action.reason) && !action.hasPhoto) return refuse('photo_required')
  const entry: Return = {
    id: nextId(draft, 'R'),
    order: order.id,
    line: action.line,
    count: action.count,
    kind: action.kind,
    reason: action.reason,
    requestedAt: now,
    amount: settlementOf(state, order, action),
  }
  if (action.kind === 'return') entry.settle = action.settle ?? 'refund'
  else {
    const instead = action.kind === 'exchange' ? action.variant : line.variant
    if (!instead || !findVariant(state, line.product, instead)) return refuse('unknown')
    if (action.kind === 'exchange' && instead === line.variant) return refuse('variant_same')
    const stock = stockOf(state, line.product, instead)
    if (stock < action.count) {
      return refuse('stock_short', { name: productOf(state, line.product).name, left: stock })
    }
    entry.variant = instead
    // The new item is reserved at once.
    moveStock(draft, { product: line.product, variant: instead }, -action.count)
  }
  state.returns.unshift(entry)
  recordEvent(draft, 'return_approved', {
    order: order.id,
    details: { kind: entry.kind, amount: entry.amount, settle: entry.settle ?? '', reason: entry.reason },
  })
  return undefined
}

export function withdrawReturn(draft: Draft, { id }: ActionOf<'return.withdraw'>): Refusal | undefined {
  const { state } = draft
  const entry = state.returns.find((one) => one.id === id)
  const line = entry && findOrder(state, entry.order)?.lines[entry.line]
  if (!entry || !line || entry.withdrawnAt !== undefined) return refuse('unknown')
  if (entry.collectedAt !== undefined) return refuse('return_moving')
  entry.withdrawnAt = draft.now
  if (entry.variant) moveStock(draft, { product: line.product, variant: entry.variant }, entry.count)
  recordEvent(draft, 'return_withdrawn', { order: entry.order, details: { kind: entry.kind } })
  return undefined
}

export function collectReturn(draft: Draft, entry: Return): void {
  entry.collectedAt = draft.now
  recordEvent(draft, 'return_collected', { order: entry.order, details: { kind: entry.kind } })
}

/** Moves stock, credit and points. Broken items do not go back to stock. */
export function settleReturn(draft: Draft, entry: Return): void {
  const { state } = draft
  entry.settledAt = draft.now
  const line = findOrder(state, entry.order)?.lines[entry.line]
  if (!line) return
  if (entry.reason !== 'broken') moveStock(draft, line, entry.count)
  if (entry.kind === 'return') {
    if (entry.settle === 'credit') state.credit += entry.amount
    const points = -pointsFor(state, line.price * entry.count)
    addPoints(draft, { kind: 'reversal', ref: entry.order, points })
  } else if (entry.kind === 'exchange') {
    // The price difference earns or costs points.
    const points = Math.sign(-entry.amount) * pointsFor(state, Math.abs(entry.amount))
    addPoints(draft, { kind: 'exchange', ref: entry.order, points })
  }
  recordEvent(draft, 'return_settled', {
    order: entry.order,
    details: { kind: entry.kind, amount: entry.amount, settle: entry.settle ?? '' },
  })
}
