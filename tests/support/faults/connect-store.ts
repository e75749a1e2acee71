import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { HttpVisitor } from './http-visitor.ts'

/** The demo's merchant signs in at a running server. */
export async function signIn(server: { url: string }): Promise<HttpVisitor> {
  const [{ email, password }] = demoMerchants
  const visitor = new HttpVisitor(server, '10.9.0.1')
  const status = await visitor.logIn(email, password)
  if (status !== 200) throw new Error(`Nobody signed in: ${status}`)
  return visitor
}

/** Connects a store of the sandbox to the company of the demo's merchant. */
export async function connectStore(
  server: { url: string },
  shop: string,
  visitor?: HttpVisitor,
): Promise<HttpVisitor> {
  visitor ??= await signIn(server)
  const { answered } = await visitor.ask('/shopify/grant/start', { body: { shop, app: 'infiniti' } })
  const decision = new URLSearchParams({ decision: 'install' })
  const answer = await fetch(String(answered.url), { method: 'POST', body: decision, redirect: 'manual' })
  const { search } = new URL(answer.headers.get('location') ?? '')
  const back = await visitor.ask(`/shopify/callback${search}`)
  const page = back.headers.get('location') ?? ''
  if (!page.includes('connected=true')) throw new Error(`Not connected: ${page}`)
  return visitor
}
