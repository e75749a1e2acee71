import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { continueSetup } from '#domain/setup/continue-setup.ts'
import { viewSetup } from '#domain/setup/view-setup.ts'
import { claimShop, chooseStore } from '#domain/shops/claim-shop.ts'
import { startGrant } from '#domain/shops/start-grant.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { keepShopifyCookie } from '../signed-in.ts'

export function mountSetup(app: Hono<ApiEnv>): void {
  mount(app, endpoints.setup, viewSetup)
  mount(app, endpoints.continueSetup, continueSetup)
  mount(app, endpoints.startGrant, async (ctx, request) => ({ url: await startGrant(ctx, request) }))
  mount(app, endpoints.claimShop, async (ctx, { app: module }) => {
    const { shop, outletId } = await claimShop(ctx, module)
    return { shop, outlet_id: outletId }
  })
  mount(app, endpoints.connectShop, async (ctx, { app: module }, http) => {
    const { url, browser } = await chooseStore(ctx, module)
    keepShopifyCookie(ctx, http, browser)
    return { url }
  })
}
