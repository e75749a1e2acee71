import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { issueToken } from '../tokens/one-time-token.ts'
import { extraScopes } from './extra-scopes.ts'
import { readSignedQuery } from './read-signed-query.ts'

export interface Opening {
  /** The store's own grant page. */
  url: string
  /** What this browser is recognised by when it comes back. */
  browser: string
}

/**
 * Shopify calls this when somebody installs the app, opens it, or installs it again. All three go to the store's grant
 * before any page of ours; a store that has the app comes back from there without being asked.
 */
export async function openFromShopify(ctx: RequestContext, query: URLSearchParams): Promise<Opening> {
  const shop = readSignedQuery(ctx, query)
  if (!ctx.shopify) throw new DomainError('shopify_off')
  const browser = browserOf(ctx) ?? newSecret()
  const state = newSecret()
  await issueToken(ctx, {
    purpose: 'shopify-state',
    subject: `${hashSecret(browser)}|${shop}|${state.slice(-8)}`,
    secret: state,
    data: { browser: hashSecret(browser), shop },
  })
  return { url: ctx.shopify.grantUrl(shop, state, await extraScopes(ctx, shop)), browser }
}

/** The secret of a browser that has come from Shopify before; anything malformed is none. */
export const browserOf = ({ credentials }: RequestContext): string | undefined =>
  credentials.shopify && /^[\w-]{20,100}$/.test(credentials.shopify) ? credentials.shopify : undefined
