import type { Order } from '../../store/orders.ts'
import type { Call } from '../part.ts'
import { customersByWords, nameTokens } from '../search-customers.ts'
import { type Alternatives, readWords, unknownTerm } from '../search-words.ts'

const day = 24 * 60 * 60 * 1000

/** Without `read_all_orders` an app sees the orders of so many days. */
const windowDays = 60

interface Bounds {
  from: number
  before: number
}

interface Wanted {
  created_at: Bounds
  updated_at: Bounds
  words: Alternatives
}

/** Reads words, and `created_at:>='…' AND updated_at:<'…'`; other terms are refused, so that nobody relies on them by mistake. */
function readSearch(query: string): Wanted {
  const wanted: Wanted = {
    created_at: { from: 0, before: Number.POSITIVE_INFINITY },
    updated_at: { from: 0, before: Number.POSITIVE_INFINITY },
    words: readWords(query.split(/\s+/).filter((term) => !isTime.test(term))),
  }
  for (const term of query.split(/\s+/)) {
    const [, field, sign, value = ''] = isTime.exec(term) ?? []
    if (field !== 'created_at' && field !== 'updated_at') continue
    const time = Date.parse(value)
    if (Number.isNaN(time)) throw unknownTerm(term)
    if (sign === '<') wanted[field].before = time
    else wanted[field].from = time
  }
  return wanted
}

const isTime = /^(created_at|updated_at):(>=|<)'?([\d:TZ.+-]+)'?$/

interface Search {
  query?: string | null
  sortKey?: string
  reverse?: boolean
}

/** The orders that an app may see and asks for. */
export function searchOrders({ query, sortKey, reverse }: Search, call: Call): Iterable<Order> {
  const { created_at: created, updated_at: updated, words } = readSearch(query ?? '')
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
      words.length > 0
        ? ordersByWords(words, call)
        : updated.from > from
          ? call.store.changedSince(updated.from)
          : call.store.ordersFrom(from)
    for (const order of candidates) {
      const isCreated = order.createdAt >= from && order.createdAt < created.before
      if (isCreated && order.updatedAt >= updated.from && order.updatedAt < updated.before) yield order
    }
  }
}

/** By the number on the order, or by who bought: name or email. Phone numbers are not searched in orders. */
function ordersByWords(words: Alternatives, call: Call): Order[] {
  const byNumber = words
    .flatMap((all) => (all.length === 1 ? all : []))
    .flatMap(({ text, isPrefix }) => {
      const number = Number(/^#?(\d{1,9})$/.exec(text)?.[1])
      return isPrefix
        ? Array.from({ length: 11 }, (_, next) => (next === 0 ? number : number * 10 + next - 1))
        : number
    })
    .map((number) => call.store.findByNumber(number))
    .filter((order) => order !== undefined)
  const byPerson = customersByWords(words, call, nameTokens).flatMap((id) => call.store.ordersBy(id))
  return [...new Map([...byNumber, ...byPerson].map((order) => [order.id, order])).values()].toSorted(
    (a, b) => a.createdAt - b.createdAt,
  )
}
