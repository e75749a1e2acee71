import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import type { Context, RequestContext } from '../context.server.ts'

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
  | 'customer-accounts-set'
  | 'test-shopper-opened'
  | 'order-window-set'
  | 'messages-set'
  | 'sender-changed'
  | 'sms-stop-changed'
  | 'staff-access-changed'
  | 'staff-created'
  | 'staff-disabled'
  | 'staff-enabled'
  | 'staff-factor-reset'
  | 'view-saved'
  | 'view-removed'
  | 'showcase-opened'
  | 'staff-visit-started'
  | 'staff-visit-ended'
  | 'staff-act-refused'
  | 'staff-noted'
  | 'reconnect-asked'
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
  | 'incident-written'
  | 'data-exported'
  | 'erasure-requested'
  | 'erasure-cancelled'
  | 'account-erased'
  | 'top-up-started'
  | 'topped-up'
  | 'payment-in-suspense'
  | 'payment-disputed'
  | 'dispute-won'
  | 'payment-refunded'
  | 'second-charge-refunded'
  | 'plan-started'
  | 'module-server-key-approved'
  | 'plan-changed'
  | 'plan-cancelled'
  | 'wallet-changed'
  | 'adjustment-proposed'
  | 'adjustment-posted'
  | 'adjustment-refused'
  | 'rate-published'
  | 'rate-approved'
  | 'rate-refused'
  | 'module-server-key-added'
  | 'module-server-key-revoked'
  | 'ledger-sealed'

export interface AuditEntry {
  action: AuditAction
  userId?: string
  companyId?: string
  actorId?: string
  /** Names and counts; never a secret, a password or a whole address. */
  detail?: Record<string, string | number | boolean>
}

/** A job has no request and no address. */
type AuditContext = Pick<Context, 'db' | 'clock'> & Partial<Pick<RequestContext, 'requestId' | 'ip'>>

/** An arbitrary number; every instance uses the same one. */
const chainLock = 5_216_032

/**
 * Adds an entry to the audit log. Call it last in the transaction of the action: it takes a lock that all other writers
 * of the log wait for until that transaction ends.
 */
export async function addAuditEntry(ctx: AuditContext, act: AuditEntry): Promise<void> {
  const row = {
    at: ctx.clock.now(),
    action: act.action,
    userId: act.userId ?? null,
    companyId: act.companyId ?? null,
    actorId: act.actorId ?? null,
    detail: storable(act.detail ?? {}),
    requestId: ctx.requestId ?? 'job',
  }
  // Two statements: the second one sees what was committed before the first one got the lock.
  await lockChain(ctx.db).execute()
  await addLink(ctx.db).execute({ ...row, ip: ctx.ip ?? null, covered: coveredText(row) })
}

const lockChain = preparedQuery((db) =>
  db.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(chainLock))})`),
)

/** The database itself computes the hash, so that the last one need not travel here and back under the lock. */
const addLink = preparedQuery((db) => {
  const last = sql`select ${auditLog.hash} from ${auditLog} order by ${auditLog.seq} desc limit 1`
  const covered = sql`'["' || coalesce((${last}), '') || ${sql.placeholder('covered')}::text`
  const digest = sql`encode(sha256(convert_to(${covered}, 'UTF8')), 'base64')`
  return db
    .insert(auditLog)
    .values({
      at: sql.placeholder('at'),
      action: sql.placeholder('action'),
      userId: sql.placeholder('userId'),
      companyId: sql.placeholder('companyId'),
      actorId: sql.placeholder('actorId'),
      detail: sql.placeholder('detail'),
      ip: sql.placeholder('ip'),
      requestId: sql.placeholder('requestId'),
      hash: sql`translate(rtrim(${digest}, '='), '+/', '-_')`,
    })
    .prepare('audit_link')
})

/** PostgreSQL accepts no zero bytes and, in JSON, no unpaired surrogates, which a shortened text may end with. */
const storable = (detail: NonNullable<AuditEntry['detail']>) =>
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

/** Covers everything but the address and the row number; the statement above computes the same. */
export const chainHash = (previous: string, row: Covered): string =>
  hash('sha256', `["${previous}${coveredText(row)}`, 'base64url')

/** JSON of a list whose first item is the previous hash; this is the part after that hash. */
function coveredText({ at, action, userId, companyId, actorId, detail, requestId }: Covered): string {
  const details = Object.keys(detail)
    .toSorted()
    .map((name) => [name, detail[name]])
  const list = [at.toISOString(), action, userId, companyId, actorId, requestId, details]
  return `",${JSON.stringify(list).slice(1)}`
}
