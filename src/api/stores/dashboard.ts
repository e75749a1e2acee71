import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { viewDashboard } from '#domain/dashboard/view-dashboard.ts'
import { readDataFile, retryImport, waitForChange } from '#domain/dashboard/wait-for-change.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { type ApiEnv, mount } from '../mount.ts'

/** The outlet that the tab names, checked. */
const outletOf = (ctx: MerchantContext, http: HonoContext) =>
  requireOutlet(ctx, http.req.header('outlet') || undefined)

const placeOf = async (ctx: MerchantContext, http: HonoContext, all: boolean) =>
  all ? ('all' as const) : outletOf(ctx, http)

export function mountDashboard(app: Hono<ApiEnv>): void {
  mount(app, endpoints.dashboard, async (ctx, { days, all }, http) =>
    viewDashboard(ctx, { days, outlet: await placeOf(ctx, http, all) }),
  )
  mount(app, endpoints.dashboardChanges, async (ctx, { version, all }, http) => ({
    version: await waitForChange(ctx, await placeOf(ctx, http, all), Number(version) || 0),
  }))
  mount(app, endpoints.storeDataFile, async (ctx, { id }) => ({ data: await readDataFile(ctx, id) }))
  mount(app, endpoints.retryImport, async (ctx, _input, http) => {
    await retryImport(ctx, await outletOf(ctx, http))
    return { message: 'success' }
  })
}
