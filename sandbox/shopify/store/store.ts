import { EventEmitter } from 'node:events'
import type { Shop } from '../shops.ts'
import type { Customer } from './customer.ts'
import { openCustomers } from './customers.ts'
import { catalogueLine, makeOrder, type NewOrder, type PlaceOrder } from './new-order.ts'
import { applyAct, type OrderAct, type OrderEvent } from './order-acts.ts'
import { type Order, orderNumberOf } from './orders.ts'
import { firstCustomerId, firstOrderId, longestHistoryMs, seededOrders } from './seeded-orders.ts'
import { openStock } from './stock.ts'

/** What is kept of a store: when its past ends, and every order and customer that differs from it. */
export interface KeptStore {
  anchor: number
  placed: number
  customers: number
  changed: Order[]
  deleted: number[]
  people: Customer[]
  /** Whether shoppers sign in by Shopify's new customer accounts. */
  newAccounts: boolean
  /** How many of a variant are left, where that has changed. */
  stock: Record<number, number>
}

export const emptyStore = (): KeptStore => ({
  anchor: Date.now(),
  placed: 0,
  customers: 0,
  changed: [],
  deleted: [],
  people: [],
  newAccounts: true,
  stock: {},
})

/** As the topic of a webhook names it: `orders/create`. */
export type StoreChange =
  | ({ id: number; order: Order } & OrderEvent)
  | { topic: 'customers/create' | 'customers/update'; customer: Customer }

export type Store = ReturnType<typeof openStore>

/** One store: a computed past, and the changes since. */
export function openStore(shop: Shop, kept: KeptStore, onSettings = () => {}) {
  const { domain, orders: count } = shop
  const past = seededOrders({ shop, anchor: kept.anchor })
  const first = firstOrderId(domain)
  const changed = new Map(kept.changed.map((order) => [order.id, order]))
  const deleted = new Set(kept.deleted)
  const stock = openStock(shop, kept.stock)
  const changes = new EventEmitter<{ change: [StoreChange] }>()
  let placed = kept.placed
  let customers = kept.customers
  let newAccounts = kept.newAccounts
  /** Which orders somebody has placed; made when it is first asked for. */
  let orderIds: Map<number, number[]> | undefined

  function find(id: number): Order | undefined {
    if (deleted.has(id)) return undefined
    const place = id - first
    return changed.get(id) ?? (place >= 0 && place < count ? past.orderAt(place) : undefined)
  }

  /** In the order they were placed, from the first that was placed then. */
  function* ordersFrom(since = 0): Generator<Order> {
    for (let place = firstSince(since); place < count; place += 1) {
      const order = find(first + place)
      if (order) yield order
    }
    for (let place = count; place < count + placed; place += 1) {
      const order = find(first + place)
      if (order && order.createdAt >= since) yield order
    }
  }

  function firstSince(since: number): number {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (past.placedAt(middle) >= since) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Which orders changed since then; the past was quiet long before it ended. */
  function* changedSince(since: number): Generator<Order> {
    const seen = new Set<number>()
    for (const order of ordersFrom(since - longestHistoryMs)) {
      seen.add(order.id)
      if (order.updatedAt >= since) yield order
    }
    for (const order of changed.values()) {
      if (!seen.has(order.id) && !deleted.has(order.id) && order.updatedAt >= since) yield order
    }
  }

  function idsOf(customer: number): number[] {
    if (!orderIds) {
      orderIds = new Map()
      for (const order of ordersFrom()) index(order)
    }
    return orderIds.get(customer) ?? []
  }

  function index({ id, customer }: Order): void {
    if (customer === null || !orderIds) return
    const known = orderIds.get(customer) ?? []
    if (!known.includes(id)) orderIds.set(customer, [...known, id])
  }

  /** How often somebody has ordered. */
  const ordersOf = (customer: number) => idsOf(customer).filter((id) => !deleted.has(id)).length

  const lastCustomer = () => firstCustomerId(domain) + Math.ceil((count * 2) / 3) + 1

  function* customerIds(): Generator<number> {
    const begin = firstCustomerId(domain)
    const seeded = lastCustomer() - begin
    for (let place = 0; place < seeded; place += 1) if (ordersOf(begin + place) > 0) yield begin + place
    for (let place = 0; place < customers; place += 1) yield lastCustomer() + place
  }

  const people = openCustomers({
    shop,
    anchor: kept.anchor,
    first: firstCustomerId(domain),
    kept: kept.people,
    isKnown: (id) => (id >= lastCustomer() ? id < lastCustomer() + customers : ordersOf(id) > 0),
    ids: customerIds,
    nextId: () => {
      customers += 1
      return lastCustomer() + customers - 1
    },
    onChange: (customer, topic) => changes.emit('change', { topic, customer }),
  })

  function change(order: Order, events: OrderEvent[]): Order {
    order.updatedAt = Math.max(Date.now(), order.updatedAt + 1)
    changed.set(order.id, order)
    index(order)
    for (const event of events) changes.emit('change', { ...event, id: order.id, order })
    return order
  }

  /** Changes an order, unless nothing happened to it. Undefined where there is none. */
  function alter(id: number, apply: (order: Order) => OrderEvent[]): Order | undefined {
    const order = structuredClone(find(id))
    if (!order) return undefined
    const events = apply(order)
    return events.length > 0 ? change(order, events) : order
  }

  /** The newest order; everything but its id and number comes from outside. */
  function add(parts: NewOrder): Order {
    const id = first + count + placed
    placed += 1
    const order = makeOrder(shop, { ...parts, id, number: 1000 + count + placed })
    for (const { variantId, quantity } of order.lines) stock.take(variantId, quantity)
    return change(order, [{ topic: 'orders/create' }])
  }

  return {
    shop,
    changes,
    find,
    ordersFrom,
    changedSince,
    ordersOf,

    /** Everybody who is known to the store, with or without an order. */
    customers: customerIds,
    people,
    stock,
    add,
    alter,

    /** Newest first. */
    ordersBy: (customer: number): Order[] =>
      idsOf(customer)
        .map(find)
        .filter((order) => order !== undefined)
        .toSorted((a, b) => b.createdAt - a.createdAt),

    /** Those who ordered most often. */
    regulars: (most: number): Customer[] =>
      [...customerIds()]
        .toSorted((a, b) => ordersOf(b) - ordersOf(a))
        .slice(0, most)
        .map(people.find)
        .filter((customer) => customer !== undefined),

    findByNumber: (number: number): Order | undefined => find(first + number - 1001),

    findParcel(trackingNumber: string): Order | undefined {
      const order = find(first + orderNumberOf(trackingNumber) - 1001)
      return order?.fulfillments.some((one) => one.trackingNumber === trackingNumber) ? order : undefined
    },

    hasNewAccounts: () => newAccounts,
    setNewAccounts(isOn: boolean): void {
      newAccounts = isOn
      onSettings()
    },

    /** An order as in the past: from a known customer, a guest (null) or somebody new. */
    nextUsualOrder(): Pick<PlaceOrder, 'customer' | 'lines' | 'payment'> {
      const begin = firstCustomerId(domain)
      const { buyer, ...parts } = past.usualOrderAt(count + placed, lastCustomer() + customers - begin)
      const known = typeof buyer === 'number' ? people.find(begin + buyer)?.id : undefined
      return { ...parts, customer: buyer === null ? null : known }
    },
    /** Orders before need not be looked at: they are delivered, or too many. */
    movingSince: Math.max(kept.anchor - longestHistoryMs, count > 500 ? past.placedAt(count - 500) : 0),

    /** An order without a visit to the storefront. */
    place(options: PlaceOrder = {}): Order {
      const { lines = 2, at = Date.now(), test = false, customer, payment = 'card', tags = [] } = options
      if (customer === undefined) customers += 1
      const buyer = customer === undefined ? lastCustomer() + customers - 1 : customer
      const person = buyer === null ? undefined : people.find(buyer)
      const address = person?.addresses.find(({ id }) => id === person.defaultAddressId) ?? null
      return add({
        createdAt: at,
        test,
        customer: buyer,
        email: person?.email ?? null,
        phone: person?.phone ?? null,
        shippingAddress: address,
        billingAddress: address,
        source: 'web',
        payment,
        tags,
        lines:
          typeof lines === 'number'
            ? Array.from({ length: lines }, (_, part) => catalogueLine(shop, part))
            : lines,
        shipping: { title: 'Free shipping', price: 0 },
      })
    },

    /** Shopify has decided where the order is sent from. */
    tellRouted(id: number): void {
      const order = find(id)
      const topic = 'fulfillment_orders/order_routing_complete'
      for (const fulfillmentOrder of order?.fulfillmentOrders ?? []) {
        if (order) changes.emit('change', { topic, id, order, fulfillmentOrder })
      }
    },

    setStock(variantId: number, left: number): void {
      stock.set(variantId, left)
      onSettings()
    },

    act(id: number, act: OrderAct): Order | undefined {
      const order = alter(id, (one) => applyAct(one, act, shop, stock))
      if (order && act === 'delete') deleted.add(id)
      return order
    },

    keep: (): KeptStore => ({
      anchor: kept.anchor,
      placed,
      customers,
      changed: [...changed.values()],
      deleted: [...deleted],
      people: people.kept(),
      newAccounts,
      stock: stock.keep(),
    }),
  }
}
