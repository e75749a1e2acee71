import { createHmac } from 'node:crypto'
import type { orderWindowRules } from '#database/schema/order-windows.ts'

type Rules = Pick<typeof orderWindowRules.$inferSelect, 'holdOutKey' | 'holdOutPercent'>

/**
 * Whether an order is one to compare with: no window, no link, no message. By a hash of its customer under the outlet's
 * own key, so that a customer is always in the same group and nobody can work out who is in which. A larger share
 * keeps everybody of the smaller one. An order without a customer stands for itself.
 */
export function isHeldOut(
  { holdOutKey, holdOutPercent }: Rules,
  { customerId, orderId }: { customerId: number | null; orderId: number },
): boolean {
  const subject = customerId === null ? `order ${orderId}` : `customer ${customerId}`
  const drawn = createHmac('sha256', holdOutKey).update(subject).digest().readUInt32BE(0) / 2 ** 32
  return drawn * 100 < holdOutPercent
}
