import { describe, expect, it } from 'vitest'
import { inventedShops } from '../shops.ts'
import { letOrderArrive } from './arriving-orders.ts'
import { fulfillmentStatusOf } from './fulfillment-orders.ts'
import { financialStatusOf } from './order-money.ts'
import { deliveredAtOf, type Order } from './orders.ts'
import { emptyStore, openStore, type StoreChange } from './store.ts'
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

describe('orders that arrive by themselves', () => {
  const [tamarind] = inventedShops
  const minute = 60_000

  /** Three hours with an order each minute. */
  function watched() {
    if (!tamarind) throw new Error('The first store is there')
    const store = openStore(tamarind, { ...emptyStore(), anchor: Date.UTC(2026, 9, 1) })
    const before = new Set(store.customers())
    const begun = Date.now()
    const arrived = Array.from({ length: 180 }, (_, at) => letOrderArrive(store, begun + at * minute).id)
    return { store, before, orders: arrived.map((id) => store.find(id) as Order) }
  }

  it('[FRESH-04] are like those of the past: known and new customers, many products, cash and card', () => {
    const { orders, before } = watched()
    const share = (is: (order: Order) => boolean) => orders.filter(is).length / orders.length
    expect(share(({ customer }) => customer !== null && before.has(customer))).toBeGreaterThan(0.15)
    expect(new Set(orders.map(({ customer }) => customer)).size).toBeGreaterThan(100)
    expect(share(({ payment }) => payment === 'cash')).toBeCloseTo(1 / 3)
    const first = orders.map(({ lines }) => lines[0]?.title)
    expect(new Set(first).size).toBe(8)
    const parts = ({ customer, lines, payment }: Order) => [customer, lines.map(({ sku }) => sku), payment]
    expect(orders.map(parts)).toEqual(watched().orders.map(parts))
  })

  it('[FRESH-04] are sent and delivered in time, and cash is paid at the door', () => {
    const { store, orders } = watched()
    const unsent = [...store.ordersFrom()].filter(
      (order) => order.cancelledAt === null && fulfillmentStatusOf(order) === 'UNFULFILLED',
    )
    expect(unsent.length).toBeLessThan(25)
    const delivered = orders.filter(({ fulfillments }) => fulfillments.some(deliveredAtOf))
    expect(delivered.length).toBeGreaterThan(20)
    for (const order of delivered) expect(financialStatusOf(order)).toBe('PAID')
  })

  it('[FRESH-04] what is on hold waits', () => {
    const { store } = watched()
    const { id } = letOrderArrive(store)
    store.act(id, 'hold')
    const hour = Date.now() + 240 * minute
    for (let at = 0; at < 60; at += 1) letOrderArrive(store, hour + at * minute)
    expect(store.find(id)?.fulfillments).toEqual([])
  })
})
