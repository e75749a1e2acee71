import { gid } from './graphql/part.ts'
import { parcelStatusOf, trackingPath } from './store/orders.ts'
import type { StoreChange } from './store/store.ts'

/** The webhooks that a change in a store sets off, with the few fields that the app asked for. */
export function webhooksOf(
  change: StoreChange,
  { url, shop }: { url: string; shop: string },
): { topic: string; body: object }[] {
  if ('customer' in change) {
    const { id, updatedAt } = change.customer
    const updated_at = new Date(updatedAt).toISOString()
    return [{ topic: change.topic, body: { id, admin_graphql_api_id: gid('Customer', id), updated_at } }]
  }
  const { topic, id, order } = change
  const updated_at = new Date(order.updatedAt).toISOString()
  const orderBody = { id, admin_graphql_api_id: gid('Order', id), updated_at }
  const customer = order.customer ?? 0
  const customerWebhook = {
    topic: 'customers/update',
    body: { id: customer, admin_graphql_api_id: gid('Customer', customer), updated_at },
  }
  switch (topic) {
    case 'orders/create':
      return [{ topic, body: orderBody }, ...(customer ? [customerWebhook] : [])]
    case 'orders/delete':
      return [{ topic, body: { id } }, ...(customer ? [customerWebhook] : [])]
    case 'refunds/create': {
      const refund = order.refunds.at(-1)?.id ?? 0
      const body = { id: refund, admin_graphql_api_id: gid('Refund', refund), order_id: id }
      return [
        { topic, body },
        { topic: 'orders/updated', body: orderBody },
      ]
    }
    case 'fulfillments/create':
    case 'fulfillments/update': {
      const parcel = order.fulfillments.at(-1)
      if (!parcel) return []
      const body = {
        id: parcel.id,
        admin_graphql_api_id: gid('Fulfillment', parcel.id),
        order_id: id,
        status: 'success',
        shipment_status: parcelStatusOf(parcel).toLowerCase(),
        tracking_company: parcel.company,
        tracking_number: parcel.trackingNumber,
        tracking_url: `${url}${trackingPath(shop, parcel)}`,
        updated_at: new Date(parcel.updatedAt).toISOString(),
      }
      return [
        { topic, body },
        { topic: 'orders/updated', body: orderBody },
      ]
    }
    case 'returns/request':
    case 'returns/decline': {
      const back = order.returns.at(-1)?.id ?? 0
      const body = {
        id: back,
        admin_graphql_api_id: gid('Return', back),
        order: { id, admin_graphql_api_id: gid('Order', id) },
      }
      return [{ topic, body }]
    }
    default:
      return [{ topic, body: orderBody }]
  }
}
