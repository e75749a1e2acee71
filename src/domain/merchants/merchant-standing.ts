import { and, asc, count, eq, inArray, isNull, max } from 'drizzle-orm'
import { companies, memberships, moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import type { Context } from '../context.server.ts'

/** Adds to each merchant of a page: company, store, running modules and when they were last here. */
export async function withStatus<Row extends { id: string }>({ db }: Context, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const works = await db
    .select({ userId: memberships.userId, company: companies.name })
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
  // Visits by staff are not counted.
  const seen = await db
    .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(inArray(sessions.userId, ids), isNull(sessions.actorId)))
    .groupBy(sessions.userId)
  return rows.map((row) => {
    const own = stores.filter(({ userId }) => userId === row.id)
    return {
      ...row,
      company: works.find(({ userId }) => userId === row.id)?.company ?? '',
      store: own.find(({ webUrl }) => webUrl !== null)?.webUrl ?? '',
      modules: own.reduce((sum, { modules }) => sum + modules, 0),
      last_seen_at: seen.find(({ userId }) => userId === row.id)?.at?.toISOString() ?? null,
    }
  })
}
