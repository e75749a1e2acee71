import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { hasBegun, mayBeKept, mayBeStarted, statesThat } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { companies } from '#database/schema/companies.ts'
import { requireConfirmed } from '#domain/accounts/require-confirmed.ts'
import { addOwnAuditEntry } from '#domain/audit/add-own-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import { type Outlet, requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { planFor } from '../module-servers/module-server-context.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { cardsOf, findShopFor } from '../payments/payment-method.ts'
import { requireStanding } from '../payments/standing.ts'
import { chargeAnew, longestOpening } from './charge-anew.ts'
import { openPlanPage } from './open-plan-page.ts'
import { syncSubscription } from './sync-subscription.ts'

type Subscription = typeof subscriptions.$inferSelect

const day = 24 * 60 * 60 * 1000

/**
 * Leads to where the plan is approved: at Shopify for its stores, by card for others. A page that waits is used again.
 * As with top-ups, the row is written down before the provider is asked. A plan that was cancelled is kept: by card
 * without another payment page, at Shopify by a charge that is free for as long as is paid already.
 */
export async function startSubscription(
  ctx: MerchantContext,
  outlet: Outlet,
  { usageCap }: { usageCap: number | null },
) {
  requirePermission(ctx, 'billing:manage')
  requireConfirmed(ctx)
  await requireStanding(ctx, outlet, 'start_plan')
  const { companyId, id: outletId } = outlet
  const current = await planAsItStands(ctx, outlet)
  const isKept = current && mayBeKept(current.state)
  if (isKept && current.method === 'card') return keepByCard(ctx, current)
  const shop = await findShopFor(ctx, outlet)
  if (current && (isKept || !mayBeStarted(current.state))) {
    if (current.method !== 'shopify' || !shop) throw new DomainError('subscription_running')
    const now = ctx.clock.now()
    if (isKept) {
      const trialDays = startedDaysUntil(current.periodEndsAt, now)
      return chargeAnew(ctx, { ...current, shop }, { trialDays, usageCap: usageCap ?? current.usageCap })
    }
    if (usageCap === null) throw new DomainError('subscription_running')
    // An owner who names a monthly sum during the trial keeps the whole days that are left of it.
    const trialDays = daysUntil(current.trialEndsAt, now)
    return chargeAnew(ctx, { ...current, shop }, { trialDays, usageCap })
  }
  if (current?.state === 'pending' && !isSamePage(current, { shop, usageCap })) await endPage(ctx, current)
  await openWallet(ctx, companyId)
  const { plan, trialDays } = await writeDown(ctx, outlet, { shop, usageCap })
  if (plan.payUrl) return { plan: plan.id, url: plan.payUrl }
  const started = await openPlanPage(ctx, plan, { trialDays, usageCap, id: plan.id })
  await ctx.db
    .update(subscriptions)
    .set({
      providerRef: shop ? started.ref : null,
      checkoutRef: shop ? null : started.ref,
      payUrl: started.payUrl,
    })
    .where(and(eq(subscriptions.id, plan.id), eq(subscriptions.outletId, outletId)))
  return { plan: plan.id, url: started.payUrl }
}

/** A page that waits may have been paid or have expired meanwhile; a plan that was cancelled may be over. */
async function planAsItStands(ctx: MerchantContext, { companyId, id }: Outlet) {
  const known = await planFor(ctx, companyId, id)
  const mayHaveChanged = known && ((known.state === 'pending' && known.payUrl) || mayBeKept(known.state))
  if (!mayHaveChanged) return known
  await syncSubscription(ctx, known.id)
  return planFor(ctx, companyId, id)
}

interface Wanted {
  shop: string | undefined
  usageCap: number | null
}

const isSamePage = (plan: Subscription, { shop, usageCap }: Wanted) =>
  plan.payUrl !== null && plan.shop === (shop ?? null) && plan.usageCap === usageCap

/** By card, an older page is closed before another is opened: of two, both could be paid. */
async function endPage(ctx: MerchantContext, plan: Subscription): Promise<void> {
  if (plan.method !== 'card' || !plan.checkoutRef) return
  await cardsOf(ctx).expireCheckout(plan.checkoutRef)
  if ((await syncSubscription(ctx, plan.id)) !== 'declined') throw new DomainError('subscription_running')
}

/** Under the lock of the company: of many starts at once one opens a page, and one page alone has the trial. */
function writeDown(ctx: MerchantContext, { companyId, id: outletId }: Outlet, { shop, usageCap }: Wanted) {
  return withTransaction(ctx, async (tx) => {
    await tx.db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('no key update')
    const now = tx.clock.now()
    const current = await planFor(tx, companyId, outletId)
    if (current && (mayBeKept(current.state) || !mayBeStarted(current.state)))
      throw new DomainError('subscription_running')
    if (current?.state === 'pending') {
      if (isSamePage(current, { shop, usageCap })) return { plan: current, trialDays: 0 }
      const isBeingOpened = !current.payUrl && now.getTime() - current.startedAt.getTime() < longestOpening
      if (isBeingOpened) throw new DomainError('payment_opening')
      await tx.db
        .update(subscriptions)
        .set({ state: 'declined', payUrl: null })
        .where(eq(subscriptions.id, current.id))
    }
    const { price, currency } = ownerSettings.subscription
    const { isFirst, paidUntil, trialDays } = await freeDaysOf(tx, { companyId, outletId, shop })
    const [plan] = await tx.db
      .insert(subscriptions)
      .values({
        id: newId(now),
        companyId,
        outletId,
        method: shop ? 'shopify' : 'card',
        shop,
        state: 'pending',
        price,
        currency,
        usageCap,
        // Until the provider says so: whose page it is that has the trial.
        trialEndsAt: isFirst ? new Date(now.getTime() + trialDays * day) : null,
        periodEndsAt: paidUntil,
        providerAt: now,
        startedBy: tx.session.userId,
        startedAt: now,
      })
      .returning()
    if (!plan) throw new Error('The plan was not written down.')
    await addOwnAuditEntry(tx, 'plan-started', { outlet: outletId })
    return { plan, trialDays }
  })
}

/** For how long a plan that is started now is free: for its trial, or for what was paid at Shopify before. */
export async function freeDaysOf(
  ctx: MerchantContext,
  { companyId, outletId, shop }: { companyId: string; outletId: string; shop: string | undefined },
) {
  const paidUntil = shop ? await endOfPaid(ctx, outletId, shop) : null
  const isFirst = !(await hadTrial(ctx, companyId, shop))
  const { trialDays } = ownerSettings.subscription
  return {
    isFirst,
    paidUntil,
    trialDays: isFirst ? trialDays : startedDaysUntil(paidUntil, ctx.clock.now()),
  }
}

/** Takes the cancellation back, where the card processor still runs the plan. */
async function keepByCard(ctx: MerchantContext, { id, providerRef, outletId }: Subscription) {
  await cardsOf(ctx).keepPlan(providerRef ?? '')
  await withTransaction(ctx, (tx) => addOwnAuditEntry(tx, 'plan-started', { outlet: outletId }))
  await syncSubscription(ctx, id)
  return { plan: id, url: `${ctx.settings.publicBaseUrl}/merchant/billing` }
}

/** Until when a store that left has paid at Shopify. A trial ends with the app. */
async function endOfPaid({ db, clock }: MerchantContext, outletId: string, shop: string) {
  const now = clock.now()
  const [row] = await db
    .select({ until: subscriptions.periodEndsAt })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.outletId, outletId),
        eq(subscriptions.shop, shop),
        eq(subscriptions.state, 'ended'),
        gt(subscriptions.periodEndsAt, now),
        or(isNull(subscriptions.trialEndsAt), lte(subscriptions.trialEndsAt, now)),
      ),
    )
    .orderBy(desc(subscriptions.periodEndsAt))
    .limit(1)
  return row?.until ?? null
}

/** Rounded up: nothing is paid twice. `sync-subscription.ts` keeps the end as it was. */
const startedDaysUntil = (end: Date | null, now: Date) =>
  end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / day))

/** Rounded down: the days of a trial never grow by changing the cap. */
const daysUntil = (end: Date | null, now: Date) =>
  end === null ? 0 : Math.max(0, Math.floor((end.getTime() - now.getTime()) / day))

/** One trial for each shop and company. A page that is still open and has one counts: it may be approved yet. */
async function hadTrial(
  { db }: MerchantContext,
  companyId: string,
  shop: string | undefined,
): Promise<boolean> {
  const isTheirs = shop
    ? or(eq(subscriptions.companyId, companyId), eq(subscriptions.shop, shop))
    : eq(subscriptions.companyId, companyId)
  const begun = inArray(subscriptions.state, statesThat(hasBegun))
  const waiting = and(eq(subscriptions.state, 'pending'), isNotNull(subscriptions.trialEndsAt))
  const found = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(isTheirs, or(begun, waiting)))
    .limit(1)
  return found.length > 0
}
