import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { decideAdjustment } from '#domain/money/staff/decide-adjustment.ts'
import {
  proposeModuleServerKey,
  approveModuleServerKey,
  revokeModuleServerKey,
} from '#domain/money/module-servers/module-server-keys.ts'
import { proposeAdjustment } from '#domain/money/staff/propose-adjustment.ts'
import { decideRate, publishRate } from '#domain/money/rates/publish-rate.ts'
import { type ApiEnv, mount } from '../mount.ts'

const success = { message: 'success' as const }

/** What staff do about money: mostly with a second person. */
export function mountStaffMoney(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminAdjust, async (ctx, request) => {
    const { id, isPosted } = await proposeAdjustment(ctx, request)
    return { id, is_posted: isPosted }
  })
  mount(app, endpoints.adminAdjustDecide, async (ctx, { id, approve }) => {
    await decideAdjustment(ctx, id, approve)
    return success
  })
  mount(app, endpoints.adminRate, async (ctx, { unit_price, starts_on, short_notice, ...line }) => ({
    id: await publishRate(ctx, {
      ...line,
      unitPrice: unit_price,
      startsAt: new Date(`${starts_on}T00:00:00Z`),
      shortNotice: short_notice,
    }),
  }))
  mount(app, endpoints.adminRateDecide, async (ctx, { id, approve }) => {
    await decideRate(ctx, id, approve)
    return success
  })
  mount(app, endpoints.adminRecount, async ({ db, jobs }) => {
    await jobs.enqueue(db, 'reconcile-ledger', {})
    return success
  })
  mount(app, endpoints.adminModuleServerKey, async (ctx, { module_server, kid, public_key }) => {
    await proposeModuleServerKey(ctx, { moduleServer: module_server, kid, publicKey: public_key })
    return success
  })
  mount(app, endpoints.adminModuleServerKeyApprove, async (ctx, { module_server, kid }) => {
    await approveModuleServerKey(ctx, module_server, kid)
    return success
  })
  mount(app, endpoints.adminModuleServerKeyRevoke, async (ctx, { module_server, kid }) => {
    await revokeModuleServerKey(ctx, module_server, kid)
    return success
  })
}
