import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { requireModule } from '#domain/modules/activate-module.ts'
import { redeemHandOff } from '#domain/modules/redeem-hand-off.ts'
import { viewWorkspace } from '#domain/modules/view-workspace.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountWorkspace(app: Hono<ApiEnv>): void {
  mount(app, endpoints.workspace, async (ctx, { app: name }, http) => {
    const slug = requireModule(name)
    const outlet = await requireOutlet(ctx, http.req.header('outlet') || undefined)
    return { data: await viewWorkspace(ctx, outlet, slug) }
  })
  mount(app, endpoints.redeemHandOff, async (ctx, { app: name, xut }) => {
    const slug = requireModule(name)
    return { app: slug, outlet_id: await redeemHandOff(ctx, { xut, app: slug }) }
  })
}
