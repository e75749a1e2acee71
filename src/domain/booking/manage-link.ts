import { eq } from 'drizzle-orm'
import { demoBookings, demoHosts } from '#database/schema/bookings.ts'
import type { Context } from '../context.server.ts'
import type { Booking, Host } from './calendar.ts'

/**
 * The link of a booking is signed instead of stored: every email about it, reminders too, carries the same one,
 * and the database has nothing that opens it. It names one booking and is good for nothing else.
 */
const signed = (id: string) => `manage-booking|${id}`

export const manageToken = (ctx: Context, id: string) => `${id}.${ctx.keys.pepper(signed(id))}`

export const managePath = (ctx: Context, id: string) =>
  `/schedule-a-demo/booking?token=${encodeURIComponent(manageToken(ctx, id))}`

/** The booking of a signed link, if it is valid. `lock` serialises changes of one booking. */
export async function bookingOf(
  ctx: Context,
  token: string,
  { lock = false } = {},
): Promise<{ booking: Booking; host: Host } | undefined> {
  const [id = ''] = token.split('.', 1)
  const isOurs = /^[\da-f-]{36}$/.test(id) && ctx.keys.matchesPepper(token.slice(id.length + 1), signed(id))
  if (!isOurs) return undefined
  const query = ctx.db
    .select({ booking: demoBookings, host: demoHosts })
    .from(demoBookings)
    .innerJoin(demoHosts, eq(demoHosts.number, demoBookings.host))
    .where(eq(demoBookings.id, id))
  const [row] = lock ? await query.for('update', { of: demoBookings }) : await query
  return row
}
