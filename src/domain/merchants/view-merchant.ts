import { and, asc, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import { companies, memberships, moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { staffNotes } from '#database/schema/staff-notes.ts'
import { identities, passkeys, users } from '#database/schema/users.ts'
import { hasFactor } from '../accounts/factor.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import type { AuditAction } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { isOwnSession } from '../sessions/session-statements.ts'
import { lifetimes, type StaffContext } from '../sessions/session.server.ts'
import { viewStores } from '../staff/stores/view-stores.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const timelineSize = 20

/** One merchant on one page; undefined for an id that is none, and for staff. */
export async function viewMerchant(ctx: StaffContext, id: string, before?: number) {
  const user = await findMerchant(ctx, id)
  if (!user) return undefined
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phoneNo ? `${user.phoneCode ?? ''} ${user.phoneNo}`.trim() : '',
    joinedAt: user.createdAt.toISOString(),
    confirmedAt: user.emailVerifiedAt?.toISOString(),
    eraseAt: user.eraseAt?.toISOString(),
    source: user.source,
    isOpenToStaff: user.staffAccess,
    isDisabled: user.disabledAt !== null,
    waysIn: await waysIn(ctx, user),
    companies: await companiesOf(ctx, id),
    outlets: await outletsOf(ctx, id),
    stores: await viewStores(ctx, id),
    sessions: await sessionsOf(ctx, id),
    notes: await notesOf(ctx, id),
    timeline: await timelineOf(ctx, id, before),
  }
}

/** The stores alone; that they were read is on the record. */
export async function viewMerchantStores(ctx: StaffContext, id: string) {
  const user = await findMerchant(ctx, id)
  if (!user) throw new DomainError('not_found')
  await recordView(ctx, user.id)
  return viewStores(ctx, user.id)
}

export async function findMerchant({ db }: StaffContext, id: string) {
  if (!uuid.test(id)) return undefined
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.isStaff, false)))
  return user
}

/** That the page was read belongs to the record; once a visit, not with every reload of the timeline. */
export const recordView = (ctx: StaffContext, userId: string) =>
  withTransaction(ctx, (tx) =>
    addAuditEntry(tx, { action: 'staff-viewed', userId, actorId: tx.session.userId }),
  )

async function waysIn(ctx: StaffContext, user: typeof users.$inferSelect) {
  const [keys] = await ctx.db.select({ n: count() }).from(passkeys).where(eq(passkeys.userId, user.id))
  const [google] = await ctx.db.select({ n: count() }).from(identities).where(eq(identities.userId, user.id))
  return {
    password: user.passwordHash !== null,
    passkeys: keys?.n ?? 0,
    google: (google?.n ?? 0) > 0,
    factor: await hasFactor(ctx, user.id),
  }
}

const companiesOf = ({ db }: StaffContext, userId: string) =>
  db
    .select({ name: companies.name, role: memberships.role })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt))

export async function outletsOf({ db }: StaffContext, userId: string) {
  const rows = await db
    .select({
      id: outlets.id,
      name: outlets.outletName,
      webUrl: outlets.webUrl,
      platform: outlets.platform,
      archivedAt: outlets.archivedAt,
      modules: sql<
        string[]
      >`coalesce(array_agg(${moduleInstalls.slug} order by ${moduleInstalls.slug}) filter (where ${moduleInstalls.slug} is not null), '{}')`,
    })
    .from(userOutlets)
    .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
    .leftJoin(moduleInstalls, eq(moduleInstalls.outletId, outlets.id))
    .where(eq(userOutlets.userId, userId))
    .groupBy(outlets.id)
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
  return rows.map(({ archivedAt, ...row }) => ({ ...row, isArchived: archivedAt !== null }))
}

async function sessionsOf({ db, clock }: StaffContext, userId: string) {
  const now = clock.now()
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      method: sessions.method,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      actorId: sessions.actorId,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        isOwnSession,
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - lifetimes.idle)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
  return rows.map(({ actorId, createdAt, lastSeenAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isStaff: actorId !== null,
  }))
}

async function notesOf({ db }: StaffContext, userId: string) {
  const rows = await db
    .select({
      id: staffNotes.id,
      author: staffNotes.author,
      text: staffNotes.text,
      createdAt: staffNotes.createdAt,
    })
    .from(staffNotes)
    .where(eq(staffNotes.userId, userId))
    .orderBy(desc(staffNotes.createdAt))
    .limit(100)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

async function timelineOf({ db }: StaffContext, userId: string, before: number | undefined) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), before === undefined ? undefined : lt(auditLog.seq, before)))
    .orderBy(desc(auditLog.seq))
    .limit(timelineSize + 1)
  const entries = rows.slice(0, timelineSize).map((row) => ({
    id: row.seq,
    at: row.at.toISOString(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- addAuditEntry alone writes this column
    action: row.action as AuditAction,
    detail: row.detail,
    isStaff: row.actorId !== null,
  }))
  return { entries, next: rows.length > timelineSize ? (entries.at(-1)?.id ?? null) : null }
}
