import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { isOver as isOverState, mayUse, statesThat, type PlanUse } from '#rules/money/plan-gate.ts'
import type { Purpose } from '#rules/money/rate-card.ts'
import { arrayText } from '#database/array-text.ts'
import type { Db } from '#database/client.server.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls, outlets } from '#database/schema/companies.ts'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { isOutletId } from '#domain/outlets/require-outlet.ts'
import { type Wallet, walletOf } from '../wallet/open-wallet.ts'

/** What the server of a module asks for by a signed call, or we for a module that we run ourselves. */
export interface ModuleServerContext extends Context {
  moduleServer: { id: string; slugs: string[] }
}

export interface ModuleServerOutlet {
  outletId: string
  wallet: Wallet
}

/**
 * The outlet that a module server acts for: one where a module of its own runs, of a company with a wallet. Everything else
 * about whose money it is comes from this row, never from the request.
 */
export async function outletOfModuleServer(
  ctx: ModuleServerContext,
  outletId: string,
): Promise<ModuleServerOutlet & { companyId: string }> {
  const rows = isOutletId(outletId)
    ? await servedOutlet(ctx.db).execute({ outletId, slugs: arrayText(ctx.moduleServer.slugs) })
    : []
  const [row] = rows
  if (!row) throw new DomainError('module_off')
  const { companyId, wallet } = row
  if (!wallet) throw new DomainError('subscription_needed')
  return { outletId, companyId, wallet }
}

const servedOutlet = preparedQuery((db) =>
  db
    .select({ companyId: outlets.companyId, wallet: wallets })
    .from(outlets)
    .innerJoin(
      moduleInstalls,
      and(
        eq(moduleInstalls.outletId, outlets.id),
        sql`${moduleInstalls.slug} = any(${sql.placeholder('slugs')}::text[])`,
      ),
    )
    .leftJoin(wallets, walletOf(outlets.companyId))
    .where(and(eq(outlets.id, sql.placeholder('outletId')), isNull(outlets.archivedAt)))
    .limit(1)
    .prepare('served_outlet'),
)

/** There is one at most that is not over: it comes first. */
export const isOver = inArray(subscriptions.state, statesThat(isOverState))

/** The plan that counts for an outlet: its own, or the company's where one pays for all. */
export async function planFor({ db }: Pick<Context, 'db'>, companyId: string, outletId: string) {
  const isPerStore = ownerSettings.subscription.scope === 'store'
  const [plan] = isPerStore
    ? await planOfOutlet(db).execute({ companyId, outletId })
    : await planOfCompany(db).execute({ companyId })
  return plan
}

const newestPlan = (db: Db, outlet?: SQL) =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.companyId, sql.placeholder('companyId')), outlet))
    .orderBy(isOver, desc(subscriptions.startedAt), desc(subscriptions.id))
    .limit(1)

const planOfOutlet = preparedQuery((db) =>
  newestPlan(db, eq(subscriptions.outletId, sql.placeholder('outletId'))).prepare('plan_of_outlet'),
)
const planOfCompany = preparedQuery((db) => newestPlan(db).prepare('plan_of_company'))

/** Refuses what the plan of an outlet does not allow now. */
export async function requirePlan(
  ctx: Pick<Context, 'db' | 'clock'>,
  { companyId, outletId, use }: { companyId: string; outletId: string; use: PlanUse },
) {
  const plan = await planFor(ctx, companyId, outletId)
  if (!mayUse(plan, use, ctx.clock.now())) throw new DomainError('subscription_needed')
  return plan
}

/** What nothing is held for any more is charged only while the module is on and the plan runs. */
export async function requireServed(
  ctx: ModuleServerContext,
  { outletId, purpose }: { outletId: string; purpose: Purpose },
): Promise<void> {
  const { companyId } = await outletOfModuleServer(ctx, outletId)
  await requirePlan(ctx, { companyId, outletId, use: purpose })
}
