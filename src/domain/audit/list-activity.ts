import { and, desc, eq, lt } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import type { AuditAction } from './add-audit-entry.ts'

export interface ActivityEntry {
  id: number
  at: Date
  action: AuditAction
  detail: Record<string, unknown>
  byStaff: boolean
}

const pageSize = 12

/** The activity of one's own account, newest first. Pages start at a known entry, so new entries do not shift them. */
export async function listActivity(
  { db, session }: MerchantContext,
  before?: number,
): Promise<{ entries: ActivityEntry[]; next: number | null }> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(eq(auditLog.userId, session.userId), before === undefined ? undefined : lt(auditLog.seq, before)),
    )
    .orderBy(desc(auditLog.seq))
    .limit(pageSize + 1)
  const entries = rows.slice(0, pageSize).map(({ seq, at, action, detail, actorId }) => ({
    id: seq,
    at,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- addAuditEntry alone writes this column
    action: action as AuditAction,
    detail,
    byStaff: actorId !== null,
  }))
  return { entries, next: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
