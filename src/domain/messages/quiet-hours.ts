import { eq } from 'drizzle-orm'
import { minutesOfDay, nextTime } from '#rules/messages/quiet-time.ts'
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
  const now = clock.now().getTime()
  const time = minutesOfDay(now, zone)
  const isQuiet =
    quietFrom <= quietTo ? time >= quietFrom && time < quietTo : time >= quietFrom || time < quietTo
  return isQuiet ? new Date(nextTime(now, zone, quietTo)) : undefined
}
