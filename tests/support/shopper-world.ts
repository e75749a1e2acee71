import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { createAccountApi } from '#api/api.ts'
import { storeOrders } from '#database/schema/stores.ts'
import { findAccountHost } from '#domain/shoppers/find-account-host.ts'
import { askStore } from '#domain/store-sync/ask-store.ts'
import { credentialsOf } from '../../src/http/security/credentials.ts'
import type { ApiClient } from './api-client.ts'
import { emailsOf } from './sent-emails.ts'
import { comeBack, newStoreOwner } from './store-owner.ts'
import { storeWorld } from './store-world.ts'
import type { TestContext } from './test-context.ts'

const api = createAccountApi()
let visitors = 0

interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows which call it made
  body: any
  headers: Headers
}

/** A shopper's browser at one store's host. */
export class ShopperClient {
  readonly #world: TestContext
  readonly slug: string
  readonly cookies = new Map<string, string>()
  ip: string
  userAgent = 'Mozilla/5.0 (Android 15; Mobile) Firefox/150.0'

  constructor(world: TestContext, slug: string) {
    visitors += 1
    this.ip = `203.0.${Math.floor(visitors / 250) + 100}.${(visitors % 250) + 1}`
    this.#world = world
    this.slug = slug
  }

  get = (path: string) => this.#send('GET', path)
  post = (path: string, body: object = {}) => this.#send('POST', path, body)

  async #send(method: string, path: string, body?: object): Promise<Answer> {
    const { ctx } = this.#world
    const accountHost = await findAccountHost(ctx, this.slug)
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(`https://${this.slug}.accounts.example/api/account${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const credentials = credentialsOf({ cookie }, true)
    const answer = await api(request, {
      ...ctx,
      ip: this.ip,
      userAgent: this.userAgent,
      credentials,
      ...(accountHost && { accountHost }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      if (attributes.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- as above
    const parsed = await answer.json()
    return { status: answer.status, body: parsed, headers: answer.headers }
  }
}

export interface StoreCustomer {
  id: number
  email: string
  phone: string | null
}

/** A store with customer accounts switched on, and what tests do there. */
export async function openAccountStore(world: TestContext, shop: string, slug: string) {
  const stores = storeWorld(world)
  const owner = await newStoreOwner(world, { website: shop })
  await comeBack(owner.browser, await owner.grant(shop))
  const scopes = await owner.browser.post('/merchant/customer_accounts/scopes')
  await approve(owner.browser, String(scopes.body.url))
  await stores.untilLive(shop)
  const settings = { is_on: true, slug, theme: 'armani', brand_name: 'Quiet', colour: '#1a31c8' }
  const saved = await owner.browser.post('/merchant/customer_accounts', settings)
  if (saved.status !== 200) throw new Error(`Not switched on: ${JSON.stringify(saved.body)}`)

  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    askStore(world.ctx, shop, query, variables, { urgent: true })

  async function customerOf(orderId: number): Promise<StoreCustomer> {
    const query = `query($id: ID!) { node(id: $id) { ... on Order { customer { id email phone } } } }`
    const { node } = (await ask(query, { id: `gid://shopify/Order/${orderId}` })) as {
      node: { customer: { id: string; email: string; phone: string | null } }
    }
    return { ...node.customer, id: Number(node.customer.id.split('/').at(-1)) }
  }

  return {
    ...stores,
    shop,
    slug,
    owner,
    settings,
    ask,
    newShopper: () => new ShopperClient(world, slug),

    customerOf,

    /** A new order, in our copy as well; without options, of somebody new who has an email. */
    async order(options: Record<string, string> = {}): Promise<number> {
      let [id = 0] = await stores.place(shop, options)
      // Every ninth customer of the sandbox has only a phone number.
      const isNew = Object.keys(options).length === 0
      if (isNew && !(await customerOf(id)).email) [id = 0] = await stores.place(shop, options)
      const { status } = await stores.notify('orders/create', shop, { id })
      if (status !== 200) throw new Error(`The webhook of order ${id} was answered ${status}`)
      // On a slow machine a webhook is answered before it is written.
      while ((await world.ctx.db.$count(storeOrders, eq(storeOrders.id, id))) === 0) {
        await stores.untilClean(shop)
        await sleep(20)
      }
      return id
    },

    /** The secret of the link in the newest email about an order to this address. */
    linkTo: (email: string) => emailsOf(world).tokenTo(email, '/account/link'),

    /** Signs in by the code that is mailed to this address. */
    async signIn(email: string): Promise<ShopperClient> {
      const shopper = new ShopperClient(world, slug)
      const { body } = await shopper.post('/code', { contact: email })
      const code = await codeOf(world, email)
      const { status } = await shopper.post('/code/check', { request: String(body.request), code })
      if (status !== 200) throw new Error('Not signed in')
      return shopper
    },
  }
}

export type AccountStore = Awaited<ReturnType<typeof openAccountStore>>

/** The digits in the newest email with a code to this address. */
export async function codeOf(world: TestContext, email: string): Promise<string> {
  const { subject } = await emailsOf(world).next(email, 'is your code for')
  return /\d{6}/.exec(subject)?.[0] ?? ''
}

/** Says yes on Shopify's page, and comes back. */
export async function approve(browser: ApiClient, url: string): Promise<void> {
  const decision = new URLSearchParams({ decision: 'install' })
  const answer = await fetch(url, { method: 'POST', body: decision, redirect: 'manual' })
  await comeBack(browser, new URL(answer.headers.get('location') ?? '').searchParams)
}
