import type { Shop } from '../shops.ts'
import { catalogueOf, termsOf, variantTitle } from './catalogue.ts'
import { addFulfillmentOrder, closeAll } from './fulfillment-orders.ts'
import { subtotalOf, taxOn, totalOf } from './order-money.ts'
import type { NewOrder } from './new-order.ts'
import { makeFulfillment, type Order, type ParcelStatus, partId } from './orders.ts'
import { seededCustomer } from './seeded-customers.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface Seed {
  shop: Shop
  /** When the last order of the past was placed. */
  anchor: number
}

/** Numbers between 0 and 1 that follow from the seed alone (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** Where the numbers of a store's orders and customers begin, so that two stores rarely share one. */
export const firstOrderId = (shop: string) => 5_000_000_000_000 + (hashOf(shop) % 1_000_000) * 1_000_000
export const firstCustomerId = (shop: string) => firstOrderId(shop) + 2_000_000_000_000

/** One in three orders is from somebody who ordered before. */
const newShare = 2 / 3

interface UsualOrder extends Pick<NewOrder, 'lines' | 'payment'> {
  /** Null is a guest. */
  buyer: number | 'new' | null
}

/** The store's past. Each order follows from the seed and its position, so none has to be stored. */
export function seededOrders({ shop, anchor }: Seed) {
  const { domain, orders: count, days } = shop
  const seed = hashOf(domain)
  const begin = anchor - days * day
  const shares = cumulativeDays(days, randomFrom(seed))
  const whole = shares.at(-1) ?? 1
  const orderId = firstOrderId(domain)
  const customerId = firstCustomerId(domain)
  const catalogue = catalogueOf(shop)
  const { tax } = termsOf(shop)

  /** Later for every later order. */
  function placedAt(place: number): number {
    const target = ((place + 0.5) / count) * whole
    const index = firstAbove(shares, target)
    const before = index === 0 ? 0 : (shares[index - 1] ?? 0)
    const part = (target - before) / ((shares[index] ?? 1) - before)
    return Math.floor(begin + (index + part) * day)
  }

  const randomAt = (place: number) => randomFrom(seed ^ Math.imul(place + 1, 0x9e3779b1))

  /** What somebody orders, and who of so many customers that are known: one of them, somebody new or a guest. */
  function usualOrderAt(place: number, known: number, random = randomAt(place)): UsualOrder {
    const isGuest = random() < 0.05
    const isNew = !isGuest && (known === 0 || random() < newShare)
    const buyer = isGuest ? null : isNew ? 'new' : Math.floor(random() * known)
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, part) => {
      const product = catalogue[Math.floor(random() * catalogue.length)]
      const variant = product?.variants[(place + part) % product.variants.length]
      if (!product || !variant) throw new Error('Every product has a variant')
      return {
        productId: product.id,
        variantId: variant.id,
        title: product.title,
        variantTitle: variantTitle(variant),
        sku: variant.sku,
        price: variant.price,
        quantity: random() < 0.8 ? 1 : 2,
      }
    })
    return { buyer, lines, payment: shop.country === 'IN' && place % 3 === 2 ? 'cash' : 'card' }
  }

  function orderAt(place: number): Order {
    const random = randomAt(place)
    const id = orderId + place
    const createdAt = placedAt(place)
    const known = Math.floor(place * newShare)
    const { buyer, lines: wanted, payment } = usualOrderAt(place, known, random)
    const customer = buyer === null ? null : customerId + (buyer === 'new' ? known : buyer)
    const lines = wanted.map((line, part) => ({
      ...line,
      id: partId(id, part),
      currentQuantity: line.quantity,
      total: line.price * line.quantity,
    }))
    const person =
      customer === null ? undefined : seededCustomer(shop, customer, customer - customerId, anchor)
    const address = person?.addresses[0] ?? null
    const order: Order = {
      id,
      number: 1001 + place,
      createdAt,
      updatedAt: createdAt,
      cancelledAt: null,
      test: random() < 0.005,
      customer,
      email: person?.email ?? null,
      phone: person?.phone ?? null,
      shippingAddress: address,
      billingAddress: address,
      source: random() < 0.9 ? 'web' : 'pos',
      payment,
      payments: [],
      tags: [],
      note: null,
      lines,
      shipping: { title: 'Free shipping', price: 0 },
      tax: { ...tax, amount: 0 },
      refunds: [],
      returns: [],
      fulfillments: [],
      fulfillmentOrders: [],
      edits: 0,
      holds: 0,
    }
    addFulfillmentOrder(
      order,
      lines.map(({ id: lineId, quantity }) => ({ lineId, quantity })),
      createdAt,
    )
    if (tax.included) order.tax.amount = taxOn(subtotalOf(order), tax)
    addHistory(order, random, { now: anchor, country: shop.country })
    return order
  }

  return { placedAt, orderAt, usualOrderAt }
}

interface Setting {
  now: number
  country: string
}

/** What happened to an order after it was placed, as far as it has happened by now. */
function addHistory(order: Order, random: () => number, { now, country }: Setting): void {
  const later = (days: number) => order.createdAt + Math.floor((0.5 + random() * days) * day)
  const cancelled = later(0.5)
  const delivered = later(5)
  const returned = later(9)
  const fate = random()
  if (fate < 0.02) {
    if (cancelled <= now) order.cancelledAt = cancelled
    if (order.cancelledAt !== null) closeAll(order, 'cancelled', cancelled)
  } else {
    const events = journey(order.createdAt, delivered).filter(([, at]) => at <= now)
    if (events.length > 0) {
      order.fulfillments.push(makeFulfillment({ order, country, events }))
      closeAll(order, 'sent', events[0]?.[1])
    }
  }
  const isDelivered = fate >= 0.02 && delivered <= now
  if (isDelivered) {
    if (fate < 0.06 && returned <= now) {
      order.returns.push({ id: partId(order.id, 500), createdAt: returned, status: 'CLOSED', quantity: 1 })
    }
    if (fate < 0.1 && returned <= now) {
      const share = random() < 0.5 ? 1 : 0.25
      const amount = Math.floor(totalOf(order) * share)
      const parts = [{ id: partId(order.id, 800), paymentId: partId(order.id, 600), amount }]
      order.refunds.push({ id: partId(order.id, 700), createdAt: returned, amount, settles: 0, parts })
    }
  }
  const { payment: gateway } = order
  if (gateway === 'card' || isDelivered) {
    const paidAt = gateway === 'card' ? order.createdAt : delivered
    order.payments.push({ id: partId(order.id, 600), createdAt: paidAt, amount: totalOf(order), gateway })
  }
  order.updatedAt = Math.max(
    order.createdAt,
    order.cancelledAt ?? 0,
    ...order.fulfillments.map(({ updatedAt }) => updatedAt),
    ...order.refunds.map(({ createdAt }) => createdAt),
    ...order.returns.map(({ createdAt }) => createdAt),
  )
}

/** A parcel's way to the door. */
function journey(placed: number, delivered: number): [ParcelStatus, number][] {
  const at = (share: number) => Math.floor(placed + (delivered - placed) * share)
  return [
    ['LABEL_PRINTED', at(0.2)],
    ['IN_TRANSIT', at(0.4)],
    ['OUT_FOR_DELIVERY', at(0.9)],
    ['DELIVERED', delivered],
  ]
}

/** Longer than any order of the past went on changing. */
export const longestHistoryMs = 12 * day

/** Weekends are busier, and no two days are alike. */
function cumulativeDays(days: number, random: () => number): number[] {
  const sums: number[] = []
  let sum = 0
  for (let index = 0; index < days; index += 1) {
    sum += 1 + 0.35 * Math.sin((index / 7) * 2 * Math.PI) + 0.3 * random()
    sums.push(sum)
  }
  return sums
}

function firstAbove(sums: number[], target: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) > target) high = middle
    else low = middle + 1
  }
  return low
}
