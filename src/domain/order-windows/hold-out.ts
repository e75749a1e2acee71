import { createHmac } from 'node:crypto'
import type { orderWindowRules } from '#database/schema/order-windows.ts'

type Rules = Pick<typeof orderWindowRules.$inferSelect, 'holdOutKey' | 'holdOutPercent'>

/**
 * Whether an order belongs to the hold-out: no window, no link, no message. Decided by a hash of the customer under
 * the outlet's own key, so that a customer always stays in the same group and nobody can predict it. Raising the
 * share keeps everybody of the smaller one. An order without a customer is drawn by its own number.
 */
export function isHeldOut(
  { holdOutKey, holdOutPercent }: Rules,
  { customerId, orderId }: { customerId: number | null; orderId: number },
): boolean {
  const subject = customerId === null ? `order ${orderId}` : `customer ${customerId}`
  const drawn = createHmac('sha256', holdOutKey).update(subject).digest().readUInt32BE(0) / 2 ** 32
  return drawn * 100 < holdOutPercent
}
