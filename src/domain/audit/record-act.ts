import { createHash } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import type { Context, RequestContext } from '../context.server.ts'
import { together } from '../together.ts'

export type AuditAction =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-up'
  | 'sign-out'
  | 'session-ended'
  | 'limit-hit'
  | 'proof-renewed'
  | 'email-verified'
  | 'email-change-requested'
  | 'email-changed'
  | 'profile-changed'
  | 'code-sent'
  | 'reset-requested'
  | 'password-reset'
  | 'password-changed'
  | 'account-paused'
  | 'account-reclaimed'
  | 'google-linked'
  | 'google-unlinked'
  | 'passkey-added'
  | 'passkey-removed'
  | 'factor-added'
  | 'factor-removed'
  | 'backup-code-used'
  | 'backup-codes-renewed'
  | 'outlet-changed'
  | 'outlet-refused'
  | 'outlet-added'
  | 'outlet-renamed'
  | 'outlet-archived'
  | 'outlet-restored'
  | 'outlet-key-rotated'
  | 'web-url-saved'
  | 'shop-connected'
  | 'shop-disconnected'
  | 'shop-erased'
  | 'shop-privacy-request'
  | 'module-installed'
  | 'module-removed'
  | 'person-invited'
  | 'invitation-revoked'
  | 'person-joined'
  | 'person-changed'
  | 'person-removed'
  | 'person-left'
  | 'company-chosen'
  | 'department-changed'
  | 'company-changed'
  | 'domain-changed'
  | 'xut-minted'
  | 'xut-redeemed'
  | 'xut-refused'
  | 'module-set-up'
  | 'staff-access-changed'
  | 'staff-created'
  | 'staff-disabled'
  | 'staff-enabled'
  | 'staff-factor-reset'
  | 'view-saved'
  | 'view-removed'
  | 'staff-visit-started'
  | 'staff-visit-ended'
  | 'staff-act-refused'
  | 'staff-noted'
  | 'staff-listed'
  | 'staff-viewed'
  | 'staff-exported'
  | 'lead-viewed'
  | 'lead-state'
  | 'lead-assigned'
  | 'lead-noted'
  | 'lead-answered'
  | 'booking-moved'
  | 'booking-rehosted'
  | 'booking-called-off'
  | 'booking-outcome'
  | 'host-changed'
  | 'holiday-changed'
  | 'data-exported'
  | 'erasure-requested'
  | 'erasure-cancelled'
  | 'account-erased'

export interface Act {
  action: AuditAction
  userId?: string
  companyId?: string
  actorId?: string
  /** Names and counts; never a secret, a password or a whole address. */
  detail?: Record<string, string | number | boolean>
}

/** A job has neither a request nor an address behind it. */
type ActContext = Pick<Context, 'db' | 'clock'> & Partial<Pick<RequestContext, 'requestId' | 'ip'>>

/** Any number will do, as long as every instance uses the same one. */
const chainLock = 5_216_032

/**
 * Adds to the record of acts. Call it last in the transaction of the act: the chain admits one writer at a time,
 * until that transaction ends.
 */
export async function recordAct(ctx: ActContext, act: Act): Promise<void> {
  const [, [last]] = await together([lockChain(ctx), lastLink(ctx)])
  const row = {
    at: ctx.clock.now(),
    action: act.action,
    userId: act.userId ?? null,
    companyId: act.companyId ?? null,
    actorId: act.actorId ?? null,
    detail: storable(act.detail ?? {}),
    requestId: ctx.requestId ?? 'job',
  }
  await ctx.db.insert(auditLog).values({ ...row, ip: ctx.ip ?? null, hash: chainHash(last?.hash ?? '', row) })
}

/** Asked at the call, not when somebody waits for it: the link behind it must be read under the lock. */
const lockChain = ({ db }: ActContext) =>
  db.execute(sql`select pg_advisory_xact_lock(${chainLock})`).then(() => undefined)

const lastLink = ({ db }: ActContext) =>
  db.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.seq)).limit(1).execute()

/** The database takes no zero bytes, and in JSON no halves of letters: a text may have been cut inside one. */
const storable = (detail: NonNullable<Act['detail']>) =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
    ]),
  )

type Covered = Pick<
  typeof auditLog.$inferSelect,
  'at' | 'action' | 'userId' | 'companyId' | 'actorId' | 'detail' | 'requestId'
>

/** Covers everything but the address and the number of the row. */
export function chainHash(previous: string, row: Covered): string {
  const { at, action, userId, companyId, actorId, detail, requestId } = row
  const names = Object.keys(detail).toSorted()
  const covered = [previous, at.toISOString(), action, userId, companyId, actorId, requestId]
  return createHash('sha256')
    .update(JSON.stringify([...covered, names.map((name) => [name, detail[name]])]))
    .digest('base64url')
}
