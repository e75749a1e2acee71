import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { demoBookings, demoHosts, demoLeads } from '#database/schema/bookings.ts'
import type { Context } from '../context.server.ts'
import { emailFormerHost } from './booking-mails.ts'

const isOf = (column: typeof demoBookings.email | typeof demoLeads.email, email: string) =>
  sql`lower(${column}) = ${email.toLowerCase()}`

/** Deletes bookings and leads of an address. Hosts of coming bookings get a cancellation. */
export async function eraseBookings(ctx: Context, email: string): Promise<void> {
  const ahead = await ctx.db
    .select({ booking: demoBookings, host: demoHosts })
    .from(demoBookings)
    .innerJoin(demoHosts, eq(demoHosts.number, demoBookings.host))
    .where(
      and(
        isOf(demoBookings.email, email),
        isNull(demoBookings.cancelledAt),
        gt(demoBookings.startsAt, ctx.clock.now()),
      ),
    )
  for (const { booking, host } of ahead) await emailFormerHost(ctx, booking, host)
  await ctx.db.delete(demoBookings).where(isOf(demoBookings.email, email))
  await ctx.db.delete(demoLeads).where(isOf(demoLeads.email, email))
}

/** For the copy of their data that somebody asked for. */
export const bookingsOf = (ctx: Pick<Context, 'db'>, email: string) =>
  ctx.db.select().from(demoBookings).where(isOf(demoBookings.email, email)).orderBy(demoBookings.createdAt)
