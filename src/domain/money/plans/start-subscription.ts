import { and, eq, inArray } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { hasBegun, mayBeStarted, statesThat } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { requireConfirmed } from '#domain/accounts/require-confirmed.ts'
import { addOwnAuditEntry } from '#domain/audit/add-own-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import { type Outlet, requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { planFor } from '../hosts/host-context.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { cardsOf, findShopFor, shopToPay } from '../payments/pay-way.ts'
import { asksForTestCharge } from '../payments/real-money.ts'
import { subscribe } from '../payments/shopify-charges.ts'
import { countryOf } from '../payments/start-top-up.ts'
import { taxOn } from '../payments/tax.ts'

const planName = 'Infiniti plan'

/** Leads to where the plan is approved: at Shopify for its stores, by card for others. A plan that waits is started anew. */
export async function startSubscription(
  ctx: MerchantContext,
  outlet: Outlet,
  { usageCap }: { usageCap: number | null },
) {
  requirePermission(ctx, 'billing:manage')
  requireConfirmed(ctx)
  const { companyId, id: outletId } = outlet
  const current = await planFor(ctx, companyId, outletId)
  const isOver = !current || mayBeStarted(current.state)
  const isRaise = current?.way === 'shopify' && usageCap !== null
  if (!isOver && !isRaise) throw new DomainError('subscription_running')
  const shop = await findShopFor(ctx, outlet)
  await openWallet(ctx, companyId)
  const { price, currency } = ownerSettings.subscription
  const now = ctx.clock.now()
  // Who names a monthly sum during the trial keeps what is left of it.
  const trialDays = isOver ? await trialFor(ctx, companyId, shop) : daysUntil(current.trialEndsAt, now)
  const id = newId(now)
  const { publicBaseUrl } = ctx.settings
  const back = `${publicBaseUrl}/merchant/billing/approved?plan=${id}`
  const common = { amount: price, currency, returnUrl: back, trialDays }
  const payer = shop ? shopToPay(ctx, shop) : undefined
  const started = payer
    ? await subscribe(payer, {
        ...common,
        name: planName,
        usageCap,
        isTest: await asksForTestCharge(ctx, payer),
      })
    : await cardsOf(ctx).startPlan({
        ...common,
        id,
        title: planName,
        tax: taxOn(price, await countryOf(ctx, companyId)),
        email: ctx.session.email,
        cancelUrl: `${publicBaseUrl}/merchant/billing`,
      })
  await withTransaction(ctx, async (tx) => {
    if (current?.state === 'pending') {
      await tx.db
        .update(subscriptions)
        .set({ state: 'declined', payUrl: null })
        .where(eq(subscriptions.id, current.id))
    }
    const row: typeof subscriptions.$inferInsert = {
      id,
      companyId,
      outletId,
      way: payer ? 'shopify' : 'card',
      shop: payer?.shop,
      providerRef: payer ? started.ref : null,
      checkoutRef: payer ? null : started.ref,
      state: 'pending',
      price,
      currency,
      payUrl: started.payUrl,
      providerAt: now,
      startedBy: tx.session.userId,
      startedAt: now,
    }
    if (isOver) await tx.db.insert(subscriptions).values(row)
    // A higher cap is approved as a new plan: the running one keeps its row until the owner has said yes.
    else {
      await tx.db
        .update(subscriptions)
        .set({ checkoutRef: started.ref, payUrl: started.payUrl })
        .where(eq(subscriptions.id, current.id))
    }
    await addOwnAuditEntry(tx, 'plan-started', { outlet: outletId })
  })
  return { plan: isOver ? id : current.id, url: started.payUrl }
}

const daysUntil = (end: Date | null, now: Date) =>
  end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / (24 * 60 * 60 * 1000)))

/** One trial for each shop and company. */
async function trialFor(ctx: MerchantContext, companyId: string, shop: string | undefined): Promise<number> {
  return (await hadPlan(ctx, companyId, shop)) ? 0 : ownerSettings.subscription.trialDays
}

async function hadPlan(
  { db }: MerchantContext,
  companyId: string,
  shop: string | undefined,
): Promise<boolean> {
  const begun = inArray(subscriptions.state, statesThat(hasBegun))
  const [own] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, companyId), begun))
    .limit(1)
  if (own) return true
  if (!shop) return false
  const [ofShop] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.shop, shop), begun))
    .limit(1)
  return ofShop !== undefined
}
