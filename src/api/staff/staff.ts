import type { Context as HonoContext, Hono } from 'hono'
import { brand } from '#content/shared/brand.ts'
import {
  cookieAges,
  cookieLine,
  openCookieLine,
  staffCookie,
  superUserCookie,
  userTokenCookie,
} from '#contract/accounts/cookies.ts'
import { endpoints } from '#contract/endpoints.ts'
import { confirmFactor, startFactor } from '#domain/accounts/set-up-factor.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { addNote } from '#domain/merchants/add-note.ts'
import { signOutStaff } from '#domain/staff/leave-visit.ts'
import { scanMerchants } from '#domain/merchants/look-through-merchants.ts'
import { viewMerchantStores } from '#domain/merchants/view-merchant.ts'
import { logInStaff } from '#domain/staff/log-in-staff.ts'
import { proveStaff } from '#domain/staff/prove-staff.ts'
import { askToReconnect } from '#domain/staff/stores/ask-reconnect.ts'
import { endVisit, visitMerchant } from '#domain/staff/visit.ts'
import { qrPath } from '../accounts/factors.ts'
import { type ApiEnv, mount, requireFresh } from '../mount.ts'
import { isSecure, keepDevice, setCookie } from '../signed-in.ts'

export function mountStaff(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminLogin, async (ctx, input, http) => {
    const { access, partner, device, needsFactor } = await logInStaff(ctx, input)
    keepDevice(ctx, http, device)
    setStaffCookies(ctx, http, partner, cookieAges.staff)
    return { status: 'success' as const, is_superadmin: true, token: { access }, needs_factor: needsFactor }
  })
  mount(app, endpoints.adminLogout, async (ctx, _input, http) => {
    await signOutStaff(ctx)
    setStaffCookies(ctx, http, '', 0)
    return { message: 'Signed out' }
  })
  mount(app, endpoints.adminProve, async (ctx, input, http) => {
    const { access, partner } = await proveStaff(ctx, input)
    setStaffCookies(ctx, http, partner, cookieAges.staff)
    return { token: { access } }
  })
  mount(app, endpoints.adminFactorStart, async (ctx) => {
    requireFresh(ctx)
    const { secret, uri } = await startFactor(ctx, `${brand.name} admin`)
    return { secret, uri, qr: qrPath(uri) }
  })
  mount(app, endpoints.adminFactorConfirm, async (ctx, { code }) => {
    requireFresh(ctx)
    return { backup_codes: await confirmFactor(ctx, code) }
  })
  mount(app, endpoints.adminMerchantList, async (ctx, query) => ({
    data: await scanMerchants(ctx, query),
  }))
  mount(app, endpoints.adminNote, async (ctx, input) => {
    await addNote(ctx, input)
    return { message: 'Note saved' }
  })
  mount(app, endpoints.adminStores, async (ctx, { id }) => ({ data: await viewMerchantStores(ctx, id) }))
  mount(app, endpoints.adminAskReconnect, async (ctx, input) => ({
    data: await askToReconnect(ctx, input.outlet_id),
  }))
  mount(app, endpoints.pluginLogin, async (ctx, input, http) => {
    const { view, partner, settings } = await visitMerchant(ctx, input)
    const secure = isSecure(ctx)
    setCookie(http, cookieLine(userTokenCookie(secure), partner, secure, visitAge))
    return { ...view, user_settings: settings }
  })
  mount(app, endpoints.pluginLogout, async (ctx, _input, http) => {
    const secure = isSecure(ctx)
    if (await endVisit(ctx)) setCookie(http, cookieLine(userTokenCookie(secure), '', secure, 0))
    return { message: 'The visit is over' }
  })
}

const visitAge = 60 * 60

/** The pair's other half, and the hint beside it that scripts may read and nobody believes. */
function setStaffCookies(ctx: RequestContext, http: HonoContext, partner: string, age: number): void {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(staffCookie(secure), partner, secure, age))
  setCookie(http, openCookieLine(superUserCookie, age > 0 ? 'true' : '', secure, age))
}
