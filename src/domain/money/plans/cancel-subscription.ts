import { and, eq } from 'drizzle-orm'
import { isUnpaid, mayBeCancelled } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { addOwnAuditEntry } from '#domain/audit/add-own-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { type Outlet, requirePermission } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { tellPlanChange } from './tell-plan-change.ts'
import { syncSubscription } from './sync-subscription.ts'
import { planFor } from '../module-servers/module-server-context.ts'
import { cardsOf, shopToPay } from '../payments/payment-method.ts'
import { cancelPlan } from '../payments/shopify-charges.ts'

/** Ends the plan with what is paid. Nobody has to be called. */
export async function cancelSubscription(
  ctx: MerchantContext,
  { companyId, id: outletId }: Outlet,
): Promise<void> {
  requirePermission(ctx, 'billing:manage')
  const plan = await planFor(ctx, companyId, outletId)
  if (!plan?.providerRef || !mayBeCancelled(plan.state)) throw new DomainError('subscription_needed')
  if (plan.method === 'shopify') {
    await cancelPlan(shopToPay(ctx, plan.shop ?? ''), plan.providerRef)
  } else await cardsOf(ctx).cancelPlan(plan.providerRef)
  // At Shopify nothing is left of a period that was not paid; the card processor says itself how it stands.
  const state = plan.method === 'shopify' && isUnpaid(plan.state) ? 'ended' : 'cancelling'
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(subscriptions)
      .set({ state })
      .where(and(eq(subscriptions.id, plan.id), eq(subscriptions.companyId, companyId)))
    await tellPlanChange(tx, plan, state)
    await addOwnAuditEntry(tx, 'plan-cancelled', { plan: plan.id })
  })
  await syncSubscription(ctx, plan.id)
}
