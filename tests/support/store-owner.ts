import { createHmac } from 'node:crypto'
import { createAccount } from '#domain/accounts/create-account.ts'
import { withTransaction } from '#domain/context.server.ts'
import { ApiClient } from './api-client.ts'
import { hashMerchantPassword, merchantPassword as password } from './merchant-password.ts'
import type { TestContext } from './test-context.ts'

const secret = 'sandbox-shopify-secret'
let administrators = 0

interface Options {
  website?: string
  verified?: boolean
  source?: Record<string, string>
}

/** A merchant of this test alone, signed in, who can go to Shopify and come back. */
export async function newStoreOwner(
  world: TestContext,
  { website, verified = true, source = {} }: Options = {},
) {
  administrators += 1
  const email = `owner-${administrators}@shop.example`
  const passwordHash = await hashMerchantPassword(world)
  const ids = await withTransaction(world.ctx, (tx) =>
    createAccount(tx, {
      email,
      firstName: 'Mei',
      lastName: 'Chua',
      passwordHash,
      emailVerifiedAt: verified ? tx.clock.now() : undefined,
      termsVersion: '1.0',
      website,
      source,
    }),
  )
  const browser = new ApiClient(world)
  await browser.logIn(email, password)

  /** Says yes at Shopify; gives the query that Shopify sends the browser back with. */
  async function grant(shop: string, options: object = {}): Promise<URLSearchParams> {
    const { status, body } = await browser.post('/shopify/grant/start', { shop, ...options })
    if (status !== 200) throw new Error(`No grant: ${body.code}`)
    return approveInstall(world, String(body.url))
  }

  return { ...ids, email, browser, grant, signInAgain: () => browser.logIn(email, password) }
}

/** Presses Install on Shopify's page; gives the query that Shopify sends the browser back with. */
export async function approveInstall({ time }: TestContext, url: string | URL): Promise<URLSearchParams> {
  const decision = new URLSearchParams({ decision: 'install' })
  const answer = await fetch(url, { method: 'POST', body: decision, redirect: 'manual' })
  const query = new URL(answer.headers.get('location') ?? '').searchParams
  // The sandbox signs the time of the real clock. The test's stands still, or has been moved.
  query.set('timestamp', String(Math.floor(time.now.getTime() / 1000)))
  return signed(query)
}

/** Where the callback sends the browser, as path and query. */
export async function comeBack(browser: ApiClient, query: URLSearchParams) {
  const { status, headers } = await browser.get(`/shopify/callback?${query.toString()}`)
  const to = new URL(headers.get('location') ?? '', 'https://infiniti.example')
  return { status, path: to.pathname, query: Object.fromEntries(to.searchParams) }
}

/** As Shopify signs: over everything but the signature, sorted. */
export function signed(fields: Record<string, string> | URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(fields)
  query.delete('hmac')
  query.sort()
  query.set('hmac', createHmac('sha256', secret).update(query.toString()).digest('hex'))
  return query
}

export const signedBody = (body: string) => createHmac('sha256', secret).update(body).digest('base64')
