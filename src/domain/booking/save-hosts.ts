import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { DemoRoster } from '#contract/bookings/demo-hosts.ts'
import { demoHolidays, demoHosts, demoHours } from '#database/schema/bookings.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { newId } from '../identifiers.ts'

/**
 * Writes who hosts, when, and which days are free, as the roster says; a host who is no longer on it takes no new
 * bookings. What staff have written stays as it is. Safe to repeat; bookings stay as they are.
 */
export async function saveHosts(ctx: Context, { hosts, holidays }: DemoRoster): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await tx.db.update(demoHosts).set({ active: false }).where(isNull(demoHosts.editedAt))
    const edited = await tx.db.select().from(demoHosts).where(isNotNull(demoHosts.editedAt))
    const kept = new Set(edited.map(({ email }) => email))
    for (const { hours, ...host } of hosts.filter(({ email }) => !kept.has(email))) {
      const values = { ...host, roomUrl: host.roomUrl ?? null, active: true }
      const [row] = await tx.db
        .insert(demoHosts)
        .values(values)
        .onConflictDoUpdate({ target: demoHosts.email, set: values })
        .returning({ number: demoHosts.number })
      if (!row) continue
      await tx.db.delete(demoHours).where(eq(demoHours.host, row.number))
      const rows = hours.flatMap(({ weekdays, fromMinute, toMinute }) =>
        weekdays.map((weekday) => ({ host: row.number, weekday, fromMinute, toMinute })),
      )
      await tx.db.insert(demoHours).values(rows)
    }
    await saveHolidays(tx, holidays)
  })
}

/** Days that staff removed or added themselves win over the same day in the file. */
async function saveHolidays(ctx: Context, holidays: DemoRoster['holidays']): Promise<void> {
  await ctx.db.delete(demoHolidays).where(and(eq(demoHolidays.byStaff, false), isNull(demoHolidays.struckAt)))
  const left = await ctx.db
    .select({ day: demoHolidays.day })
    .from(demoHolidays)
    .where(isNull(demoHolidays.host))
  const known = new Set(left.map(({ day }) => day))
  const rows = holidays.filter(({ day }) => !known.has(day))
  const now = ctx.clock.now()
  if (rows.length > 0) {
    await ctx.db.insert(demoHolidays).values(rows.map((row) => ({ id: newId(now), host: null, ...row })))
  }
}
