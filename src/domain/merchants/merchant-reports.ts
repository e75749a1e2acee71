import { and, eq, gte, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { lastWeeks, weekOf } from '../reports/weeks.ts'
import { findMerchant, outletsOf } from './view-merchant.ts'

/** What one merchant does: acts by week, and which modules run where. Undefined for an id that is none. */
export async function reportOnMerchant(ctx: StaffContext, id: string) {
  const user = await findMerchant(ctx, id)
  if (!user) return undefined
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    joinedAt: user.createdAt.toISOString(),
    source: user.source,
    weeks: await actsByWeek(ctx, id),
    kinds: await actsByKind(ctx, id),
    modules: await modulesByOutlet(ctx, id),
  }
}

/** The merchant's own acts, and those of staff on their behalf. */
async function actsByWeek({ db, clock }: StaffContext, userId: string) {
  const weeks = lastWeeks(clock.now(), 12)
  const rows = await db
    .select({
      week: weekOf(auditLog.at).as('week'),
      own: sql<number>`count(*) filter (where ${auditLog.actorId} is null)::int`,
      staff: sql<number>`count(*) filter (where ${auditLog.actorId} is not null)::int`,
    })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), gte(auditLog.at, new Date(weeks[0] ?? 0))))
    .groupBy(sql`week`)
  const found = new Map(rows.map((row) => [row.week, row]))
  return weeks.map((week) => ({ week, own: found.get(week)?.own ?? 0, staff: found.get(week)?.staff ?? 0 }))
}

const actsByKind = ({ db, clock }: StaffContext, userId: string) =>
  db
    .select({ action: auditLog.action, count: sql<number>`count(*)::int` })
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), gte(auditLog.at, new Date(lastWeeks(clock.now(), 12)[0] ?? 0))))
    .groupBy(auditLog.action)
    .orderBy(sql`2 desc`, auditLog.action)
    .limit(12)

async function modulesByOutlet(ctx: StaffContext, userId: string) {
  const outlets = await outletsOf(ctx, userId)
  return outlets.map(({ name, modules }) => ({ outlet: name, count: modules.length, modules }))
}
