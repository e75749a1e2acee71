import { Hono } from 'hono'
import type { App } from '../options.ts'
import { stripeApi } from './api.ts'
import { stripePages } from './pages.ts'
import { openStripeStore, type StripeKeys } from './store.ts'

export function stripeRoutes(product: App, keys: StripeKeys, url: string) {
  const store = openStripeStore(keys)
  const app = new Hono()
  app.route('/', stripeApi(store, keys, url))
  app.route('/', stripePages(store, product))
  return app
}
