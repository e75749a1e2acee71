import { describe, expect, it } from 'vitest'
import { inventedShops } from '../shops.ts'
import { webhooksOf } from '../store-webhooks.ts'
import { type OrderAct } from './order-acts.ts'
import { financialStatusOf, totalOf } from './order-money.ts'
import { deliveredAtOf } from './orders.ts'
import { emptyStore, openStore, type StoreChange } from './store.ts'

const [tamarind] = inventedShops
if (!tamarind) throw new Error('The first store is there')
const open = () => {
  const store = openStore(tamarind, emptyStore())
  const heard: StoreChange[] = []
  store.changes.on('change', (change) => heard.push(change))
  return { store, heard }
}
const topicsOf = (changes: StoreChange[]) =>
  changes
    .flatMap((change) => webhooksOf(change, { url: 'http://sandbox', shop: tamarind.domain }))
    .map((one) => one.topic)

describe('a store’s past', () => {
  it('has regulars with several orders, the same people each time', () => {
    const regulars = open().store.regulars(5)
    expect(regulars).toEqual(
      open()
        .store.regulars(5)
        .map((customer) => ({ ...customer, createdAt: expect.any(Number), updatedAt: expect.any(Number) })),
    )
    const { store } = open()
    for (const { id, email } of regulars) {
      const orders = store.ordersBy(id)
      expect(orders.length).toBeGreaterThanOrEqual(3)
      expect(orders).toHaveLength(store.ordersOf(id))
      for (const order of orders) expect(order).toMatchObject({ customer: id, email })
    }
  })

  it('has parcels that agree with their orders', () => {
    for (const order of open().store.ordersFrom()) {
      const [parcel] = order.fulfillments
      const times = parcel?.events.map(({ happenedAt }) => happenedAt) ?? []
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      const deliveredAt = parcel ? deliveredAtOf(parcel) : null
      expect(order.cancelledAt === null || parcel === undefined).toBe(true)
      expect(order.payments[0]?.createdAt ?? null).toBe(
        order.payment === 'cash' ? deliveredAt : order.createdAt,
      )
      expect(order.updatedAt).toBeGreaterThanOrEqual(times.at(-1) ?? order.createdAt)
      expect(order.tax.amount).toBeLessThan(totalOf(order))
    }
  })

  it('finds each customer by email and by phone number', () => {
    const { store } = open()
    const regulars = store.regulars(20)
    for (const { id, email } of regulars.filter((one) => one.email)) {
      expect(store.people.findBy({ email: email?.toUpperCase() })?.id).toBe(id)
    }
    for (const { id, phone } of regulars.filter((one) => one.phone)) {
      expect(store.people.findBy({ phone })?.id).toBe(id)
    }
    expect(store.people.findBy({ email: 'nobody@mail.example', phone: '+10' })).toBeUndefined()
  })
})

describe('a change in a store', () => {
  it('is told by the webhooks that Shopify sends', () => {
    const { store, heard } = open()
    const { id } = store.place({ payment: 'cash' })
    const acts: [OrderAct, string[]][] = [
      ['fulfill', ['fulfillments/create', 'orders/fulfilled', 'orders/updated']],
      ['transit', ['fulfillments/update', 'orders/updated']],
      ['deliver', ['fulfillments/update', 'orders/updated']],
      ['deliver', []],
      ['pay', ['orders/paid', 'orders/updated']],
      ['refund-all', ['refunds/create', 'orders/updated']],
      ['refund', []],
      ['cancel', ['orders/cancelled', 'orders/updated']],
    ]
    for (const [act, topics] of acts) {
      heard.length = 0
      store.act(id, act)
      expect([act, topicsOf(heard)]).toEqual([act, topics])
    }
    const order = store.find(id)
    expect(order && financialStatusOf(order)).toBe('REFUNDED')
  })

  it('shows the parcel in its own webhook', () => {
    const { store, heard } = open()
    const { id, number } = store.place()
    store.act(id, 'fulfill')
    const change = heard.find(({ topic }) => topic === 'fulfillments/create')
    const [webhook] = change ? webhooksOf(change, { url: 'http://sandbox', shop: tamarind.domain }) : []
    const tracking = `SB${String(number).padStart(8, '0')}1`
    expect(webhook?.body).toMatchObject({
      order_id: id,
      shipment_status: 'label_printed',
      tracking_company: 'Delhivery',
      tracking_number: tracking,
      tracking_url: `http://sandbox/shopify/${tamarind.domain}/track/${tracking}`,
    })
    expect(store.findParcel(tracking)?.id).toBe(id)
    expect(store.findParcel('SB000000000')).toBeUndefined()
  })

  it('[WIN-01] tells of edits and holds as Shopify does', () => {
    const { store, heard } = open()
    const { id, lines } = store.place({ lines: 1 })
    const bodyOf = (topic: string) =>
      heard
        .flatMap((change) => webhooksOf(change, { url: 'http://sandbox', shop: tamarind.domain }))
        .find((webhook) => webhook.topic === topic)?.body
    store.act(id, 'edit')
    expect(bodyOf('orders/edited')).toMatchObject({
      order_edit: { order_id: id, line_items: { additions: [{ id: lines[0]?.id, delta: 1 }], removals: [] } },
    })
    store.act(id, 'hold')
    expect(bodyOf('fulfillment_orders/placed_on_hold')).toMatchObject({
      fulfillment_order: { id: expect.stringContaining('FulfillmentOrder'), status: 'on_hold' },
      created_fulfillment_hold: { reason: 'high_risk_of_fraud' },
    })
    expect(topicsOf(heard)).toEqual([
      'orders/create',
      'customers/update',
      'orders/edited',
      'orders/updated',
      'fulfillment_orders/placed_on_hold',
      'orders/updated',
    ])
  })

  it('of a customer keeps a default address', () => {
    const { store, heard } = open()
    const [customer] = store.regulars(1)
    const first = customer?.addresses[0]
    if (!customer || !first) throw new Error('Regulars have an address')
    const added = { ...first, id: first.id + 50, city: 'Mysuru' }
    store.people.update(customer.id, { addresses: [added] })
    expect(store.people.find(customer.id)).toMatchObject({ addresses: [added], defaultAddressId: added.id })
    expect(topicsOf(heard)).toEqual(['customers/update'])
    expect(store.people.update(1, { firstName: 'Nobody' })).toBeUndefined()
  })
})
