import { expect, it } from 'vitest'
import type { StoreChange } from './store.ts'
import { openStores } from './stores.ts'

it('[WIN-01] tells when it is decided where an order is sent from, a moment after the order', async () => {
  const heard: StoreChange[] = []
  const stores = openStores(undefined, (_, change) => heard.push(change))
  const order = stores.find('quiet-shed.myshopify.com')?.place()
  const topic = 'fulfillment_orders/order_routing_complete'
  expect(heard).not.toContainEqual(expect.objectContaining({ topic }))
  await expect
    .poll(() => heard)
    .toContainEqual(
      expect.objectContaining({ topic, fulfillmentOrder: expect.objectContaining({ isClosed: false }) }),
    )
  expect(order?.updatedAt).toBe(stores.find('quiet-shed.myshopify.com')?.find(order?.id ?? 0)?.updatedAt)
  await stores.close()
})
