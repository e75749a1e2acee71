import * as oidc from 'openid-client'
import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { CustomerSignIn } from '#domain/ports/ports.ts'
import { createBreaker } from '../breaker.ts'

interface Settings {
  key: string
  secret: string
  /** Where a store answers; `{shop}` becomes its domain. */
  shopUrl: string
  /** Where Shopify sends the customer back to; named in `shopify.app.toml`. */
  redirectUri: string
  /** The same after signing out there. */
  signedOutUri: string
  timeoutMs?: number
}

/** Addresses of a store's sign-in move rarely. */
const discoverEveryMs = 60 * 60 * 1000
const mostStores = 1_000

const apiDiscovery = z.object({ graphql_api: z.url() })
const customerAnswer = z.object({
  data: z.object({ customer: z.object({ id: z.string().regex(/^gid:\/\/shopify\/Customer\/\d{1,16}$/) }) }),
})

/** The store has no such page: it does not use new customer accounts. */
class NotOfferedError extends Error {}

/**
 * Shopify's Customer Account API: the customer signs in at Shopify by OpenID Connect with PKCE, and the API says with
 * the token who it is. We store no token: what we show comes through the store's own grant.
 */
export function shopifyCustomers(settings: Settings): CustomerSignIn {
  const { key, secret, shopUrl, redirectUri, signedOutUri, timeoutMs = 5_000 } = settings
  const breaker = createBreaker()
  const isPlain = shopUrl.startsWith('http://')
  const known = new Map<string, { config: Promise<oidc.Configuration>; until: number }>()
  const at = (shop: string, path: string) => `${shopUrl.replace('{shop}', shop)}${path}`

  /** Parallel callers share one request. */
  function configuration(shop: string, { afresh = false } = {}): Promise<oidc.Configuration> {
    const found = known.get(shop)
    if (found && found.until > Date.now() && !afresh) return found.config
    if (known.size >= mostStores) known.clear()
    const config = discover(shop)
    known.set(shop, { config, until: Date.now() + discoverEveryMs })
    config.catch(() => known.delete(shop))
    return config
  }

  async function discover(shop: string): Promise<oidc.Configuration> {
    try {
      return await oidc.discovery(
        new URL(at(shop, '/.well-known/openid-configuration')),
        key,
        { id_token_signed_response_alg: 'RS256' },
        oidc.ClientSecretBasic(secret),
        {
          timeout: timeoutMs / 1000,
          // Plain http is the sandbox's alone.
          execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
        },
      )
    } catch (error) {
      throw isMissing(error) ? new NotOfferedError('No sign-in at this store', { cause: error }) : error
    }
  }

  /** Who the token belongs to, by Shopify's own word. */
  async function customerOf(shop: string, token: string): Promise<number> {
    const signal = AbortSignal.timeout(timeoutMs)
    const found = await fetch(at(shop, '/.well-known/customer-account-api'), { signal, redirect: 'error' })
    const { graphql_api: api } = apiDiscovery.parse(await found.json())
    const answer = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query: '{ customer { id } }' }),
      redirect: 'error',
      signal,
    })
    const { customer } = customerAnswer.parse(await answer.json()).data
    return Number(customer.id.split('/').at(-1))
  }

  /** Silence is `store_away`, a store without the page is `shopify_sign_in_off`, all else a refusal. */
  async function ask<T>(shop: string, question: () => Promise<T>): Promise<T> {
    const work = () =>
      question().catch((cause: unknown) => {
        if (cause instanceof NotOfferedError) return new DomainError('shopify_sign_in_off', { cause })
        if (isSilence(cause)) throw cause
        return new DomainError('shopify_sign_in_refused', { cause })
      })
    const answer = await breaker.run(new URL(at(shop, '/')).origin, work).catch((cause: unknown) => {
      throw new DomainError('store_away', { cause })
    })
    if (answer instanceof DomainError) throw answer
    return answer
  }

  return {
    isOffered: (shop) =>
      ask(shop, () => configuration(shop, { afresh: true })).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError && error.code === 'shopify_sign_in_off') return false
          throw error
        },
      ),
    authorisationUrl: (shop, { state, nonce, verifier }) =>
      ask(shop, async () => {
        const url = oidc.buildAuthorizationUrl(await configuration(shop), {
          redirect_uri: redirectUri,
          scope: 'openid email customer-account-api:full',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        })
        return url.href
      }),
    identify: (shop, { code, state, iss }, secrets) =>
      ask(shop, async () => {
        const back = new URL(redirectUri)
        back.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
        const tokens = await oidc.authorizationCodeGrant(await configuration(shop), back, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        })
        const customerId = await customerOf(shop, tokens.access_token)
        return { customerId, idToken: tokens.id_token ?? '' }
      }),
    signOutUrl: (shop, idToken, state) =>
      ask(shop, async () => {
        const query = { id_token_hint: idToken, post_logout_redirect_uri: signedOutUri, state }
        return oidc.buildEndSessionUrl(await configuration(shop), query).href
      }),
  }
}

/** A store without new customer accounts has no discovery page: 404, or the store's own "not found". */
function isMissing(error: unknown): boolean {
  if (!(error instanceof oidc.ClientError) || error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM') return false
  return statusOf(error.cause) === 404
}

function isSilence(error: unknown): boolean {
  if (error instanceof oidc.ClientError) {
    return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT' || statusOf(error.cause) >= 500
  }
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}

/** Without `instanceof`: our HTTP server has put a Response of its own in place of the one that `fetch` answers with. */
const statusOf = (cause: unknown): number =>
  typeof cause === 'object' && cause !== null && 'status' in cause ? Number(cause.status) : 0
