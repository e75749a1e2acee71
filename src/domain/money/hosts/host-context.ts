import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { mayUse, type PlanUse } from '#rules/money/plan-gate.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls, outlets } from '#database/schema/companies.ts'
import type { Context, RequestContext } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { isOutletId } from '#domain/outlets/require-outlet.ts'
import { findWallet, type Wallet } from '../wallet/open-wallet.ts'

/** A request that the host of a module signed. */
export interface HostContext extends RequestContext {
  host: { id: string; slugs: string[] }
}

export interface HostOutlet {
  outletId: string
  wallet: Wallet
}

/**
 * The outlet that a host acts for: one where a module of its own runs, of a company with a wallet. Everything else
 * about whose money it is comes from this row, never from the request.
 */
export async function outletOfHost(
  ctx: HostContext,
  outletId: string,
): Promise<HostOutlet & { companyId: string }> {
  const rows = isOutletId(outletId)
    ? await ctx.db
        .select({ companyId: outlets.companyId })
        .from(outlets)
        .innerJoin(
          moduleInstalls,
          and(eq(moduleInstalls.outletId, outlets.id), inArray(moduleInstalls.slug, ctx.host.slugs)),
        )
        .where(and(eq(outlets.id, outletId), isNull(outlets.archivedAt)))
        .limit(1)
    : []
  const companyId = rows[0]?.companyId
  if (!companyId) throw new DomainError('module_off')
  const wallet = await findWallet(ctx, companyId)
  if (!wallet) throw new DomainError('subscription_needed')
  return { outletId, companyId, wallet }
}

/** There is one at most that is not over: it comes first. */
export const isOver = sql`${subscriptions.state} in ('ended', 'declined')`

/** The plan that counts for an outlet: its own, or the company's where one pays for all. */
export async function planFor({ db }: Pick<Context, 'db'>, companyId: string, outletId: string) {
  const whose =
    ownerSettings.subscription.scope === 'store'
      ? eq(subscriptions.outletId, outletId)
      : eq(subscriptions.companyId, companyId)
  const [plan] = await db
    .select()
    .from(subscriptions)
    .where(and(whose, eq(subscriptions.companyId, companyId)))
    .orderBy(isOver, desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)
  return plan
}

/** Refuses what the plan of an outlet does not allow now. */
export async function requirePlan(
  ctx: Pick<Context, 'db' | 'clock'>,
  { companyId, outletId, use }: { companyId: string; outletId: string; use: PlanUse },
) {
  const plan = await planFor(ctx, companyId, outletId)
  if (!mayUse(plan, use, ctx.clock.now())) throw new DomainError('subscription_needed')
  return plan
}
