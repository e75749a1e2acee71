import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import { refreshTokens, sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { mostSessions, showcaseMethod } from './session.server.ts'

const given = sql.placeholder

/** Sessions of the merchant alone: visitors of the demo store neither show nor count among them. */
export const isOwnSession = ne(sessions.method, showcaseMethod)

/**
 * A merchant with their company (of several, the one chosen last, otherwise the first) and their first outlet there.
 * No disabled accounts and no staff.
 */
export const merchantAtWork = preparedQuery((db) =>
  db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      emailVerifiedAt: users.emailVerifiedAt,
      companyId: memberships.companyId,
      role: memberships.role,
      outletId: outlets.id,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(
      userOutlets,
      and(eq(userOutlets.userId, memberships.userId), eq(userOutlets.companyId, memberships.companyId)),
    )
    .leftJoin(outlets, and(eq(outlets.id, userOutlets.outletId), isNull(outlets.archivedAt)))
    .where(and(eq(users.id, given('userId')), isNull(users.disabledAt), eq(users.isStaff, false)))
    .orderBy(
      sql`${memberships.chosenAt} desc nulls last`,
      asc(memberships.createdAt),
      asc(memberships.companyId),
      // Archived outlets are null here, and nulls come last.
      asc(outlets.createdAt),
      asc(outlets.id),
    )
    .limit(1)
    .prepare('merchant_at_work'),
)

/** One statement that inserts a session and its first refresh token, and ends the oldest if there are too many. */
export const insertSession = preparedQuery((db) => {
  const tooMany = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, given('limitedUser')), isNull(sessions.endedAt), isOwnSession))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(mostSessions - 1)
  const ended = db.$with('ended').as(
    db
      .update(sessions)
      .set({ endedAt: sql`${sql.param(given('now'), sessions.endedAt)}`, endedBecause: 'too-many' })
      .where(inArray(sessions.id, tooMany)),
  )
  const inserted = db.$with('inserted').as(
    db.insert(sessions).values({
      id: given('id'),
      userId: given('userId'),
      companyId: given('companyId'),
      activeOutletId: given('activeOutletId'),
      accessHash: given('accessHash'),
      partnerHash: given('partnerHash'),
      accessExpiresAt: given('accessExpiresAt'),
      expiresAt: given('expiresAt'),
      lastSeenAt: given('now'),
      provedAt: given('provedAt'),
      method: given('method'),
      device: given('device'),
      ip: given('ip'),
      actorId: given('actorId'),
      parentId: given('parentId'),
      createdAt: given('now'),
    }),
  )
  return db
    .with(ended, inserted)
    .insert(refreshTokens)
    .values({
      hash: given('refreshHash'),
      sessionId: given('id'),
      expiresAt: given('refreshUntil'),
      createdAt: given('now'),
    })
    .prepare('insert_session')
})
