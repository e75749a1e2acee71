import { Hono } from 'hono'
import { brand } from '#content/shared/brand.ts'
import { openApiDocument } from '#contract/openapi.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { recordLimitHit } from '#domain/audit/record-limit-hit.ts'
import { isDatabaseAway } from '#domain/database-away.ts'
import { DomainError } from '#domain/domain-error.ts'
import { mountAccount } from './account/account.ts'
import { mountOrderWindow } from './account/order-window.ts'
import { mountAccountSettings } from './account/settings.ts'
import { mountAccounts } from './accounts/accounts.ts'
import { mountBooking } from './bookings/booking.ts'
import { mountCaptcha } from './captcha.ts'
import { mountCommission } from './leads/commission.ts'
import { mountCompany } from './company/company.ts'
import { mountContact } from './leads/contact.ts'
import { mountAdminBookings } from './bookings/admin-bookings.ts'
import { mountIncidents } from './status/incidents.ts'
import { mountDashboard } from './stores/dashboard.ts'
import { mountEvents } from './events.ts'
import { mountGoogle } from './google/google.ts'
import { mountMessages } from './messages/messages.ts'
import { mountLeads } from './leads/leads.ts'
import type { ApiEnv } from './mount.ts'
import { mountOwnAccount } from './accounts/own-account.ts'
import { mountModuleServers } from './money/module-servers.ts'
import { mountMoney } from './money/money.ts'
import { mountStaffMoney } from './money/staff-money.ts'
import { mountOrders } from './orders/orders.ts'
import { mountPeople } from './company/people.ts'
import { mountPortal } from './modules/portal.ts'
import { problemResponse, RefusedRequest } from './problem.ts'
import { mountMessageWebhooks } from './messages/webhooks.ts'
import { mountSetup } from './stores/setup.ts'
import { mountWorkspace } from './modules/workspace.ts'
import { mountShopify } from './stores/shopify.ts'
import { mountMerchantViews } from './staff/merchant-views.ts'
import { mountStaffAccounts } from './staff/staff-accounts.ts'
import { mountStaff } from './staff/staff.ts'
import { mountThemes } from './themes.ts'
import { mountFactors } from './accounts/factors.ts'
import { mountPasskeys } from './accounts/passkeys.ts'
import { mountRecovery } from './accounts/recovery.ts'

/** The whole API, below `/api`. The server gives it the context of each request. */
export function createApi(): (request: Request, ctx: RequestContext) => Response | Promise<Response> {
  const app = createRoutes()
  return (request, ctx) => app.fetch(request, ctx)
}

/** The API at a store's own host: the calls of shoppers, and nothing of ours. */
export function createAccountApi(): (request: Request, ctx: RequestContext) => Response | Promise<Response> {
  const app = new Hono<ApiEnv>().basePath('/api')
  mountAccount(app)
  mountOrderWindow(app)
  answerTheRest(app)
  return (request, ctx) => app.fetch(request, ctx)
}

/** Every route, with what is answered where there is none. */
export function createRoutes(): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().basePath('/api')
  mountAccounts(app)
  mountOwnAccount(app)
  mountRecovery(app)
  mountPasskeys(app)
  mountFactors(app)
  mountContact(app)
  mountBooking(app)
  mountCommission(app)
  mountThemes(app)
  mountCompany(app)
  mountPeople(app)
  mountPortal(app)
  mountWorkspace(app)
  mountAccountSettings(app)
  mountOrders(app)
  mountDashboard(app)
  mountCaptcha(app)
  mountEvents(app)
  mountGoogle(app)
  mountSetup(app)
  mountShopify(app)
  mountMessageWebhooks(app)
  mountStaff(app)
  mountMessages(app)
  mountLeads(app)
  mountAdminBookings(app)
  mountIncidents(app)
  mountMerchantViews(app)
  mountStaffAccounts(app)
  mountMoney(app)
  mountModuleServers(app)
  mountStaffMoney(app)

  const description = openApiDocument(`${brand.name} API`)
  app.get('/openapi.json', (c) => c.json(description, 200, { 'Cache-Control': 'no-cache' }))
  answerTheRest(app)
  return app
}

/** What is answered where there is no route, and where one throws. */
function answerTheRest(app: Hono<ApiEnv>): void {
  app.notFound((c) => problemResponse({ code: 'not_found' }, c.env.requestId))
  app.onError(async (error, c) => {
    const { requestId, log } = c.env
    if (error instanceof DomainError && error.limitHit) await recordLimitHit(c.env, error.limitHit)
    const answer = problemResponse(refusalOf(error), requestId)
    if (answer.status >= 500) log.error({ err: error, requestId }, 'request failed')
    const allow = c.res.headers.get('Allow')
    if (allow) answer.headers.set('Allow', allow)
    for (const cookie of c.res.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie)
    return answer
  })
}

/** Refusals keep their code; everything else is ours to mend and says nothing of its cause. */
function refusalOf(error: unknown) {
  if (error instanceof RefusedRequest || error instanceof DomainError) return error
  return { code: isDatabaseAway(error) ? ('unavailable' as const) : ('internal' as const) }
}
