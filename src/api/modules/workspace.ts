import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { requireModule } from '#domain/modules/activate-module.ts'
import { redeemHandOff } from '#domain/modules/redeem-hand-off.ts'
import { saveModuleSettings } from '#domain/modules/module-settings.ts'
import { viewWorkspace } from '#domain/modules/view-workspace.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { type ApiEnv, mount } from '../mount.ts'

/** The outlet that the tab names, checked, and the module. */
const placeOf = async (ctx: MerchantContext, http: HonoContext, name: string) => ({
  slug: requireModule(name),
  outlet: await requireOutlet(ctx, http.req.header('outlet') || undefined),
})

export function mountWorkspace(app: Hono<ApiEnv>): void {
  mount(app, endpoints.workspace, async (ctx, { app: name }, http) => {
    const { outlet, slug } = await placeOf(ctx, http, name)
    return { data: await viewWorkspace(ctx, outlet, slug) }
  })
  mount(app, endpoints.redeemHandOff, async (ctx, { app: name, xut }) => {
    const slug = requireModule(name)
    return { app: slug, outlet_id: await redeemHandOff(ctx, { xut, app: slug }) }
  })
  mount(app, endpoints.saveModuleSettings, async (ctx, { app: name, settings }, http) => {
    const { outlet, slug } = await placeOf(ctx, http, name)
    await saveModuleSettings(ctx, outlet, slug, settings)
    return { data: await viewWorkspace(ctx, outlet, slug) }
  })
}
