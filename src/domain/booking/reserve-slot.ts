import { eq } from 'drizzle-orm'
import { bookingRules } from '#contract/bookings/choices.ts'
import { demoSlots } from '#database/schema/bookings.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { bookableRange, type Choice, freeTimes, isAskedFor, minute } from './calendar.ts'
import { findLead, type Lead, lockLead } from './save-lead.ts'
import { takeSlot, type TakenSlot } from './take-slot.ts'

/** Every time that can be booked now, and on whose clock. */
export async function checkSlots(ctx: RequestContext, secret: string, choice: Pick<Choice, 'video'> = {}) {
  await ctx.limits.count('slotCheck', ctx.ip)
  const lead = secret ? await findLead(ctx, secret) : undefined
  const { from, to } = bookableRange(ctx)
  const free = await freeTimes(ctx, from, to, lead?.id)
  return free
    .map(({ startsAt, hosts }) => ({ startsAt, host: hosts.find((host) => isAskedFor(host, choice)) }))
    .flatMap(({ startsAt, host }) =>
      host ? [{ starts_at: new Date(startsAt).toISOString(), host_zone: host.timeZone }] : [],
    )
}

/** Keeps a time for five minutes while the visitor writes. One visitor holds one. */
export async function reserveSlot(
  ctx: RequestContext,
  secret: string,
  startsAt: Date,
): Promise<TakenSlot & { reservedUntil: Date }> {
  await ctx.limits.count('slotReserve', ctx.ip)
  return withTransaction(ctx, async (tx) => {
    const lead = await lockLead(tx, secret)
    if (lead.bookedAt) throw new DomainError('already_booked')
    return takeForLead(tx, lead, startsAt)
  })
}

/** A new choice releases the earlier one. Hosts with a meeting address come first, so that the visitor can choose. */
export async function takeForLead(
  ctx: RequestContext,
  lead: Lead,
  startsAt: Date,
  choice: Pick<Choice, 'video'> = {},
) {
  await ctx.db.delete(demoSlots).where(eq(demoSlots.leadId, lead.id))
  const reservedUntil = new Date(ctx.clock.now().getTime() + bookingRules.reservationMinutes * minute)
  const taker = { leadId: lead.id, reservedUntil }
  return { ...(await takeSlot(ctx, startsAt, taker, { ...choice, preferRoom: true })), reservedUntil }
}

/** Releases the visitor's reservation, if there is one. */
export async function releaseSlot(ctx: RequestContext, secret: string): Promise<void> {
  const lead = await findLead(ctx, secret)
  if (lead) await ctx.db.delete(demoSlots).where(eq(demoSlots.leadId, lead.id))
}
