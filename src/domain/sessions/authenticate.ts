import { timingSafeEqual } from 'node:crypto'
import { and, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#database/client.server.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { memberships } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { hasFactor } from '../accounts/factor.ts'
import type { RequestContext } from '../context.server.ts'
import { hashSecret } from '../identifiers.ts'
import { readShowcaseCookie } from '../showcase/showcase-cookie.ts'
import { isShowcase, lifetimes, type MerchantContext, type StaffContext } from './session.server.ts'

/** `last_seen_at` is updated at most this often, so that most requests only read. */
const touchEveryMs = 60_000

/** For API calls: needs the access token and the partner token of the same session. */
export async function authenticate(ctx: RequestContext): Promise<MerchantContext | undefined> {
  const { access, partner } = ctx.credentials
  if (!access || !partner) return undefined
  const [row] = await queriesOf(ctx.sessionReads()).byAccess.execute({ hash: hashSecret(access) })
  if (!row || !same(row.partnerHash, hashSecret(partner))) return undefined
  if (row.accessExpiresAt <= ctx.clock.now() || row.isStaff) return undefined
  return vouch(ctx, row)
}

/**
 * For pages, which a browser requests with its cookie alone. Enough to decide what a page shows; every change goes
 * through the API and needs the access token as well.
 */
export async function recogniseVisitor(ctx: RequestContext): Promise<MerchantContext | undefined> {
  const { partner } = ctx.credentials
  if (!partner) return undefined
  const [row] = await queriesOf(ctx.sessionReads()).byPartner.execute({ hash: hashSecret(partner) })
  return row && !row.isStaff ? vouch(ctx, row) : undefined
}

/**
 * For a visitor of the demo store, whose cookie is another one. It is enough for the API too, because such a session
 * changes nothing. Who calls this decides what may be read: `contract/showcase/shown.ts` has the list.
 */
export async function recogniseShowcase(ctx: RequestContext): Promise<MerchantContext | undefined> {
  const { secret } = readShowcaseCookie(ctx.credentials.showcase)
  if (!secret) return undefined
  const [row] = await queriesOf(ctx.sessionReads()).byPartner.execute({ hash: hashSecret(secret) })
  if (!row || !isShowcase(row) || row.email !== ctx.settings.showcaseMerchant) return undefined
  if (!(await isOpen(ctx, row))) return undefined
  const looking = contextOf(ctx, row)
  // Whose account it is, is nobody's business.
  return { ...looking, session: { ...looking.session, email: '', firstName: '', lastName: '' } }
}

/** For API calls of the admin: another cookie, a shorter idle time, staff only. */
export async function authenticateStaff(ctx: RequestContext): Promise<StaffContext | undefined> {
  const { access, staff } = ctx.credentials
  if (!access || !staff) return undefined
  const [row] = await queriesOf(ctx.sessionReads()).byAccess.execute({ hash: hashSecret(access) })
  if (!row || !same(row.partnerHash, hashSecret(staff))) return undefined
  return admitStaff(ctx, row)
}

/** For pages of the admin, by their cookie alone: enough to read, not to change. */
export async function recogniseStaff(ctx: RequestContext): Promise<StaffContext | undefined> {
  const { staff } = ctx.credentials
  if (!staff) return undefined
  const [row] = await queriesOf(ctx.sessionReads()).byPartner.execute({ hash: hashSecret(staff) })
  return row && admitStaff(ctx, row)
}

async function admitStaff(ctx: RequestContext, row: SessionRow): Promise<StaffContext | undefined> {
  if (!row.isStaff || row.actorId) return undefined
  const vouched = await vouch(ctx, row)
  if (!vouched) return undefined
  const needsFactor = ctx.settings.mode === 'production' && !(await hasFactor(ctx, row.userId))
  return { ...vouched, isStaffSession: true, needsFactor }
}

/** For tokens that must end with their session. The check does not count as use of the session. */
export async function isSessionOpen(ctx: RequestContext, id: string): Promise<boolean> {
  const [row] = await queriesOf(ctx.db).byId.execute({ id })
  return row !== undefined && (await isOpen(ctx, row))
}

async function vouch(ctx: RequestContext, row: SessionRow): Promise<MerchantContext | undefined> {
  // A visitor's secret in another cookie is nobody's.
  if (isShowcase(row) || !(await isOpen(ctx, row))) return undefined
  const now = ctx.clock.now()
  if (idleFor(row, now) > touchEveryMs) {
    // Staff on a visit are at work: their own session stays open meanwhile.
    const ids = row.parentId ? [row.id, row.parentId] : [row.id]
    await ctx.db.update(sessions).set({ lastSeenAt: now }).where(inArray(sessions.id, ids))
  }
  return contextOf(ctx, row)
}

function contextOf(ctx: RequestContext, row: SessionRow): MerchantContext {
  const {
    partnerHash: _,
    accessExpiresAt: __,
    lastSeenAt: ___,
    disabledAt: ____,
    emailVerifiedAt,
    ...rest
  } = row
  return { ...ctx, session: { ...rest, emailVerified: emailVerifiedAt !== null } }
}

/** Every rule that ends a session by itself: time, idleness, a switched-off account, a lost membership, a lost parent. */
async function isOpen(ctx: RequestContext, row: SessionRow): Promise<boolean> {
  const now = ctx.clock.now()
  const patience = row.isStaff || row.actorId ? lifetimes.staffIdle : lifetimes.idle
  if (row.expiresAt <= now || idleFor(row, now) > patience || row.disabledAt) return false
  if (row.companyId && !row.role) return false
  return !row.parentId || isParentOpen(ctx, row.parentId)
}

const idleFor = ({ lastSeenAt }: SessionRow, now: Date) => now.getTime() - lastSeenAt.getTime()

/** A visit to a merchant ends with the staff session that it began from, by the same clock, and with its owner's job. */
async function isParentOpen({ db, clock }: RequestContext, id: string): Promise<boolean> {
  const now = clock.now()
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gte(sessions.lastSeenAt, new Date(now.getTime() - lifetimes.staffIdle)),
        eq(users.isStaff, true),
        isNull(users.disabledAt),
      ),
    )
  return rows.length > 0
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Run for every request. */
const queriesOf = preparedQuery(prepareQueries)

function prepareQueries(db: Db) {
  const open = () =>
    db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        companyId: sessions.companyId,
        role: memberships.role,
        activeOutletId: sessions.activeOutletId,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        emailVerifiedAt: users.emailVerifiedAt,
        isStaff: users.isStaff,
        disabledAt: users.disabledAt,
        method: sessions.method,
        provedAt: sessions.provedAt,
        expiresAt: sessions.expiresAt,
        accessExpiresAt: sessions.accessExpiresAt,
        partnerHash: sessions.partnerHash,
        lastSeenAt: sessions.lastSeenAt,
        actorId: sessions.actorId,
        parentId: sessions.parentId,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(
        memberships,
        and(eq(memberships.userId, sessions.userId), eq(memberships.companyId, sessions.companyId)),
      )
  const hash = sql.placeholder('hash')
  return {
    byAccess: open()
      .where(and(eq(sessions.accessHash, hash), isNull(sessions.endedAt)))
      .prepare('session_by_access'),
    byPartner: open()
      .where(and(eq(sessions.partnerHash, hash), isNull(sessions.endedAt)))
      .prepare('session_by_partner'),
    byId: open()
      .where(and(eq(sessions.id, sql.placeholder('id')), isNull(sessions.endedAt)))
      .prepare('session_by_id'),
  }
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof prepareQueries>['byAccess']['execute']>>[number]
