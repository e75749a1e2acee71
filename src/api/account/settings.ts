import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import {
  askAccountScopes,
  readAccountSettings,
  saveAccountSettings,
} from '#domain/shoppers/account-settings.ts'
import { previewOrders } from '#domain/shoppers/preview-orders.ts'
import { listChanges } from '#domain/order-windows/changes/list-changes.ts'
import { whatItSaved } from '#domain/order-windows/what-it-saved.ts'
import { askWindowScopes, readWindowSettings, saveWindowRules } from '#domain/order-windows/window-rules.ts'
import { testShopper } from '#domain/shoppers/test-shopper.ts'
import { type ApiEnv, mount } from '../mount.ts'

/** The outlet that the tab names, checked. */
const outletOf = (ctx: MerchantContext, http: HonoContext) =>
  requireOutlet(ctx, http.req.header('outlet') || undefined)

export function mountAccountSettings(app: Hono<ApiEnv>): void {
  mount(app, endpoints.customerAccounts, async (ctx, _, http) => {
    const outlet = await outletOf(ctx, http)
    return { data: await readAccountSettings(ctx, outlet), orders: await previewOrders(ctx, outlet) }
  })
  mount(app, endpoints.saveCustomerAccounts, async (ctx, input, http) => {
    const outlet = await outletOf(ctx, http)
    await saveAccountSettings(ctx, outlet, input)
    return { data: await readAccountSettings(ctx, outlet) }
  })
  mount(app, endpoints.askAccountScopes, async (ctx, _, http) => ({
    url: await askAccountScopes(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.testShopper, async (ctx, _, http) => testShopper(ctx, await outletOf(ctx, http)))
  mount(app, endpoints.orderWindowRules, async (ctx, _, http) => ({
    data: await readWindowSettings(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.saveOrderWindowRules, async (ctx, input, http) => {
    const outlet = await outletOf(ctx, http)
    await saveWindowRules(ctx, outlet, input)
    return { data: await readWindowSettings(ctx, outlet) }
  })
  mount(app, endpoints.askWindowScopes, async (ctx, _, http) => ({
    url: await askWindowScopes(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.windowSavings, async (ctx, _, http) => ({
    data: await whatItSaved(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.orderChanges, async (ctx, { cursor, customer }, http) => ({
    data: await listChanges(ctx, await outletOf(ctx, http), {
      cursor,
      ...(customer && { customer: Number(customer) }),
    }),
  }))
}
