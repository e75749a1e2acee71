import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { mayCause, type MoneyAct, type Standing } from '#rules/money/merchant-standing.ts'
import { payments } from '#database/schema/billing.ts'
import { companies, memberships, outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { Outlet } from '#domain/outlets/require-outlet.ts'
import { returnedOf } from './refund-remainder.ts'

type Asking = Pick<Context, 'db'>

interface Store {
  companyId: string
  outletId: string
}

/** Whether a merchant may cause this now, in every respect. */
export async function mayMerchant(ctx: Asking, companyId: string, act: MoneyAct): Promise<boolean> {
  return (await standingsOf(ctx, companyId)).every((standing) => mayCause(standing, act))
}

/** The same for what is done for one store. */
export async function mayStore(ctx: Asking, store: Store, act: MoneyAct): Promise<boolean> {
  const [outlet] = await ctx.db
    .select({ archivedAt: outlets.archivedAt })
    .from(outlets)
    .where(eq(outlets.id, store.outletId))
  const isOpen = mayCause(outlet?.archivedAt ? 'archived' : 'good', act)
  return isOpen && (await mayMerchant(ctx, store.companyId, act))
}

export async function requireStanding(ctx: Asking, { companyId, id }: Outlet, act: MoneyAct): Promise<void> {
  if (!(await mayStore(ctx, { companyId, outletId: id }, act))) throw new DomainError('forbidden')
}

async function standingsOf(ctx: Asking, companyId: string): Promise<Standing[]> {
  const [company] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company) return ['closed']
  const staying = await ctx.db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'owner'), isNull(users.eraseAt)))
    .limit(1)
  return [staying.length > 0 ? 'good' : 'leaving', await standingOfNewest(ctx, companyId)]
}

/** A payment that stood since wipes out what happened to one before. */
async function standingOfNewest(ctx: Asking, companyId: string): Promise<Standing> {
  const [newest] = await ctx.db
    .select({ id: payments.id, state: payments.state })
    .from(payments)
    .where(
      and(eq(payments.companyId, companyId), inArray(payments.state, ['settled', 'disputed', 'refunded'])),
    )
    .orderBy(desc(payments.settledAt), desc(payments.id))
    .limit(1)
  if (!newest) return 'good'
  if (newest.state === 'disputed' || newest.state === 'refunded') return newest.state
  return (await returnedOf(ctx, [newest.id])).size > 0 ? 'refunded' : 'good'
}
