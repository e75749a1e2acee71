import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { csvOf } from '#rules/csv.ts'
import { addDays, instantOf, localTime } from '#rules/zone-time.ts'
import type { AuditQuery } from '#contract/staff/shapes.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { users } from '#database/schema/users.ts'
import type { Context } from '../context.server.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { recordExport } from '../merchants/export-merchants.ts'
import { patternsOf } from '../lists/search-words.ts'

const pageSize = 30
const actors = alias(users, 'actors')

export interface AuditEntry {
  seq: number
  at: string
  action: string
  /** Whom it concerns, by address; empty once the account is gone. */
  subject: string
  /** The member of staff behind it. */
  actor: string
  detail: Record<string, unknown>
  requestId: string
}

/** The audit log, newest first: by whom or whom it concerns, by kind, by anything noted with it. */
export async function searchAudit(
  { db, clock }: Context,
  { search, action, before, day }: AuditQuery,
  { size = pageSize, zone = 'UTC' } = {},
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const words = patternsOf(search).map((pattern) =>
    or(
      sql`${users.email} like ${pattern}`,
      sql`${actors.email} like ${pattern}`,
      sql`${auditLog.action} like ${pattern}`,
      sql`lower(${auditLog.detail}::text) like ${pattern}`,
      sql`lower(${auditLog.requestId}) like ${pattern}`,
    ),
  )
  const rows = await db
    .select({
      seq: auditLog.seq,
      at: auditLog.at,
      action: auditLog.action,
      detail: auditLog.detail,
      requestId: auditLog.requestId,
      subject: users.email,
      actor: actors.email,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .where(
      and(
        action ? eq(auditLog.action, action) : undefined,
        day ? isOnDay(day, clock.now(), zone) : undefined,
        before === undefined ? undefined : lt(auditLog.seq, before),
        ...words,
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(size + 1)
  const entries = rows.slice(0, size).map((row) => ({
    ...row,
    at: row.at.toISOString(),
    subject: row.subject ?? '',
    actor: row.actor ?? '',
  }))
  return { entries, next: rows.length > size ? (entries.at(-1)?.seq ?? null) : null }
}

/** From midnight to midnight of the reader. */
function isOnDay(day: string, now: Date, zone: string) {
  const today = localTime(now.getTime(), zone).day
  const date = day === 'today' ? today : day === 'yesterday' ? addDays(today, -1) : day
  const midnight = (which: string) => new Date(instantOf(which, 0, zone))
  return and(gte(auditLog.at, midnight(date)), lt(auditLog.at, midnight(addDays(date, 1))))
}

export async function* exportAudit(
  ctx: StaffContext,
  query: AuditQuery,
  zone: string,
): AsyncGenerator<string> {
  await recordExport(ctx, 'audit')
  yield `\uFEFF${csvOf([['No.', 'At', 'Act', 'Concerns', 'Staff', 'Detail', 'Request']])}`
  let before: number | undefined
  do {
    const page = await searchAudit(ctx, { ...query, before }, { size: 1_000, zone })
    yield csvOf(
      page.entries.map((entry) => [
        entry.seq,
        entry.at,
        entry.action,
        entry.subject,
        entry.actor,
        JSON.stringify(entry.detail),
        entry.requestId,
      ]),
    )
    before = page.next ?? undefined
  } while (before !== undefined)
}
