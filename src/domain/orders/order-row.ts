import { windowReasons } from '#contract/account/order-window-shapes.ts'
import type { OrderRow, OrderState, PaymentState } from '#contract/orders/shapes.ts'
import type { orderWindows } from '#database/schema/order-windows.ts'
import type { storeOrders } from '#database/schema/stores.ts'
import { windowOf } from '../order-windows/window-row.ts'
import { plain } from '../shoppers/read-orders.ts'

type Order = typeof storeOrders.$inferSelect

/** Shopify's words for how an order is paid. */
const payments: Readonly<Record<string, PaymentState>> = {
  PAID: 'paid',
  PENDING: 'unpaid',
  EXPIRED: 'unpaid',
  AUTHORIZED: 'authorised',
  PARTIALLY_PAID: 'partly_paid',
  PARTIALLY_REFUNDED: 'partly_refunded',
  REFUNDED: 'refunded',
  VOIDED: 'voided',
}

interface Selected {
  order: Order
  window: typeof orderWindows.$inferSelect | null
  isChanged: boolean
}

export const viewRow = ({ order, window, isChanged }: Selected): OrderRow => ({
  id: String(order.id),
  name: order.name,
  at: order.processedAt.toISOString(),
  state: stateOf(order),
  is_returned: order.returnStatus !== '' && order.returnStatus !== 'NO_RETURN',
  payment: payments[order.financial] ?? 'unknown',
  is_cash: order.isCash,
  is_test: order.test,
  total: { amount: plain(order.total), currency: order.currency },
  window: window && viewWindow(window),
  is_changed: isChanged,
})

function viewWindow(row: typeof orderWindows.$inferSelect): OrderRow['window'] {
  const { state, reason, endsAt } = windowOf(row)
  return {
    state,
    reason: windowReasons.find((known) => known === reason) ?? null,
    ends_at: state === 'not_offered' ? null : endsAt.toISOString(),
  }
}

function stateOf({ cancelledAt, deliveredAt, fulfilment }: Order): OrderState {
  if (cancelledAt) return 'cancelled'
  if (deliveredAt) return 'delivered'
  if (fulfilment === 'FULFILLED') return 'sent'
  return fulfilment === 'PARTIALLY_FULFILLED' ? 'partly_sent' : 'open'
}
