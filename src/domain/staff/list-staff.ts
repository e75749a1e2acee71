import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { StaffAccount } from '#contract/staff/account-shapes.ts'
import { sessions } from '#database/schema/sessions.ts'
import { totpSecrets, users } from '#database/schema/users.ts'
import type { StaffContext } from '../sessions/session.server.ts'

/** Staff accounts, disabled ones last. */
export async function listStaff({ db, clock, session }: StaffContext): Promise<StaffAccount[]> {
  const now = clock.now()
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      createdAt: users.createdAt,
      disabledAt: users.disabledAt,
      factorAt: totpSecrets.confirmedAt,
    })
    .from(users)
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id))
    .where(eq(users.isStaff, true))
    .orderBy(sql`${users.disabledAt} is not null`, asc(sql`lower(${users.firstName})`), asc(users.id))
  const open = await db
    .select({
      userId: sql<string>`coalesce(${sessions.actorId}, ${sessions.userId})`.as('who'),
      own: sql<number>`count(*) filter (where ${sessions.actorId} is null)::int`,
      visits: sql<number>`count(*) filter (where ${sessions.actorId} is not null)::int`,
      seenAt: sql<string>`to_char(max(${sessions.lastSeenAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sql`coalesce(${sessions.actorId}, ${sessions.userId})`))
    .where(and(eq(users.isStaff, true), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .groupBy(sql`who`)
  const openOf = new Map(open.map((row) => [row.userId, row]))
  return rows.map((row) => ({
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    user_email: row.email,
    since: row.createdAt.toISOString(),
    last_seen_at: openOf.get(row.id)?.seenAt ?? null,
    has_factor: row.factorAt !== null,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    sessions: openOf.get(row.id)?.own ?? 0,
    visits: openOf.get(row.id)?.visits ?? 0,
    is_self: row.id === session.userId,
  }))
}
