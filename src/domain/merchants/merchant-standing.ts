import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import { subscriptions } from '#database/schema/billing.ts'
import { companies, memberships, moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { isRunning, type PlanState, stateAt } from '#rules/money/plan-gate.ts'
import type { Context } from '../context.server.ts'
import { isOwnSession } from '../sessions/session-statements.ts'

/** Adds to each merchant of a page: company, plan, store, modules that are on and when they were last here. */
export async function withStatus<Row extends { id: string }>({ db, clock }: Context, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const works = await db
    .select({ userId: memberships.userId, companyId: companies.id, company: companies.name })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(inArray(memberships.userId, ids))
    .orderBy(asc(memberships.createdAt))
  const stores = await db
    .select({ userId: userOutlets.userId, webUrl: outlets.webUrl, modules: count(moduleInstalls.slug) })
    .from(userOutlets)
    .innerJoin(outlets, and(eq(outlets.id, userOutlets.outletId), isNull(outlets.archivedAt)))
    .leftJoin(moduleInstalls, eq(moduleInstalls.outletId, outlets.id))
    .where(inArray(userOutlets.userId, ids))
    .groupBy(userOutlets.userId, outlets.id)
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
  const plans = await db
    .select()
    .from(subscriptions)
    .where(
      inArray(
        subscriptions.companyId,
        works.map(({ companyId }) => companyId),
      ),
    )
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.id))
  const now = clock.now()
  const planOf = (companyId: string | undefined): PlanState | 'none' => {
    const states = plans.filter((plan) => plan.companyId === companyId).map((plan) => stateAt(plan, now))
    return states.find(isRunning) ?? states[0] ?? 'none'
  }
  // Visits by staff are not counted.
  const seen = await db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(inArray(sessions.userId, ids), isNull(sessions.actorId), isOwnSession))
    .groupBy(sessions.userId)
  return rows.map((row) => {
    const own = stores.filter(({ userId }) => userId === row.id)
    const work = works.find(({ userId }) => userId === row.id)
    return {
      ...row,
      company: work?.company ?? '',
      plan: planOf(work?.companyId),
      store: own.find(({ webUrl }) => webUrl !== null)?.webUrl ?? '',
      modules: own.reduce((sum, { modules }) => sum + modules, 0),
      last_seen_at: seen.find(({ userId }) => userId === row.id)?.at?.toISOString() ?? null,
    }
  })
}
