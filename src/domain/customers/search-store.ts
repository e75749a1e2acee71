import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { DomainError } from '../domain-error.ts'
import { phoneDigits, wordsIn } from '../lists/search-words.ts'
import { findWindowStore } from '../order-windows/window-row.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { askForShopper } from '../shoppers/ask-for-shopper.ts'
import { numberIn } from '../shoppers/store-order.ts'

/** More than anybody reads through. */
const mostFound = 100

const nodes = z.object({
  nodes: z.array(z.object({ id: z.string() })),
  pageInfo: z.object({ hasNextPage: z.boolean() }),
})
const found = z.object({ orders: z.optional(nodes), customers: nodes })

export interface Found {
  orders: number[]
  customers: number[]
  /** The store has more than these. */
  isMore: boolean
  /** The store has answered. */
  isLive: boolean
}

const page = 'nodes { id } pageInfo { hasNextPage }'

const nothing: Found = { orders: [], customers: [], isMore: false, isLive: false }

/**
 * Which orders and customers a fragment of a name, an email or a phone number means. Our copy does not know who anybody
 * is, so Shopify's own search is asked.
 */
export async function searchStore(
  ctx: MerchantContext,
  outlet: Outlet,
  search: string,
  { withOrders }: { withOrders: boolean },
): Promise<Found> {
  const store = await findWindowStore(ctx, outlet.id)
  const term = store && searchTerm(search, store.country)
  if (!term) return { ...nothing, isLive: Boolean(store) }
  const query = `query SearchStore($term: String!, $withOrders: Boolean!) {
    orders(first: ${mostFound}, query: $term, sortKey: PROCESSED_AT, reverse: true) @include(if: $withOrders) { ${page} }
    customers(first: ${mostFound}, query: $term) { ${page} } }`
  try {
    const { orders, customers } = found.parse(await askForShopper(ctx, store, query, { term, withOrders }))
    return {
      orders: (orders?.nodes ?? []).map(({ id }) => numberIn(id)),
      customers: customers.nodes.map(({ id }) => numberIn(id)),
      isMore: customers.pageInfo.hasNextPage || (orders?.pageInfo.hasNextPage ?? false),
      isLive: true,
    }
  } catch (error) {
    if (isUnanswered(error)) return nothing
    throw error
  }
}

/** The store is silent, busy or gone: what we know ourselves is shown all the same. */
export const isUnanswered = (error: unknown) =>
  error instanceof DomainError && (error.code === 'store_away' || error.code === 'store_gone')

/**
 * In Shopify's search language: every word as the beginning of one. A number typed as people dial it at home is also
 * looked for with the country's code, because the store keeps it so.
 */
export function searchTerm(search: string, country: string): string {
  const digits = phoneDigits(search)
  if (digits) {
    const code = isSupportedCountry(country) ? getCountryCallingCode(country) : ''
    const isInternational = /^\s*(\+|00)/.test(search)
    return isInternational || code === '' ? `${digits}*` : `${digits}* OR ${code}${digits}*`
  }
  // These mean something else to Shopify: a field, a phrase, a group, an exclusion.
  return wordsIn(search.replaceAll(/["'\\():*]/g, ' '))
    .map((word) => word.replace(/^-+/, ''))
    .filter(Boolean)
    .map((word) => `${word}*`)
    .join(' ')
}
