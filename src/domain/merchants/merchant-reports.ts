import { and, eq, gte, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { lastWeeks, weekOf, type Weeks } from '../reports/weeks.ts'
import { findMerchant, outletsOf } from './view-merchant.ts'

/** What one merchant does: acts by week, and which modules run where. Undefined for an id that is none. */
export async function reportOnMerchant(ctx: StaffContext, id: string, zone: string) {
  const user = await findMerchant(ctx, id)
  if (!user) return undefined
  const weeks = lastWeeks(ctx.clock.now(), 12, zone)
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    joinedAt: user.createdAt.toISOString(),
    source: user.source,
    weeks: await actsByWeek(ctx, id, weeks),
    kinds: await actsByKind(ctx, id, weeks),
    modules: await modulesByOutlet(ctx, id),
  }
}

/** The merchant's own acts, and those of staff on their behalf. */
async function actsByWeek({ db }: StaffContext, userId: string, weeks: Weeks) {
  const rows = await db
    .select({
      week: weekOf(auditLog.at, weeks).as('week'),
      own: sql<number>`count(*) filter (where ${auditLog.actorId} is null)::int`,
      staff: sql<number>`count(*) filter (where ${auditLog.actorId} is not null)::int`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), gte(auditLog.at, weeks.since)))
    .groupBy(sql`week`)
  const found = new Map(rows.map((row) => [row.week, row]))
  return weeks.mondays.map((week) => ({
    week,
    own: found.get(week)?.own ?? 0,
    staff: found.get(week)?.staff ?? 0,
  }))
}

const actsByKind = ({ db }: StaffContext, userId: string, weeks: Weeks) =>
  db
    .select({ action: auditLog.action, count: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), gte(auditLog.at, weeks.since)))
    .groupBy(auditLog.action)
    .orderBy(sql`2 desc`, auditLog.action)
    .limit(12)

async function modulesByOutlet(ctx: StaffContext, userId: string) {
  const outlets = await outletsOf(ctx, userId)
  return outlets.map(({ name, modules }) => ({ outlet: name, count: modules.length, modules }))
}
