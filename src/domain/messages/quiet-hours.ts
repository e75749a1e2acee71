import { eq } from 'drizzle-orm'
import { addDays, instantOf, localTime } from '#rules/zone-time.ts'
import { storeSyncs } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'

/** When the quiet hours end, if they are now. They are by the clock of the store. */
export async function quietUntil(
  { db, clock }: Context,
  outletId: string,
  { quietFrom, quietTo }: { quietFrom: number; quietTo: number },
): Promise<Date | undefined> {
  const [sync] = await db
    .select({ zone: storeSyncs.zone })
    .from(storeSyncs)
    .where(eq(storeSyncs.outletId, outletId))
  const zone = sync?.zone ?? 'UTC'
  const { day, minutes } = localTime(clock.now().getTime(), zone)
  const isOvernight = quietFrom > quietTo
  const isQuiet = isOvernight
    ? minutes >= quietFrom || minutes < quietTo
    : minutes >= quietFrom && minutes < quietTo
  if (!isQuiet) return undefined
  const endDay = isOvernight && minutes >= quietFrom ? addDays(day, 1) : day
  return new Date(instantOf(endDay, quietTo, zone))
}
