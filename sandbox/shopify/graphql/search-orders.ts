import { GraphQLError } from 'graphql'
import type { Order } from '../store/orders.ts'
import type { Call } from './part.ts'

const day = 24 * 60 * 60 * 1000

/** Without `read_all_orders` an app sees the orders of so many days. */
const windowDays = 60

interface Bounds {
  from: number
  before: number
}

/** Reads `created_at:>='…' AND updated_at:<'…'`; other terms are refused, so that nobody relies on them by mistake. */
function readSearch(query: string): Record<'created_at' | 'updated_at', Bounds> {
  const bounds = {
    created_at: { from: 0, before: Number.POSITIVE_INFINITY },
    updated_at: { from: 0, before: Number.POSITIVE_INFINITY },
  }
  for (const term of query.split(/\s+AND\s+|\s+/).filter(Boolean)) {
    const [, field, sign, value = ''] = /^(created_at|updated_at):(>=|<)'?([\d:TZ.+-]+)'?$/.exec(term) ?? []
    const time = Date.parse(value)
    if ((field !== 'created_at' && field !== 'updated_at') || Number.isNaN(time))
      throw new GraphQLError(`The sandbox does not know the search term ${term}`)
    if (sign === '<') bounds[field].before = time
    else bounds[field].from = time
  }
  return bounds
}

interface Search {
  query?: string | null
  sortKey?: string
  reverse?: boolean
}

/** The orders that an app may see and asks for. */
export function searchOrders({ query, sortKey, reverse }: Search, call: Call): Iterable<Order> {
  const { created_at: created, updated_at: updated } = readSearch(query ?? '')
  const window = call.scopes.has('read_all_orders') ? 0 : Date.now() - windowDays * day
  const from = Math.max(created.from, window)
  const found = matching()
  if (sortKey !== 'UPDATED_AT' && !reverse) return found
  const sorted = [...found].toSorted((a, b) =>
    sortKey === 'UPDATED_AT' ? a.updatedAt - b.updatedAt : a.createdAt - b.createdAt,
  )
  return reverse ? sorted.toReversed() : sorted

  function* matching(): Generator<Order> {
    const candidates =
      updated.from > from ? call.store.changedSince(updated.from) : call.store.ordersFrom(from)
    for (const order of candidates) {
      const isCreated = order.createdAt >= from && order.createdAt < created.before
      if (isCreated && order.updatedAt >= updated.from && order.updatedAt < updated.before) yield order
    }
  }
}
