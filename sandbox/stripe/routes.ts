import { Hono } from 'hono'
import { z } from 'zod'
import { openKeptFile } from '../kept-file.ts'
import type { App } from '../options.ts'
import { stripeApi } from './api.ts'
import { stripePages } from './pages.ts'
import type { Intent, Invoice, Plan, Refund, Session } from './objects.ts'
import { openStripeStore, type StripeKeys } from './store.ts'

const keptState = z.object({
  sessions: z.array(z.custom<Session>()),
  intents: z.array(z.custom<Intent>()),
  plans: z.array(z.custom<Plan>()),
  refunds: z.array(z.custom<Refund>()),
  invoices: z.array(z.custom<Invoice>()),
})

/** Kept in the folder, if there is one. */
export function openStripe(product: App, keys: StripeKeys, url: string, dataDir: string | undefined) {
  const file = openKeptFile(dataDir, 'stripe.json')
  const store = openStripeStore(keys, keptState.safeParse(file.stored).data)
  const routes = new Hono()
  routes.use(async (_c, next) => {
    await next()
    // Reading a plan renews it as well.
    file.save(store.state)
  })
  routes.route('/', stripeApi(store, keys, url))
  routes.route('/', stripePages(store, product))
  return { routes, saved: () => file.saved() }
}
