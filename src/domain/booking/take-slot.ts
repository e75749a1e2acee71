import { and, eq, gt, lt, lte } from 'drizzle-orm'
import { demoSlots } from '#database/schema/bookings.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId } from '../identifiers.ts'
import {
  bookableRange,
  type Choice,
  freeTimes,
  type Host,
  isAskedFor,
  nearestTimes,
  slotLength,
} from './calendar.ts'

type Taker = { leadId: string; reservedUntil: Date } | { bookingId: string }

/** The slot that the transaction took. */
export interface TakenSlot {
  id: string
  host: Host
  startsAt: Date
  endsAt: Date
}

/**
 * Takes a time for somebody, within the transaction at hand. Looking whether it is free only spares an attempt:
 * who gets it is decided by the insertion, which the database refuses to all but one. Throws `slot_taken`.
 */
export async function takeSlot(
  ctx: Context,
  wanted: Date,
  taker: Taker,
  choice: Choice & { prefer?: number; preferRoom?: boolean } = {},
): Promise<TakenSlot> {
  const { prefer, preferRoom } = choice
  const startsAt = wanted.getTime()
  const rank = ({ number, roomUrl }: Host) =>
    Number(number === prefer) * 2 + Number(preferRoom === true && roomUrl !== null)
  const { from, to } = bookableRange(ctx, choice)
  const [free] = startsAt >= from && startsAt <= to ? await freeTimes(ctx, startsAt, startsAt) : []
  const hosts = (free?.hosts ?? [])
    .filter((host) => isAskedFor(host, choice))
    .toSorted((a, b) => rank(b) - rank(a))
  for (const host of hosts) {
    const endsAt = new Date(startsAt + slotLength)
    await forgetExpiredReservations(ctx, host.number, wanted, endsAt)
    const [row] = await ctx.db
      .insert(demoSlots)
      .values({ id: newId(ctx.clock.now()), host: host.number, startsAt: wanted, endsAt, ...taker })
      .onConflictDoNothing()
      .returning({ id: demoSlots.id })
    if (row) return { id: row.id, host, startsAt: wanted, endsAt }
  }
  throw new DomainError('slot_taken', { nearest: await nearestTimes(ctx, startsAt, choice) })
}

/** Deletes expired holds that are in the way. */
async function forgetExpiredReservations(ctx: Context, host: number, from: Date, to: Date): Promise<void> {
  await ctx.db
    .delete(demoSlots)
    .where(
      and(
        eq(demoSlots.host, host),
        lte(demoSlots.reservedUntil, ctx.clock.now()),
        lt(demoSlots.startsAt, to),
        gt(demoSlots.endsAt, from),
      ),
    )
}
