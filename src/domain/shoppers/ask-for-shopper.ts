import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { askStore, ThrottledError } from '../store-sync/ask-store.ts'
import { StoreLostError } from '../store-sync/with-store-token.ts'
import type { AccountHost } from './account-host.ts'

/** The longest that a shopper waits for a page. */
const patienceMs = 6_000

/**
 * Sends one query to the store of this host, from the half of its budget that is for people who wait. Throws
 * `store_gone` for a store that has left, and `store_away` for one that is silent, slow or busy.
 */
export async function askForShopper(
  ctx: Context,
  { shop, isConnected }: Pick<AccountHost, 'shop' | 'isConnected'>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  if (!isConnected) throw new DomainError('store_gone')
  const waiting = new AbortController()
  const late = sleep(patienceMs, undefined, { ref: false, signal: waiting.signal }).then(() => {
    throw new DomainError('store_away')
  })
  try {
    return await Promise.race([askStore(ctx, shop, query, variables, { urgent: true }), late])
  } catch (error) {
    throw refusalOf(error)
  } finally {
    waiting.abort()
    late.catch(() => {})
  }
}

function refusalOf(cause: unknown): unknown {
  if (cause instanceof StoreLostError) return new DomainError('store_gone', { cause })
  if (cause instanceof ThrottledError) return new DomainError('store_away', { cause })
  if (cause instanceof DomainError && cause.code === 'shop_unreachable') {
    return new DomainError('store_away', { cause })
  }
  if (cause instanceof DomainError && cause.code === 'shopify_off') {
    return new DomainError('store_gone', { cause })
  }
  return cause
}

/** Whether the store only failed to answer, so that our copy may be shown. */
export const isAway = (error: unknown) => error instanceof DomainError && error.code === 'store_away'

const refusals = z.array(z.object({ field: z.nullish(z.array(z.string())), message: z.string() }))

/** Throws Shopify's reasons for refusing a change, each for its field. */
export function requireAccepted(userErrors: unknown, fields: Record<string, string> = {}): void {
  const listed = refusals.parse(userErrors)
  if (listed.length === 0) return
  const named = listed.flatMap(({ field }) => {
    const last = field?.at(-1)
    const ours = last === undefined ? undefined : (fields[last] ?? last)
    return ours ? [[ours, 'unreadable'] as const] : []
  })
  throw new DomainError('store_refused_change', { fields: Object.fromEntries(named) })
}
