import { and, count, eq, gte, isNotNull } from 'drizzle-orm'
import { auditLog } from '#database/schema/audit-log.ts'
import { demoBookings } from '#database/schema/bookings.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { users } from '#database/schema/users.ts'
import { instantOf, localTime } from '#rules/zone-time.ts'
import type { StaffContext } from '../sessions/session.server.ts'

/** What has happened since midnight of the reader. */
export async function countToday({ db, clock }: StaffContext, zone: string) {
  const midnight = new Date(instantOf(localTime(clock.now().getTime(), zone).day, 0, zone))
  const acts = (action: string) =>
    db
      .select({ n: count() })
      .from(auditLog)
      .where(and(eq(auditLog.action, action), gte(auditLog.at, midnight)))
  const [signUps] = await db
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.isStaff, false), gte(users.createdAt, midnight)))
  const [signIns] = await acts('sign-in')
  const [visits] = await acts('staff-visit-started')
  const [messages] = await db
    .select({ n: count() })
    .from(contactMessages)
    .where(and(isNotNull(contactMessages.confirmedAt), gte(contactMessages.createdAt, midnight)))
  const [bookings] = await db
    .select({ n: count() })
    .from(demoBookings)
    .where(gte(demoBookings.createdAt, midnight))
  return {
    signUps: signUps?.n ?? 0,
    signIns: signIns?.n ?? 0,
    messages: messages?.n ?? 0,
    bookings: bookings?.n ?? 0,
    visits: visits?.n ?? 0,
  }
}
