import type { Hono } from 'hono'
import { activityText } from '#content/shared/activity.ts'
import { accountOutcomes, dataPanel } from '#content/portal/account.ts'
import { endpoints } from '#contract/endpoints.ts'
import { confirmEmailChange, requestEmailChange } from '#domain/accounts/change-email.ts'
import { changeProfile } from '#domain/accounts/change-profile.ts'
import { cancelErasure, undoErasure, planErasure } from '#domain/accounts/erasure.ts'
import { exportData } from '#domain/accounts/export-data.ts'
import { setStaffAccess } from '#domain/accounts/set-staff-access.ts'
import { viewAccount } from '#domain/accounts/view-account.ts'
import { listActivity } from '#domain/audit/list-activity.ts'
import { endOwnSessions, listOwnSessions } from '#domain/sessions/own-sessions.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountOwnAccount(app: Hono<ApiEnv>): void {
  mount(app, endpoints.ownAccount, (ctx) => viewAccount(ctx))
  mount(app, endpoints.changeProfile, async (ctx, input) => {
    await changeProfile(ctx, input)
    return accountOutcomes.profile
  })
  mount(app, endpoints.changeEmail, async (ctx, { email }) => {
    await requestEmailChange(ctx, email)
    return accountOutcomes.emailAsked
  })
  mount(app, endpoints.confirmEmail, async (ctx, { token }) => {
    await confirmEmailChange(ctx, token)
    return accountOutcomes.emailChanged
  })
  mount(app, endpoints.ownSessions, async (ctx) => ({ sessions: await listOwnSessions(ctx) }))
  mount(app, endpoints.endSessions, async (ctx, input) => {
    const ended = await endOwnSessions(ctx, 'id' in input ? input : 'others')
    return { ...accountOutcomes.sessionsEnded, ended }
  })
  mount(app, endpoints.activity, async (ctx, { before }) => {
    const { entries, next } = await listActivity(ctx, before)
    return {
      entries: entries.map(({ id, at, action, detail, byStaff }) => ({
        id,
        at: at.toISOString(),
        action,
        text: activityText(action, detail),
        by_staff: byStaff,
      })),
      next,
    }
  })
  mount(app, endpoints.staffAccess, async (ctx, { allowed }) => {
    await setStaffAccess(ctx, allowed)
    return allowed ? accountOutcomes.staffMay : accountOutcomes.staffMayNot
  })
  mount(app, endpoints.exportData, async (ctx, _input, http) => {
    const data = await exportData(ctx)
    http.header(
      'Content-Disposition',
      `attachment; filename="${dataPanel.export.file(data.made_at.slice(0, 10))}"`,
    )
    return data
  })
  mount(app, endpoints.planErasure, async (ctx) => ({
    ...accountOutcomes.erasurePlanned,
    erase_at: (await planErasure(ctx)).toISOString(),
  }))
  mount(app, endpoints.cancelErasure, async (ctx) => {
    await cancelErasure(ctx)
    return accountOutcomes.kept
  })
  mount(app, endpoints.undoErasure, async (ctx, { token }) => {
    await undoErasure(ctx, token)
    return accountOutcomes.kept
  })
}
