import { gid } from './graphql/part.ts'
import type { StoreChange } from './store/store.ts'

/** The webhooks that a change of an order sets off, with the few fields that the app asked for. */
export function webhooksOf({ topic, id, order }: StoreChange): { topic: string; body: object }[] {
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
