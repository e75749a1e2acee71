import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { allOrdersScope, shopScopes, shopifyApiVersion as apiVersion } from '#contract/stores/shapes.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { Shopify } from '#domain/ports/ports.ts'
import { createBreaker } from '../breaker.ts'
import { readBulkFile, readStoreAnswer } from './shopify-store.ts'

interface Settings {
  key: string
  secret: string
  /** Shopify may go on signing with the one before for an hour after a change. */
  secretBefore?: string | undefined
  /** Where a shop answers; `{shop}` becomes its domain, which has been checked by then. */
  shopUrl: string
  publicBaseUrl: string
  /** Shopify has approved the app for orders older than 60 days. */
  seesAllOrders?: boolean
  timeoutMs?: number
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  refresh_token: z.string().optional(),
})

const grantAnswer = tokenAnswer.extend({ scope: z.string() })

const refusal = z.object({ error: z.string() })

const shopAnswer = z.object({
  data: z.object({
    shop: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      myshopifyDomain: z.string(),
      currencyCode: z.string(),
      ianaTimezone: z.string(),
      shopOwnerName: z.string(),
      billingAddress: z.object({ countryCodeV2: z.string().nullish() }),
    }),
  }),
})

/** Shopify by plain HTTP; decision 22 says why not by its library. */
export function shopifyApp(settings: Settings): Shopify {
  const { key, secret, secretBefore, shopUrl, publicBaseUrl, timeoutMs = 5_000 } = settings
  const scopes = settings.seesAllOrders ? [...shopScopes, allOrdersScope] : shopScopes
  const secrets = secretBefore ? [secret, secretBefore] : [secret]
  const breaker = createBreaker()
  const at = (shop: string, path: string) => `${shopUrl.replace('{shop}', shop)}/admin/${path}`

  async function ask(url: string, body: object, headers: Record<string, string> = {}) {
    const request = async () => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.status >= 500 || answer.status === 429) throw new Error(`Shopify answered ${answer.status}`)
      return { ok: answer.ok, status: answer.status, text: await answer.text() }
    }
    const { ok, status, text } = await breaker.run(new URL(url).origin, request).catch((cause: unknown) => {
      throw new DomainError('shop_unreachable', { cause })
    })
    return { ok, status, answer: readJson(text) }
  }

  async function post(url: string, body: object, headers?: Record<string, string>): Promise<unknown> {
    const { ok, answer } = await ask(url, body, headers)
    if (!ok) throw new DomainError('shop_grant_failed')
    return answer
  }

  return {
    pageUrl: (shop, path) => `${shopUrl.replace('{shop}', shop)}${path}`,
    grantUrl(shop, state, more = []) {
      const query = new URLSearchParams({
        client_id: key,
        scope: [...scopes, ...more].join(','),
        redirect_uri: `${publicBaseUrl}/api/shopify/callback`,
        state,
      })
      return `${at(shop, 'oauth/authorize')}?${query.toString()}`
    },
    signedQuery(query) {
      const signed = new URLSearchParams(query)
      signed.delete('hmac')
      signed.sort()
      const digest = createHmac('sha256', secret).update(signed.toString()).digest('hex')
      return same(digest, query.get('hmac') ?? '')
    },
    signedBody(body, signature) {
      return secrets.some((one) => same(createHmac('sha256', one).update(body).digest('base64'), signature))
    },
    async check(shop) {
      // Refused, because it has no code; that Shopify says so is what we want to know.
      await ask(at(shop, 'oauth/access_token'), { client_id: key })
    },
    async exchange(shop, code) {
      // Public apps must take tokens that expire, with another one to renew them by.
      const body = { client_id: key, client_secret: secret, code, expiring: '1' }
      const answer = parse(grantAnswer, await post(at(shop, 'oauth/access_token'), body))
      const given = new Set(answer.scope.split(','))
      // A shop that lets us write lets us read, and then names only the first.
      if (!shopScopes.every((scope) => given.has(scope) || given.has(scope.replace('read_', 'write_')))) {
        throw new DomainError('shop_grant_failed')
      }
      return { token: tokenOf(answer), scopes: answer.scope }
    },
    async renew(shop, refresh) {
      const body = {
        client_id: key,
        client_secret: secret,
        grant_type: 'refresh_token',
        refresh_token: refresh,
      }
      const { ok, answer } = await ask(at(shop, 'oauth/access_token'), body)
      // Anything else that it may say, such as that our own secret is wrong, is no reason to give a shop up.
      if (!ok && refusal.safeParse(answer).data?.error === 'invalid_grant') return undefined
      if (!ok) throw new DomainError('shop_grant_failed')
      return { refresh, ...tokenOf(parse(tokenAnswer, answer)) }
    },
    async readShop(shop, token) {
      const query =
        '{ shop { id name email myshopifyDomain currencyCode ianaTimezone shopOwnerName billingAddress { countryCodeV2 } } }'
      const headers = { 'x-shopify-access-token': token.access }
      const { answer } = await ask(at(shop, `api/${apiVersion}/graphql.json`), { query }, headers)
      // The token is a moment old: an answer without a store is Shopify's trouble, and worth another try.
      const read = shopAnswer.safeParse(answer)
      if (!read.success) throw new DomainError('shop_unreachable', { cause: read.error })
      const { shop: found } = read.data.data
      if (found.myshopifyDomain !== shop) throw new DomainError('shop_grant_failed')
      const { id, name, email, shopOwnerName: owner, currencyCode: currency, ianaTimezone: zone } = found
      const country = found.billingAddress.countryCodeV2 ?? ''
      return { id, name, email, owner, currency, country, zone }
    },
    async ask(shop, token, query, variables = {}) {
      const headers = { 'x-shopify-access-token': token.access }
      const { ok, status, answer } = await ask(
        at(shop, `api/${apiVersion}/graphql.json`),
        { query, variables },
        headers,
      )
      if (status === 401) return { kind: 'refused' }
      if (!ok) return { kind: 'errors', messages: [`Shopify answered ${status}`] }
      return readStoreAnswer(answer)
    },
    readFile: (url) => readBulkFile(url, shopUrl),
  }
}

function tokenOf({ access_token: access, refresh_token: refresh, expires_in }: z.infer<typeof tokenAnswer>) {
  const expiresAt =
    expires_in === undefined ? undefined : new Date(Date.now() + expires_in * 1000).toISOString()
  return { access, ...(refresh && { refresh }), expiresAt }
}

function same(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DomainError('shop_unreachable', { cause })
  }
}

function parse<T extends z.ZodType>(schema: T, answer: unknown): z.infer<T> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new DomainError('shop_grant_failed', { cause: parsed.error })
  return parsed.data
}
