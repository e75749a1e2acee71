import { type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { errors, type Provider } from 'oidc-provider'
import { z } from 'zod'
import type { SigningKey } from '../../google/keys.ts'
import { isAppAddress } from '../../guard.ts'
import type { Inbox } from '../../mail/inbox.ts'
import type { App } from '../../options.ts'
import { problem } from '../../page.ts'
import { type ShopifyApp, standsIn } from '../app.ts'
import type { Declared } from '../declared.ts'
import type { Store } from '../store/store.ts'
import type { Stores } from '../store/stores.ts'
import { makeCodes } from './codes.ts'
import { answerCustomer } from './customer-api.ts'
import { issuerPath, makeCustomerProvider } from './provider.ts'
import { codePage, signInPage } from './sign-in-page.ts'

interface Options {
  app: App
  client: ShopifyApp
  declared: Declared
  stores: Stores
  inbox: Inbox
  key: SigningKey
  /** Where this sandbox answers. */
  url: string
}

type Env = { Bindings: HttpBindings }

const address = z.object({ email: z.email().max(254) })
const apiVersion = '2026-10'
const base = '/authentication/:handle'

/** Shopify's customer accounts: discovery at the store, sign-in at Shopify, and the API about one customer. */
export function customerAccountRoutes({ app: product, client, declared, stores, inbox, key, url }: Options) {
  const app = new Hono<Env>()
  const providers = new Map<string, Provider>()
  const codes = makeCodes(inbox)

  const isIn = (paths: string[] | undefined) => (wanted: string) =>
    isAppAddress(wanted, product.origin) && (paths?.includes(new URL(wanted).pathname) ?? true)
  const isDeclared = isIn(declared.shopperPaths)
  const isSignedOut = isIn(declared.signedOutPaths)

  function providerOf(store: Store): Provider {
    const { domain } = store.shop
    const known = providers.get(domain)
    if (known) return known
    const made = makeCustomerProvider({
      url,
      appOrigin: product.origin,
      client,
      isDeclared,
      isSignedOut,
      store,
      key,
    })
    providers.set(domain, made)
    return made
  }

  /** The store, where it has new customer accounts. */
  function modern(domain = ''): Store | undefined {
    const store = stores.find(domain)
    return store?.hasNewAccounts() ? store : undefined
  }
  const atIssuer = (c: Context<Env>) => modern(`${c.req.param('handle')}.myshopify.com`)

  /** The provider finds its mount point by comparing the two addresses. */
  async function pass({ env: { incoming, outgoing } }: Context<Env>, store: Store, path: string) {
    Object.assign(incoming, { originalUrl: `${issuerPath(store.shop.domain)}${path}`, url: path })
    outgoing.setHeader('x-content-type-options', 'nosniff')
    outgoing.setHeader('referrer-policy', 'same-origin')
    await providerOf(store).callback()(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }

  app.get('/:shop/.well-known/openid-configuration', async (c) => {
    const store = modern(c.req.param('shop'))
    return store ? pass(c, store, '/.well-known/openid-configuration') : c.text('Not Found', 404)
  })

  app.get('/:shop/.well-known/customer-account-api', (c) => {
    const store = modern(c.req.param('shop'))
    if (!store) return c.text('Not Found', 404)
    return c.json({
      graphql_api: `${url}/shopify/${store.shop.domain}/account/customer/api/${apiVersion}/graphql`,
    })
  })

  app.post('/:shop/account/customer/api/:version/graphql', async (c) => {
    const store = modern(c.req.param('shop'))
    // Shopify takes the token as it is; `Bearer` before it does no harm.
    const token = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '')
    const held = store && token ? await providerOf(store).AccessToken.find(token) : undefined
    const customer = held?.isValid ? store?.people.find(Number(held.accountId)) : undefined
    if (!customer) return c.json({ errors: [{ message: 'Unauthorized' }] }, 401)
    return c.json(await answerCustomer(customer, await c.req.json().catch(() => undefined)))
  })

  app.get(`${base}/login/:uid`, async (c) => {
    const store = atIssuer(c)
    if (!store) return c.notFound()
    const { params } = await providerOf(store).interactionDetails(c.env.incoming, c.env.outgoing)
    return c.html(signInPage({ store, action: actionOf(c, store), email: params['login_hint'] ?? '' }))
  })

  app.post(`${base}/login/:uid`, async (c) => {
    const store = atIssuer(c)
    if (!store) return c.notFound()
    await providerOf(store).interactionDetails(c.env.incoming, c.env.outgoing)
    const action = actionOf(c, store)
    const typed = address.safeParse(await c.req.parseBody())
    if (!typed.success) {
      const error = 'Enter a valid email address.'
      return c.html(signInPage({ store, action, error }), 400)
    }
    const { email } = typed.data
    await codes.send(c.req.param('uid'), email, store.shop)
    return c.html(codePage({ store, action, email }))
  })

  app.post(`${base}/login/:uid/code`, async (c) => {
    const store = atIssuer(c)
    if (!store) return c.notFound()
    const { code } = await c.req.parseBody()
    const checked = codes.check(c.req.param('uid'), typeof code === 'string' ? code : '')
    const action = actionOf(c, store)
    if (!checked) {
      const error = 'That code is no longer valid. Enter your email to get a new one.'
      return c.html(signInPage({ store, action, error }), 400)
    }
    const { email, isRight } = checked
    if (!isRight) return c.html(codePage({ store, action, email, error: 'Incorrect code.' }), 400)
    // Whoever proves an email is a customer from then on.
    const known = store.people.findBy({ email })
    const customer = known ?? store.people.create({ firstName: '', lastName: '', email, phone: null })
    return finish(c, store, { login: { accountId: String(customer.id) } })
  })

  app.post(`${base}/login/:uid/customer`, async (c) => {
    const store = atIssuer(c)
    const { customer } = await c.req.parseBody()
    const known = store?.people.find(Number(customer))
    if (!store || !known) return c.notFound()
    return finish(c, store, { login: { accountId: String(known.id) } })
  })

  app.post(`${base}/login/:uid/refuse`, async (c) => {
    const store = atIssuer(c)
    if (!store) return c.notFound()
    return finish(c, store, { error: 'access_denied', error_description: 'The customer cancelled' })
  })

  async function finish(c: Context<Env>, store: Store, result: Record<string, unknown>) {
    const { incoming, outgoing } = c.env
    const options = { mergeWithLastSubmission: false }
    return c.redirect(await providerOf(store).interactionResult(incoming, outgoing, result, options), 303)
  }

  app.all(`${base}/*`, async (c) => {
    const store = atIssuer(c)
    if (!store) return c.notFound()
    const path = (c.env.incoming.url ?? '').slice(issuerPath(store.shop.domain).length)
    return pass(c, store, path || '/')
  })

  app.onError((error, c) => {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const text = `This sign-in is over. Go back to ${product.name} and start again.`
    return c.html(problem('Too late', text, 'shopify', standsIn), 400)
  })

  return app
}

const actionOf = (c: Context, { shop }: Store) => `${issuerPath(shop.domain)}/login/${c.req.param('uid')}`
