import { type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { errors, type Provider } from 'oidc-provider'
import { z } from 'zod'
import type { App } from '../options.ts'
import { problem } from '../page.ts'
import { type Accounts, initials } from './accounts.ts'
import { chooserPage, googlePage } from './chooser.ts'
import { standsIn } from './provider.ts'

interface Google {
  app: App
  url: string
  clientId: string
  accounts: Accounts
  provider: Provider
}

type Env = { Bindings: HttpBindings }

const typedAccount = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.email().max(254),
  verified: z.literal('on').optional(),
  workspace: z.literal('on').optional(),
})

export function googleRoutes({ app: product, url, clientId, accounts, provider }: Google) {
  const app = new Hono<Env>()
  const answer = provider.callback()

  app.get('/', (c) => c.html(googlePage({ app: product, url, clientId, accounts: accounts.known })))

  app.get('/picture/:sub', (c) => {
    const account = accounts.find(c.req.param('sub'))
    if (!account) return c.notFound()
    const letters = initials(account.name).replace(/[^\p{L}\p{N}]/gu, '')
    c.header('cross-origin-resource-policy', 'cross-origin')
    return c.body(portrait(letters), 200, { 'content-type': 'image/svg+xml' })
  })

  app.get('/interaction/:uid', async (c) => {
    const { params } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    return c.html(chooserPage({ app: product, accounts: accounts.known, hint: params['login_hint'] ?? '' }))
  })

  app.post('/interaction/:uid', async (c) => {
    const form = await c.req.parseBody()
    if (form['refuse']) return finish(c, { error: 'access_denied', error_description: 'The user refused' })
    const chosen = typeof form['account'] === 'string' ? accounts.find(form['account']) : undefined
    if (chosen) return finish(c, choice(chosen.sub))
    const typed = typedAccount.safeParse(form)
    if (!typed.success) {
      const error = 'Give a name and a valid email address.'
      const hint = typeof form['email'] === 'string' ? form['email'] : ''
      return c.html(chooserPage({ app: product, accounts: accounts.known, hint, error }), 400)
    }
    const { name, email, verified, workspace } = typed.data
    const { sub } = accounts.add({ name, email, verified: Boolean(verified), workspace: Boolean(workspace) })
    return finish(c, choice(sub))
  })

  async function finish(c: Context<Env>, result: Record<string, unknown>) {
    const { incoming, outgoing } = c.env
    const next = await provider.interactionResult(incoming, outgoing, result, {
      mergeWithLastSubmission: false,
    })
    return c.redirect(next, 303)
  }

  // Everything else is the provider's own. It finds its mount point by comparing the two addresses.
  app.all('*', async (c) => {
    const { incoming, outgoing } = c.env
    const path = incoming.url ?? '/'
    Object.assign(incoming, { originalUrl: path, url: path.slice('/google'.length) || '/' })
    outgoing.setHeader('x-content-type-options', 'nosniff')
    outgoing.setHeader('referrer-policy', 'same-origin')
    await answer(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })

  app.onError((error, c) => {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const text = `This sign-in is over. Go back to ${product.name} and start again.`
    return c.html(problem('Too late', text, 'google', standsIn), 400)
  })

  return app
}

/** One page answers every prompt the provider may ask: who you are, which account, and consent. */
const choice = (accountId: string) => ({ login: { accountId }, select_account: {}, consent: {} })

const portrait = (letters: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#FBDD62"/><text x="48" y="60" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="36" fill="#17161A">${letters}</text></svg>`
