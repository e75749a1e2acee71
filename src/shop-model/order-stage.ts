import type { DemoState, Order } from './state.ts'

export const stages = [
  'open',
  'unconfirmed',
  'locked',
  'packed',
  'sent',
  'near',
  'delivered',
  'cancelled',
] as const
export type Stage = (typeof stages)[number]

/** The stage follows from the latest step that has a time. */
export function stageOf(order: Order): Stage {
  if (order.cancelledAt !== undefined) return 'cancelled'
  if (order.deliveredAt !== undefined) return 'delivered'
  if (order.nearAt !== undefined) return 'near'
  if (order.sentAt !== undefined) return 'sent'
  if (order.packedAt !== undefined) return 'packed'
  if (order.lockedAt === undefined) return 'open'
  return needsConfirming(order) ? 'unconfirmed' : 'locked'
}

/** Cash has to be confirmed before a courier is booked. */
export const needsConfirming = (order: Order): boolean =>
  order.payment === 'cash' && order.paidAt === undefined && order.confirmedAt === undefined

type HasShop = Pick<DemoState, 'shop'>

export const closesAt = ({ shop }: HasShop, order: Order): number => order.placedAt + shop.rules.window

/** Milliseconds left to edit or cancel; 0 once the order is locked or cancelled. */
export const windowLeft = (state: HasShop, order: Order, now: number): number =>
  stageOf(order) === 'open' ? Math.max(0, closesAt(state, order) - now) : 0

/** When the parcel's steps start. */
export const readyAt = (state: HasShop, order: Order): number =>
  Math.max(order.lockedAt ?? closesAt(state, order), order.confirmedAt ?? 0, order.paidAt ?? 0)

/** When it was or will be delivered. */
export const arrivesAt = (state: HasShop, order: Order): number =>
  order.deliveredAt ?? readyAt(state, order) + state.shop.rules.parcel.delivered
