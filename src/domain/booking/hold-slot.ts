import { eq } from 'drizzle-orm'
import { bookingRules } from '#contract/bookings/choices.ts'
import { demoSlots } from '#database/schema/bookings.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { bookableRange, freeTimes, minute } from './calendar.ts'
import { findLead, type Lead, lockLead } from './keep-lead.ts'
import { takeSlot, type TakenSlot } from './take-slot.ts'

/** Every time that can be booked now, and on whose clock. */
export async function checkSlots(ctx: RequestContext, secret: string) {
  await ctx.limits.count('slotCheck', ctx.ip)
  const lead = secret ? await findLead(ctx, secret) : undefined
  const { from, to } = bookableRange(ctx)
  const free = await freeTimes(ctx, from, to, lead?.id)
  return free.map(({ startsAt, hosts }) => ({
    starts_at: new Date(startsAt).toISOString(),
    host_zone: hosts[0]?.timeZone ?? 'UTC',
  }))
}

/** Keeps a time for five minutes while the visitor writes. One visitor holds one. */
export async function holdSlot(
  ctx: RequestContext,
  secret: string,
  startsAt: Date,
): Promise<TakenSlot & { heldUntil: Date }> {
  await ctx.limits.count('slotHold', ctx.ip)
  return withTransaction(ctx, async (tx) => {
    const lead = await lockLead(tx, secret)
    if (lead.bookedAt) throw new DomainError('already_booked')
    return takeForLead(tx, lead, startsAt)
  })
}

/** A new choice releases the earlier one. */
export async function takeForLead(ctx: RequestContext, lead: Lead, startsAt: Date) {
  await ctx.db.delete(demoSlots).where(eq(demoSlots.leadId, lead.id))
  const heldUntil = new Date(ctx.clock.now().getTime() + bookingRules.holdMinutes * minute)
  return { ...(await takeSlot(ctx, startsAt, { leadId: lead.id, heldUntil })), heldUntil }
}

/** Releases the visitor's hold, if there is one. */
export async function releaseSlot(ctx: RequestContext, secret: string): Promise<void> {
  const lead = await findLead(ctx, secret)
  if (lead) await ctx.db.delete(demoSlots).where(eq(demoSlots.leadId, lead.id))
}
