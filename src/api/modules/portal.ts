import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { isSettingsPath } from '#contract/portal/settings-pages.ts'
import { activateModule, deactivateModule, requireModule } from '#domain/modules/activate-module.ts'
import { handOffTo, handOffToDashboard, redeemXut } from '#domain/modules/hand-off.ts'
import { appsIn } from '#domain/modules/list-apps.ts'
import { archiveOutlet, restoreOutlet } from '#domain/outlets/archive-outlet.ts'
import { changeOutlet } from '#domain/outlets/change-outlet.ts'
import { listOutlets } from '#domain/outlets/list-outlets.ts'
import { addOutlet, renameOutlet, rotateKey } from '#domain/outlets/manage-outlets.ts'
import { inOutlet, requireOutlet } from '#domain/outlets/require-outlet.ts'
import { saveWebUrl } from '#domain/outlets/save-web-url.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { viewPortal } from '#domain/sessions/view-session.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { keepShopifyCookie } from '../signed-in.ts'

/** The outlet that the tab names, for the domain to check; without a name, the one that the session chose last. */
const outletIdIn = (http: HonoContext) => http.req.header('outlet') || undefined
const outletOf = (ctx: MerchantContext, http: HonoContext) => requireOutlet(ctx, outletIdIn(http))

/** What the tab stores after a change: its own outlet first, for as long as that is one of the merchant's. */
const portalOf = async (ctx: MerchantContext, http: HonoContext) => {
  const activeOutletId = outletIdIn(http) ?? ctx.session.activeOutletId
  return { data: await viewPortal({ ...ctx, session: { ...ctx.session, activeOutletId } }) }
}

export function mountPortal(app: Hono<ApiEnv>): void {
  mount(app, endpoints.allApps, (ctx, _input, http) => inOutlet(ctx, outletIdIn(http), appsIn))
  mount(app, endpoints.saveWebUrl, async (ctx, { web_url, platforms }, http) => {
    const { webUrl, platform } = await saveWebUrl(ctx, await outletOf(ctx, http), web_url, platforms)
    return { message: 'success', data: { web_url: webUrl, platform } }
  })
  mount(app, endpoints.installApp, async (ctx, { plugin_name, app: name }, http) => {
    const slug = requireModule(name)
    const outlet = await outletOf(ctx, http)
    const away = await activateModule(ctx, outlet, { slug, isShopify: plugin_name === 'shopify' })
    if (!away) return { message: 'success' }
    if (away.browser) keepShopifyCookie(ctx, http, away.browser)
    return { message: 'redirect', data: away.url }
  })
  mount(app, endpoints.uninstallApp, async (ctx, { app: name }, http) => {
    await deactivateModule(ctx, await outletOf(ctx, http), requireModule(name))
    return { message: 'success' }
  })
  mount(app, endpoints.mintXut, async (ctx, { app: name }, http) => {
    const outlet = await outletOf(ctx, http)
    if (isSettingsPath(name)) return { url: await handOffToDashboard(ctx, outlet, name) }
    return { url: await handOffTo(ctx, outlet, requireModule(name)) }
  })
  mount(app, endpoints.redeemXut, (ctx, { xut, audience }) => redeemXut(ctx, xut, audience))

  mount(app, endpoints.outletChange, async (ctx, { outlet_id }) => ({
    data: await viewPortal(await changeOutlet(ctx, outlet_id)),
  }))
  mount(app, endpoints.outlets, async (ctx) => ({ data: await listOutlets(ctx) }))
  mount(app, endpoints.addOutlet, async (ctx, { outlet_name, web_url }) => {
    const id = await addOutlet(ctx, { outletName: outlet_name, webUrl: web_url })
    return { data: await viewPortal(await changeOutlet(ctx, id)) }
  })
  mount(app, endpoints.renameOutlet, async (ctx, { outlet_id, outlet_name }, http) => {
    await renameOutlet(ctx, outlet_id, outlet_name)
    return portalOf(ctx, http)
  })
  mount(app, endpoints.archiveOutlet, async (ctx, { outlet_id }, http) => {
    await archiveOutlet(ctx, outlet_id)
    return portalOf(ctx, http)
  })
  mount(app, endpoints.restoreOutlet, async (ctx, { outlet_id }, http) => {
    await restoreOutlet(ctx, outlet_id)
    return portalOf(ctx, http)
  })
  mount(app, endpoints.rotateOutletKey, async (ctx, { outlet_id }) => ({
    message: 'success',
    api_key: await rotateKey(ctx, outlet_id),
  }))
}
