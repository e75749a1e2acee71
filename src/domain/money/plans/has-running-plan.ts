import { eq } from 'drizzle-orm'
import { mayUse } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'

/** Whether a store of the company has a plan that lets it pay into the wallet. */
export async function hasRunningPlan(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: string,
): Promise<boolean> {
  const plans = await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId))
  return plans.some((plan) => mayUse(plan, 'top_up', clock.now()))
}
