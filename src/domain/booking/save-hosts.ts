import { eq } from 'drizzle-orm'
import type { DemoRoster } from '#contract/demo-hosts.ts'
import { demoHolidays, demoHosts, demoHours } from '#database/schema/bookings.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { newId } from '../identifiers.ts'

/**
 * Writes who hosts, when, and which days are free, as the roster says; whoever is no longer on it takes no new
 * bookings. Safe to repeat; bookings stay as they are.
 */
export async function saveHosts(ctx: Context, { hosts, holidays }: DemoRoster): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await tx.db.update(demoHosts).set({ active: false })
    for (const { hours, ...host } of hosts) {
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
    await tx.db.delete(demoHolidays)
    if (holidays.length > 0) {
      const now = tx.clock.now()
      await tx.db.insert(demoHolidays).values(holidays.map((row) => ({ id: newId(now), host: null, ...row })))
    }
  })
}
