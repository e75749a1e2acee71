import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { DomainError } from '#domain/domain-error.ts'
import { cancelSubscription } from '#domain/money/plans/cancel-subscription.ts'
import { setAlerts, setAutoTopUp, setCodeCountries, setReserve } from '#domain/money/wallet/change-wallet.ts'
import { estimate } from '#domain/money/module-servers/estimate.ts'
import { handleStripeWebhook } from '#domain/money/payments/handle-stripe-webhook.ts'
import { syncSubscription } from '#domain/money/plans/sync-subscription.ts'
import { listDocuments } from '#domain/money/documents/read-documents.ts'
import { readPlans } from '#domain/money/plans/read-plans.ts'
import { readStatement } from '#domain/money/wallet/read-statement.ts'
import { readWallet } from '#domain/money/wallet/read-wallet.ts'
import { findPayment, settlePayment } from '#domain/money/payments/settle-payment.ts'
import { startSubscription } from '#domain/money/plans/start-subscription.ts'
import { startTopUp } from '#domain/money/payments/start-top-up.ts'
import { requireOutlet, requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { estimateView, rateCardView } from './money-views.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { RefusedRequest } from '../problem.ts'
import { readLimited } from '../read-input.ts'

const outletOf = (ctx: MerchantContext, http: HonoContext) =>
  requireOutlet(ctx, http.req.header('outlet') || undefined)
const largestWebhook = 256 * 1024
const success = { message: 'success' as const }

export function mountMoney(app: Hono<ApiEnv>): void {
  mount(app, endpoints.rates, (ctx) => rateCardView(ctx))
  mount(app, endpoints.wallet, async (ctx) => {
    const { wallet, available, daysLeft, days } = await readWallet(ctx)
    const { currency, balance, held, reserve, credit, owed, frozenAt } = wallet
    return {
      currency,
      balance,
      held,
      reserve,
      available,
      credit,
      owed,
      days_left: daysLeft ?? null,
      is_frozen: frozenAt !== null,
      days: days.map(({ day, amount }) => ({ day, amount })),
    }
  })
  mount(app, endpoints.statement, async (ctx, { before, ...query }) => {
    const { lines, ...page } = await readStatement(ctx, { ...query, before: Number(before) || undefined })
    return {
      ...page,
      lines: lines.map(({ seq, at, balanceAfter, memo, scope: _scope, key: _key, ...row }) => ({
        ...row,
        line: seq,
        at: at.toISOString(),
        balance_after: balanceAfter,
        note: memo,
      })),
    }
  })
  mount(app, endpoints.documents, async (ctx) => ({
    documents: (await listDocuments(ctx)).map(({ id, kind, title, issuedAt, corrects }) => ({
      id,
      kind,
      title,
      corrects,
      issued_at: issuedAt.toISOString(),
    })),
  }))
  mount(app, endpoints.estimates, async (ctx, { lines }, http) => {
    requirePermission(ctx, 'billing:view')
    const { companyId, id: outletId } = await outletOf(ctx, http)
    return estimateView(await estimate(ctx, { companyId, outletId }, lines))
  })
  mount(app, endpoints.topUp, async (ctx, { amount, keep_card, return_to }, http) => {
    return startTopUp(ctx, await outletOf(ctx, http), {
      amount,
      keepsCard: keep_card,
      returnTo: return_to,
    })
  })
  mount(app, endpoints.topUpState, async (ctx, { payment: id }) => {
    requirePermission(ctx, 'billing:view')
    const payment = await findPayment(ctx, id)
    if (payment?.companyId !== ctx.session.companyId) throw new DomainError('not_found')
    await settlePayment(ctx, id)
    const now = await findPayment(ctx, id)
    return { state: now?.state ?? payment.state, refusal: now?.refusal ?? null }
  })
  mount(app, endpoints.startPlan, async (ctx, { cap }, http) => {
    return startSubscription(ctx, await outletOf(ctx, http), { usageCap: cap })
  })
  mount(app, endpoints.planState, async (ctx, { plan: id }) => {
    const own = (await readPlans(ctx)).find(({ plan }) => plan?.id === id)
    if (!own) throw new DomainError('not_found')
    return { state: (await syncSubscription(ctx, id)) ?? null }
  })
  mount(app, endpoints.cancelPlan, async (ctx, _input, http) => {
    await cancelSubscription(ctx, await outletOf(ctx, http))
    return success
  })
  mount(app, endpoints.setReserve, async (ctx, { sum }) => {
    await setReserve(ctx, sum)
    return success
  })
  mount(app, endpoints.setAlerts, async (ctx, { sum }) => {
    await setAlerts(ctx, sum)
    return success
  })
  mount(app, endpoints.setCodeCountries, async (ctx, { countries }) => {
    await setCodeCountries(ctx, countries)
    return success
  })
  mount(app, endpoints.setAutoTopUp, async (ctx, { request }) => {
    await setAutoTopUp(ctx, request)
    return success
  })
  mountStripeWebhooks(app)
}

/** The one address that the card processor knows. Its signature proves it, so it is not in the contract. */
function mountStripeWebhooks(app: Hono<ApiEnv>): void {
  const paths = ['/cards/webhooks', '/cards/webhooks/']
  app.on('POST', paths, async (c) => {
    const ctx = c.env
    if (!ctx.cards) throw new RefusedRequest('not_found')
    const body = await readLimited(c.req.raw, largestWebhook)
    const webhook = ctx.cards.readWebhook(body, c.req.header('stripe-signature') ?? '')
    if (!webhook) throw new RefusedRequest('bad_signature')
    await handleStripeWebhook(ctx, webhook)
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' })
  })
  app.on(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], paths, (c) => {
    c.header('Allow', 'POST')
    throw new RefusedRequest('method_not_allowed')
  })
}
