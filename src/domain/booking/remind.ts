import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { demoBookings, demoHosts } from '#database/schema/bookings.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { bookingEmail, untyped } from './booking-mails.ts'
import { isFarEnough, type Reminder, reminders } from './reminders.ts'

/**
 * A day and an hour before. Looks at what is due instead of waiting with a job for each: a moved booking needs
 * nothing undone, and what fell into a standstill is sent as soon as that is over.
 */
export async function sendReminders(ctx: Context): Promise<void> {
  for (const reminder of reminders) {
    const now = ctx.clock.now()
    const due = await ctx.db
      .select({ id: demoBookings.id })
      .from(demoBookings)
      .where(
        and(
          isNull(demoBookings[reminder.column]),
          isNull(demoBookings.cancelledAt),
          gt(demoBookings.startsAt, now),
          lte(demoBookings.startsAt, new Date(now.getTime() + reminder.before)),
        ),
      )
    for (const { id } of due) await remind(ctx, id, reminder)
  }
}

/** Marks and mails in one transaction, so that neither happens without the other. */
async function remind(ctx: Context, id: string, reminder: Reminder) {
  const { kind, column } = reminder
  await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const [booking] = await tx.db
      .update(demoBookings)
      // In the last hour, the reminder of the day before is no longer useful.
      .set({ remindedDayAt: now, [column]: now })
      .where(and(eq(demoBookings.id, id), isNull(demoBookings[column]), isNull(demoBookings.cancelledAt)))
      .returning()
    if (!booking) return
    if (!isFarEnough(booking, reminder)) return
    const [host] = await tx.db.select().from(demoHosts).where(eq(demoHosts.number, booking.host))
    if (!host) return
    await queueMail(tx, booking.email, `booking-reminder-${kind}:${id}:${booking.sequence}`, {
      template: 'booking-reminder',
      data: { ...bookingEmail(tx, untyped(booking), host), kind },
    })
  })
}
