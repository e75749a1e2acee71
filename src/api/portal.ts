import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { activateModule, deactivateModule, requireModule } from '#domain/modules/activate-module.ts'
import { handOffTo, redeemXut } from '#domain/modules/hand-off.ts'
import { listApps } from '#domain/modules/list-apps.ts'
import { changeOutlet } from '#domain/outlets/change-outlet.ts'
import { listOutlets } from '#domain/outlets/list-outlets.ts'
import { addOutlet, archiveOutlet, renameOutlet, rotateKey } from '#domain/outlets/manage-outlets.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import { saveWebUrl } from '#domain/outlets/save-web-url.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { viewPortal } from '#domain/sessions/view-session.ts'
import { type ApiEnv, mount } from './mount.ts'

/** The outlet that the tab names, checked; without a name, the one that the session chose last. */
const outletOf = (ctx: MerchantContext, http: HonoContext) =>
  requireOutlet(ctx, http.req.header('outlet') || undefined)

export function mountPortal(app: Hono<ApiEnv>): void {
  mount(app, endpoints.allApps, async (ctx, _input, http) => ({
    data: await listApps(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.saveWebUrl, async (ctx, { web_url, platforms }, http) => {
    const { webUrl, platform } = await saveWebUrl(ctx, await outletOf(ctx, http), web_url, platforms)
    return { message: 'success', data: { web_url: webUrl, platform } }
  })
  mount(app, endpoints.installApp, async (ctx, { plugin_name, app: name }, http) => {
    const slug = requireModule(name)
    const outlet = await outletOf(ctx, http)
    const url = await activateModule(ctx, outlet, { slug, isShopify: plugin_name === 'shopify' })
    return url ? { message: 'redirect', data: url } : { message: 'success' }
  })
  mount(app, endpoints.uninstallApp, async (ctx, { app: name }, http) => {
    await deactivateModule(ctx, await outletOf(ctx, http), requireModule(name))
    return { message: 'success' }
  })
  mount(app, endpoints.mintXut, async (ctx, { app: name }, http) => ({
    url: await handOffTo(ctx, await outletOf(ctx, http), requireModule(name)),
  }))
  mount(app, endpoints.redeemXut, (ctx, { xut, audience }) => redeemXut(ctx, xut, audience))

  mount(app, endpoints.outletChange, async (ctx, { outlet_id }) => ({
    data: await viewPortal(await changeOutlet(ctx, outlet_id)),
  }))
  mount(app, endpoints.outlets, async (ctx) => ({ data: await listOutlets(ctx) }))
  mount(app, endpoints.addOutlet, async (ctx, { outlet_name, web_url }) => {
    const id = await addOutlet(ctx, { outletName: outlet_name, webUrl: web_url })
    return { data: await viewPortal(await changeOutlet(ctx, id)) }
  })
  mount(app, endpoints.renameOutlet, async (ctx, { outlet_id, outlet_name }) => {
    await renameOutlet(ctx, outlet_id, outlet_name)
    return { data: await viewPortal(ctx) }
  })
  mount(app, endpoints.archiveOutlet, async (ctx, { outlet_id }) => {
    await archiveOutlet(ctx, outlet_id)
    return { data: await viewPortal(ctx) }
  })
  mount(app, endpoints.rotateOutletKey, async (ctx, { outlet_id }) => ({
    message: 'success',
    api_key: await rotateKey(ctx, outlet_id),
  }))
}
