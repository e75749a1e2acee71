import { type Order, partId, totalOf } from './orders.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Seed {
  shop: string
  /** How many orders the store had before anybody looked. */
  count: number
  /** Over how many days they are spread. */
  days: number
  /** When the last of them was placed. */
  anchor: number
}

const products = [
  ['Field notebook', 1290],
  ['Brass pen', 4200],
  ['Desk lamp', 8900],
  ['Linen apron', 5400],
  ['Tea tin', 1850],
  ['Enamel mug', 1600],
  ['Wool blanket', 12900],
  ['Soap bar', 750],
] as const

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

/** The store's past: each order follows from the seed and its place, so that none of them has to be kept. */
export function seededOrders({ shop, count, days, anchor }: Seed) {
  const seed = hashOf(shop)
  const begin = anchor - days * day
  const shares = cumulativeDays(days, randomFrom(seed))
  const whole = shares.at(-1) ?? 1
  const orderId = firstOrderId(shop)
  const customerId = firstCustomerId(shop)

  /** Later for every later order. */
  function placedAt(place: number): number {
    const target = ((place + 0.5) / count) * whole
    const index = firstAbove(shares, target)
    const before = index === 0 ? 0 : (shares[index - 1] ?? 0)
    const part = (target - before) / ((shares[index] ?? 1) - before)
    return Math.floor(begin + (index + part) * day)
  }

  function customerOf(place: number, random: () => number): number | null {
    if (random() < 0.05) return null
    const known = Math.floor(place * newShare)
    const isNew = known === 0 || random() < newShare
    return customerId + (isNew ? known : Math.floor(random() * known))
  }

  function orderAt(place: number): Order {
    const random = randomFrom(seed ^ Math.imul(place + 1, 0x9e3779b1))
    const id = orderId + place
    const createdAt = placedAt(place)
    const customer = customerOf(place, random)
    const lines = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, part) => {
      const product = Math.floor(random() * products.length)
      const [title, price] = products[product] ?? ['Gift card', 2000]
      const quantity = random() < 0.8 ? 1 : 2
      return {
        id: partId(id, part),
        productId: 800_000 + product,
        title,
        quantity,
        currentQuantity: quantity,
        total: price * quantity,
      }
    })
    const order: Order = {
      id,
      number: 1001 + place,
      createdAt,
      updatedAt: createdAt,
      cancelledAt: null,
      deliveredAt: null,
      test: random() < 0.005,
      customer,
      source: random() < 0.9 ? 'web' : 'pos',
      lines,
      refunds: [],
      returns: [],
    }
    addHistory(order, random, anchor)
    return order
  }

  return { placedAt, orderAt }
}

/** What happened to an order after it was placed, as far as it has happened by now. */
function addHistory(order: Order, random: () => number, now: number): void {
  const later = (days: number) => order.createdAt + Math.floor((0.5 + random() * days) * day)
  const cancelled = later(0.5)
  const delivered = later(5)
  const returned = later(9)
  const fate = random()
  if (fate < 0.02) {
    if (cancelled <= now) order.cancelledAt = cancelled
  } else if (delivered <= now) {
    order.deliveredAt = delivered
    if (fate < 0.06 && returned <= now) {
      order.returns.push({ id: partId(order.id, 500), createdAt: returned, status: 'CLOSED', quantity: 1 })
    }
    if (fate < 0.1 && returned <= now) {
      const share = random() < 0.5 ? 1 : 0.25
      const amount = Math.floor(totalOf(order) * share)
      order.refunds.push({ id: partId(order.id, 700), createdAt: returned, amount })
    }
  }
  order.updatedAt = Math.max(
    order.createdAt,
    order.cancelledAt ?? 0,
    order.deliveredAt ?? 0,
    ...order.refunds.map(({ createdAt }) => createdAt),
    ...order.returns.map(({ createdAt }) => createdAt),
  )
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
