import { fulfillmentStatusOf } from './store/fulfillment-orders.ts'
import type { OrderAct } from './store/order-acts.ts'
import { type Order, type ParcelStatus, parcelStatusOf } from './store/orders.ts'

export const actNames: Record<OrderAct, string> = {
  start: 'Start packing',
  fulfill: 'Fulfil',
  transit: 'In transit',
  out: 'Out for delivery',
  deliver: 'Deliver',
  fail: 'Delivery failed',
  hold: 'Put on hold by another app',
  unhold: 'End the other app’s hold',
  release: 'Release all holds',
  pay: 'Mark as paid',
  cancel: 'Cancel',
  refund: 'Refund half',
  'refund-all': 'Refund all',
  return: 'Ask for a return',
  decline: 'Decline the return',
  edit: 'Add one item',
  remove: 'Remove one item',
  delete: 'Delete',
}

export const parcelWords: Record<ParcelStatus, string> = {
  LABEL_PRINTED: 'Label printed',
  IN_TRANSIT: 'In transit',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  FAILURE: 'Delivery failed',
}

export const statusWords = {
  PENDING: 'Payment pending',
  PARTIALLY_PAID: 'Partially paid',
  PAID: 'Paid',
  PARTIALLY_REFUNDED: 'Partially refunded',
  REFUNDED: 'Refunded',
  VOIDED: 'Voided',
  UNFULFILLED: 'Unfulfilled',
  OPEN: 'Open',
  CLOSED: 'Closed',
  IN_PROGRESS: 'In progress',
  ON_HOLD: 'On hold',
  PARTIALLY_FULFILLED: 'Partially fulfilled',
  FULFILLED: 'Fulfilled',
} as const

/** Where the order's parcel is. */
export function parcelText(order: Order): string {
  const parcel = order.fulfillments.at(-1)
  return parcel ? parcelWords[parcelStatusOf(parcel)] : statusWords[fulfillmentStatusOf(order)]
}
