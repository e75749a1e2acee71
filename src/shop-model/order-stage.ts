import { shopRules } from './catalogue.ts'
import type { Order } from './state.ts'

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

/** Where an order stands. Only the model sets the marks, so the furthest one is the answer. */
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

export const closesAt = (order: Order): number => order.placedAt + shopRules.window

/** How much of the window is left, in milliseconds; 0 once the order is locked or gone. */
export const windowLeft = (order: Order, now: number): number =>
  stageOf(order) === 'open' ? Math.max(0, closesAt(order) - now) : 0

/** From when the parcel's steps are counted. */
export const readyAt = (order: Order): number =>
  Math.max(order.lockedAt ?? closesAt(order), order.confirmedAt ?? 0, order.paidAt ?? 0)

/** When it is, or was, at the door. */
export const arrivesAt = (order: Order): number =>
  order.deliveredAt ?? readyAt(order) + shopRules.parcel.delivered
