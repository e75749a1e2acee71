import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { subscriptions } from '#database/schema/billing.ts'
import { addOwnAuditEntry } from '#domain/audit/add-own-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { shopToPay } from '../payments/payment-method.ts'
import { readPlan } from '../payments/shopify-charges.ts'
import { openPlanPage, type PageRequest } from './open-plan-page.ts'

type Subscription = typeof subscriptions.$inferSelect
type NewCharge = Pick<PageRequest, 'trialDays' | 'usageCap'>

/** After this time the process that was opening a page has died on the way. */
export const longestOpening = 60_000

/**
 * At Shopify a higher cap, or a plan that is kept, is approved as a new charge: the running one keeps its row until the
 * owner has approved the new one. A charge that waits is used again.
 */
export async function chargeAnew(ctx: MerchantContext, current: Subscription, wanted: NewCharge) {
  await claim(ctx, current)
  try {
    const url = (await waitingPage(ctx, current.id, wanted)) ?? (await openPage(ctx, current, wanted))
    return { plan: current.id, url }
  } finally {
    await ctx.db.update(subscriptions).set({ openingAt: null }).where(eq(subscriptions.id, current.id))
  }
}

/** Of two presses at once, one opens a page. */
async function claim({ db, clock }: MerchantContext, { id }: Subscription): Promise<void> {
  const now = clock.now()
  const dead = new Date(now.getTime() - longestOpening)
  const [claimed] = await db
    .update(subscriptions)
    .set({ openingAt: now })
    .where(
      and(eq(subscriptions.id, id), or(isNull(subscriptions.openingAt), lt(subscriptions.openingAt, dead))),
    )
    .returning({ id: subscriptions.id })
  if (!claimed) throw new DomainError('payment_opening')
}

async function waitingPage(ctx: MerchantContext, id: string, { usageCap }: NewCharge) {
  const [plan] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!plan?.checkoutRef || !plan.payUrl || !plan.shop) return undefined
  const waiting = await readPlan(shopToPay(ctx, plan.shop), plan.checkoutRef)
  return waiting?.state === 'pending' && waiting.usageCap === usageCap ? plan.payUrl : undefined
}

async function openPage(ctx: MerchantContext, current: Subscription, wanted: NewCharge): Promise<string> {
  const started = await openPlanPage(ctx, current, { id: current.id, ...wanted })
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(subscriptions)
      .set({ checkoutRef: started.ref, payUrl: started.payUrl })
      .where(eq(subscriptions.id, current.id))
    await addOwnAuditEntry(tx, 'plan-started', { outlet: current.outletId })
  })
  return started.payUrl
}
