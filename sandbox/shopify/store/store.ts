import { EventEmitter } from 'node:events'
import type { Shop } from '../shops.ts'
import { type Order, partId, totalOf } from './orders.ts'
import { firstCustomerId, firstOrderId, longestHistoryMs, seededOrders } from './seeded-orders.ts'

/** What is kept of a store: when its past ends, and every order that differs from it. */
export interface KeptStore {
  anchor: number
  placed: number
  customers: number
  changed: Order[]
  deleted: number[]
}

export interface StoreChange {
  /** As the topic of a webhook names it: `orders/create`. */
  topic: string
  id: number
  order: Order
}

/** What somebody may do to an order by hand. */
export const orderActs = ['cancel', 'refund', 'return', 'decline', 'edit', 'deliver', 'delete'] as const
export type OrderAct = (typeof orderActs)[number]

export type Store = ReturnType<typeof openStore>

/** One store: a past that is computed, and what happened since. */
export function openStore(shop: Shop, kept: KeptStore) {
  const { domain, orders: count, days } = shop
  const past = seededOrders({ shop: domain, count, days, anchor: kept.anchor })
  const first = firstOrderId(domain)
  const changed = new Map(kept.changed.map((order) => [order.id, order]))
  const deleted = new Set(kept.deleted)
  const changes = new EventEmitter<{ change: [StoreChange] }>()
  let placed = kept.placed
  let customers = kept.customers
  let pastCounts: Map<number, number> | undefined

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

  /** How often somebody has ordered. */
  function ordersOf(customer: number): number {
    pastCounts ??= countOrders(ordersFrom())
    return pastCounts.get(customer) ?? 0
  }

  const lastCustomer = () => firstCustomerId(domain) + Math.ceil((count * 2) / 3) + 1

  function change(order: Order, topic: string): Order {
    order.updatedAt = Math.max(Date.now(), order.updatedAt + 1)
    changed.set(order.id, order)
    pastCounts = undefined
    changes.emit('change', { topic, id: order.id, order })
    return order
  }

  return {
    shop,
    changes,
    find,
    ordersFrom,
    changedSince,
    ordersOf,

    /** Everybody who is known to the store, with or without an order. */
    *customers(): Generator<number> {
      const begin = firstCustomerId(domain)
      const seeded = lastCustomer() - begin
      for (let index = 0; index < seeded; index += 1) if (ordersOf(begin + index) > 0) yield begin + index
      for (let index = 0; index < customers; index += 1) yield lastCustomer() + index
    },

    place({ lines = 2, at = Date.now(), test = false, customer }: PlaceOrder = {}): Order {
      const id = first + count + placed
      placed += 1
      if (customer === undefined) customers += 1
      const order: Order = {
        id,
        number: 1000 + count + placed,
        createdAt: at,
        updatedAt: at,
        cancelledAt: null,
        deliveredAt: null,
        test,
        customer: customer === undefined ? lastCustomer() + customers - 1 : customer,
        source: 'web',
        lines: Array.from({ length: lines }, (_, part) => ({
          id: partId(id, part),
          productId: 900_000 + part,
          title: `Fresh item ${part + 1}`,
          quantity: 1,
          currentQuantity: 1,
          total: 1500 + part * 250,
        })),
        refunds: [],
        returns: [],
      }
      return change(order, 'orders/create')
    },

    act(id: number, act: OrderAct): Order | undefined {
      const order = structuredClone(find(id))
      if (!order) return undefined
      const now = Date.now()
      switch (act) {
        case 'cancel':
          order.cancelledAt ??= now
          return change(order, 'orders/updated')
        case 'refund': {
          const left = totalOf(order) - order.refunds.reduce((sum, { amount }) => sum + amount, 0)
          const amount = Math.min(left, Math.max(1, Math.floor(totalOf(order) / 2)))
          if (amount <= 0) return order
          order.refunds.push({ id: partId(id, 701 + order.refunds.length), createdAt: now, amount })
          return change(order, 'refunds/create')
        }
        case 'return':
          order.returns.push({
            id: partId(id, 501 + order.returns.length),
            createdAt: now,
            status: 'REQUESTED',
            quantity: 1,
          })
          return change(order, 'returns/request')
        case 'decline': {
          const asked = order.returns.findLast(({ status }) => status === 'REQUESTED')
          if (!asked) return order
          asked.status = 'DECLINED'
          return change(order, 'returns/decline')
        }
        case 'edit': {
          const [line] = order.lines
          if (line)
            Object.assign(line, { currentQuantity: line.currentQuantity + 1, total: line.total + 500 })
          return change(order, 'orders/updated')
        }
        case 'deliver':
          order.deliveredAt ??= now
          return change(order, 'orders/updated')
        case 'delete':
          deleted.add(id)
          return change(order, 'orders/delete')
      }
    },

    keep: (): KeptStore => ({
      anchor: kept.anchor,
      placed,
      customers,
      changed: [...changed.values()],
      deleted: [...deleted],
    }),
  }
}

export interface PlaceOrder {
  lines?: number
  at?: number
  test?: boolean
  /** Without one it is somebody new; null is a guest. */
  customer?: number | null
}

function countOrders(orders: Iterable<Order>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { customer } of orders)
    if (customer !== null) counts.set(customer, (counts.get(customer) ?? 0) + 1)
  return counts
}
