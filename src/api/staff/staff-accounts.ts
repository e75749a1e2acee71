import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { listStaff } from '#domain/staff/list-staff.ts'
import { disableStaff, enableStaff, resetStaffFactor } from '#domain/staff/manage-staff.ts'
import { type ApiEnv, mount } from '../mount.ts'

/** Each change answers with the list as it then is. */
export function mountStaffAccounts(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminStaff, async (ctx) => ({ staff: await listStaff(ctx) }))
  mount(app, endpoints.adminStaffDisable, async (ctx, { id }) => {
    await disableStaff(ctx, id)
    return { staff: await listStaff(ctx) }
  })
  mount(app, endpoints.adminStaffEnable, async (ctx, { id }) => {
    await enableStaff(ctx, id)
    return { staff: await listStaff(ctx) }
  })
  mount(app, endpoints.adminStaffResetFactor, async (ctx, { id }) => {
    await resetStaffFactor(ctx, id)
    return { staff: await listStaff(ctx) }
  })
}
