import { gid } from './graphql/part.ts'
import { statusOf } from './store/fulfillment-orders.ts'
import type { OrderEvent } from './store/order-acts.ts'
import { type FulfillmentOrder, type Order, parcelStatusOf, trackingPath } from './store/orders.ts'
import type { StoreChange } from './store/store.ts'

interface Place {
  url: string
  shop: string
}

interface Webhook {
  topic: string
  body: object
}

const time = (at: number) => new Date(at).toISOString()

/** The webhooks that a change in a store sets off, with the few fields that the app asked for. */
export function webhooksOf(change: StoreChange, place: Place): Webhook[] {
  if ('customer' in change) {
    const { id, updatedAt } = change.customer
    const body = { id, admin_graphql_api_id: gid('Customer', id), updated_at: time(updatedAt) }
    return [{ topic: change.topic, body }]
  }
  const { topic, order } = change
  const isOfCustomer = topic === 'orders/create' || topic === 'orders/delete'
  return [
    { topic, body: bodyOf(change, order, place) },
    ...(isOfCustomer && order.customer !== null ? [customerWebhook(order, order.customer)] : []),
  ]
}

/** How often they ordered is part of a customer. */
const customerWebhook = ({ updatedAt }: Order, id: number): Webhook => ({
  topic: 'customers/update',
  body: { id, admin_graphql_api_id: gid('Customer', id), updated_at: time(updatedAt) },
})

function bodyOf(event: OrderEvent, order: Order, place: Place): object {
  const { id } = order
  switch (event.topic) {
    case 'orders/delete':
      return { id }
    case 'orders/edited':
      return { order_edit: editOf(event, order) }
    case 'refunds/create': {
      const refund = order.refunds.at(-1)?.id ?? 0
      return { id: refund, admin_graphql_api_id: gid('Refund', refund), order_id: id }
    }
    case 'fulfillments/create':
    case 'fulfillments/update':
      return parcelOf(order, place)
    case 'fulfillment_orders/order_routing_complete':
    case 'fulfillment_orders/placed_on_hold':
    case 'fulfillment_orders/hold_released':
    case 'fulfillment_orders/progress_reported':
      return fulfillmentOrderOf(event)
    case 'returns/request':
    case 'returns/decline': {
      const back = order.returns.at(-1)?.id ?? 0
      return {
        id: back,
        admin_graphql_api_id: gid('Return', back),
        order: { id, admin_graphql_api_id: gid('Order', id) },
      }
    }
    default:
      return { id, admin_graphql_api_id: gid('Order', id), updated_at: time(order.updatedAt) }
  }
}

function editOf({ edited }: OrderEvent, { id, updatedAt }: Order): object {
  return {
    id: edited?.id,
    order_id: id,
    created_at: time(updatedAt),
    notify_customer: false,
    staff_note: edited?.staffNote ?? null,
    line_items: { additions: edited?.additions ?? [], removals: edited?.removals ?? [] },
  }
}

function fulfillmentOrderOf({ fulfillmentOrder, hold }: OrderEvent): object {
  return {
    fulfillment_order: fulfillmentOrder && shortOf(fulfillmentOrder),
    ...(hold && {
      created_fulfillment_hold: {
        id: gid('FulfillmentHold', hold.id),
        reason: hold.reason.toLowerCase(),
        reason_notes: hold.notes,
      },
    }),
  }
}

const shortOf = (one: FulfillmentOrder) => ({
  id: gid('FulfillmentOrder', one.id),
  status: statusOf(one).toLowerCase(),
})

function parcelOf({ id, fulfillments }: Order, { url, shop }: Place): object {
  const parcel = fulfillments.at(-1)
  if (!parcel) return {}
  return {
    id: parcel.id,
    admin_graphql_api_id: gid('Fulfillment', parcel.id),
    order_id: id,
    status: 'success',
    shipment_status: parcelStatusOf(parcel).toLowerCase(),
    tracking_company: parcel.company,
    tracking_number: parcel.trackingNumber,
    tracking_url: `${url}${trackingPath(shop, parcel)}`,
    updated_at: time(parcel.updatedAt),
  }
}
