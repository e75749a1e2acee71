import { accountPaths } from '#contract/account/paths.ts'
import type { Context } from '../context.server.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import type { GoogleSecrets } from '../ports/ports.ts'
import { findAccountHost } from './find-account-host.ts'
import { type ShopperContext, shopperLifetimes, type StoreContext } from './shopper-context.ts'
import { type OpenedSession, openShopperSession, signOutShopper } from './shopper-session.ts'

/** What Shopify sent the browser back with. */
export interface ShopifyAnswer {
  code: string
  state: string
  iss: string
  error: string
}

const aboutOf = ({ accountHost }: StoreContext) => `shopper-trip|${accountHost.outletId}`

/**
 * Shopify's sign-in address, and a cookie that ties the answer to this browser. The state begins with the store's
 * name, because Shopify knows only one address of ours, which redirects to the store's.
 */
export async function startShopify(ctx: StoreContext): Promise<{ url: string; trip: string }> {
  const { accountHost: host, customerSignIn } = ctx
  if (!host.isConnected) throw new DomainError('store_gone')
  if (!customerSignIn) throw new DomainError('shopify_sign_in_off')
  await ctx.limits.count('shopperTrip', ctx.ip)
  const secrets: GoogleSecrets = {
    state: `${host.slug}.${newSecret()}`,
    nonce: newSecret(),
    verifier: newSecret(),
  }
  const url = await customerSignIn.authorisationUrl(host.shop, secrets)
  const until = ctx.clock.now().getTime() + shopperLifetimes.request
  return { url, trip: ctx.keys.seal(JSON.stringify({ ...secrets, until }), aboutOf(ctx)) }
}

/**
 * Signs in the customer that Shopify confirms, in the browser that started. The sealed ID token goes into a cookie,
 * for signing out.
 */
export async function finishShopify(
  ctx: StoreContext,
  answer: ShopifyAnswer,
): Promise<OpenedSession & { proof: string }> {
  const { accountHost: host, customerSignIn } = ctx
  const secrets = readTrip(ctx)
  if (!customerSignIn || !secrets || answer.error || !answer.code || answer.state !== secrets.state) {
    throw new DomainError('shopify_sign_in_refused')
  }
  const { customerId, idToken } = await customerSignIn.identify(host.shop, answer, secrets)
  const opened = await withTransaction(ctx, (tx) => openShopperSession(tx, 'shopify', { customerId }))
  return { ...opened, proof: ctx.keys.seal(idToken, proofOf(ctx, opened.shopper)) }
}

const proofOf = ({ accountHost }: StoreContext, { id }: { id: string }) =>
  `shopper-proof|${accountHost.outletId}|${id}`

/**
 * Ends the session. A shopper who signed in by Shopify is still signed in there, so the returned address signs them
 * out there too: otherwise the next press on that button would open the same account for anybody at this browser.
 */
export async function signOut(ctx: ShopperContext): Promise<string | null> {
  await signOutShopper(ctx)
  const { accountHost: host, customerSignIn, credentials, shopper, log } = ctx
  const idToken = ctx.keys.unseal(credentials.shopperProof ?? '', proofOf(ctx, shopper))
  if (shopper.way !== 'shopify' || !customerSignIn || !idToken) return null
  try {
    return await customerSignIn.signOutUrl(host.shop, idToken, `${host.slug}.${newSecret()}`)
  } catch (error) {
    log.warn({ shop: host.shop, err: error }, 'not signed out at Shopify')
    return null
  }
}

function readTrip(ctx: StoreContext): GoogleSecrets | undefined {
  const opened = ctx.keys.unseal(ctx.credentials.shopperTrip ?? '', aboutOf(ctx))
  if (!opened) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `startShopify` seals under this name
  const { until, ...secrets } = JSON.parse(opened) as GoogleSecrets & { until: number }
  return until > ctx.clock.now().getTime() ? secrets : undefined
}

/** Where to send a browser that came back to our own host: to the page of the store that its state names. */
export async function shopifyReturnUrl(ctx: Context, query: URLSearchParams): Promise<string | undefined> {
  const host = await hostOfState(ctx, query)
  if (!host) return undefined
  const passed = new URLSearchParams()
  for (const name of ['code', 'state', 'iss', 'error']) {
    const value = query.get(name)
    if (value) passed.set(name, value)
  }
  return `${host.origin}${accountPaths.shopifyReturn}?${passed.toString()}`
}

/** The same after signing out there: to the store's sign-in, or to our own first page where the state names no store. */
export async function signedOutUrl(ctx: Context, query: URLSearchParams): Promise<string> {
  const host = await hostOfState(ctx, query)
  return host ? `${host.origin}${accountPaths.signIn}` : '/'
}

async function hostOfState(ctx: Context, query: URLSearchParams) {
  const [, slug] = /^([a-z0-9-]{3,40})\.[\w-]+$/.exec(query.get('state') ?? '') ?? []
  return slug ? findAccountHost(ctx, slug) : undefined
}
