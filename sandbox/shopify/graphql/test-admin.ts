import { findShop } from '../shops.ts'
import { routingMs } from '../store/fulfillment-orders.ts'
import type { OrderEvent } from '../store/order-acts.ts'
import type { PlaceOrder } from '../store/new-order.ts'
import { emptyStore, openStore } from '../store/store.ts'
import { cancelPart } from './orders/cancel-part.ts'
import { makeExecutor } from './executor.ts'
import { orderEditPart } from './orders/order-edit-part.ts'
import { gid } from './part.ts'
import { parts } from './parts.ts'

const allScopes =
  'read_orders,read_products,write_customers,write_orders,write_order_edits,write_merchant_managed_fulfillment_orders'

// oxlint-disable-next-line typescript/no-explicit-any -- what comes back is compared, not used
type Data = any

/** A store with its Admin API, asked without HTTP. */
export function openAdmin(domain = 'tamarind-supply.myshopify.com', scopes = allScopes) {
  const shop = findShop(domain)
  if (!shop) throw new Error('Tests name a store')
  const store = openStore(shop, emptyStore())
  const events: OrderEvent[] = []
  store.changes.on('change', (change) => 'order' in change && events.push(change))
  let failsToCancel = false
  const cancels = cancelPart(() => failsToCancel)
  const executor = makeExecutor([...parts, orderEditPart(), cancels.part])
  const call = { shop, store, scopes: new Set(scopes.split(',')), url: 'http://sandbox' }

  async function ask(query: string, variables = {}): Promise<{ data: Data; errors?: Data }> {
    const document = executor.read(query)
    if (!('kind' in document)) throw document[0]
    const { data, errors } = await executor.run(document, call, variables)
    return { data, errors }
  }

  return {
    store,
    events,
    ask,
    failToCancel: () => (failsToCancel = true),
    /** What the mutation or the query of this name answers. */
    root: async (query: string, variables = {}): Promise<Data> =>
      Object.values((await ask(query, variables)).data)[0],
    /** An order that is to be sent already. */
    place: (options: PlaceOrder = {}) => store.place({ at: Date.now() - routingMs, ...options }),
    topics: () => events.splice(0).map(({ topic }) => topic),
    orderGid: (id: number) => gid('Order', id),
  }
}
