import { and, eq } from 'drizzle-orm'
import type { BookingInput } from '#contract/bookings/shapes.ts'
import { campaignOf } from '#contract/events/campaign.ts'
import { demoBookings, demoHosts, demoLeads, demoSlots } from '#database/schema/bookings.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newId, newReference } from '../identifiers.ts'
import { forgetUnfinished, saveContact } from '../leads/save-contact.ts'
import { queueBookingMails } from './booking-mails.ts'
import { bookableRange, type Booking, isAskedFor } from './calendar.ts'
import { takeForLead } from './reserve-slot.ts'
import { type Lead, lockLead } from './save-lead.ts'
import type { TakenSlot } from './take-slot.ts'

/**
 * Books the time that the visitor holds, or takes the one that is named. The lead is good for one booking: sent
 * twice, the same booking is answered.
 */
export async function bookSlot(ctx: RequestContext, input: BookingInput): Promise<Booking> {
  const address = input.email.toLowerCase()
  await ctx.limits.count('slotBook', ctx.ip)
  await ctx.limits.count('slotBookAddress', address)
  try {
    return await book(ctx, input)
  } catch (error) {
    // A refused booking sends no email, so it does not count.
    await ctx.limits.takeBack('slotBookAddress', address)
    throw error
  }
}

function book(ctx: RequestContext, input: BookingInput): Promise<Booking> {
  return withTransaction(ctx, async (tx) => {
    const lead = await lockLead(tx, input.lead)
    if (lead.bookedAt) return earlierBooking(tx, lead)
    const slot = (await ownHold(tx, lead, input)) ?? (await takeNamed(tx, lead, input))
    const booking = await insertBooking(tx, lead, input, slot)
    await tx.db
      .update(demoSlots)
      .set({ bookingId: booking.id, leadId: null, reservedUntil: null })
      .where(eq(demoSlots.id, slot.id))
    await tx.db.update(demoLeads).set({ bookedAt: booking.createdAt }).where(eq(demoLeads.id, lead.id))
    await saveContact(tx, {
      id: booking.id,
      kind: 'booking',
      email: booking.email,
      name: `${booking.firstName} ${booking.lastName}`.trim(),
      at: booking.createdAt,
      source: campaignOf(input),
    })
    await forgetUnfinished(tx, lead.id)
    await queueBookingMails(tx, 'booked', booking, slot.host)
    return booking
  })
}

/**
 * An expired reservation still counts if nobody else took the time and it is not too late to book. For a video call its host
 * needs a meeting address.
 */
async function ownHold(
  ctx: RequestContext,
  lead: Lead,
  { starts_at: wanted, meeting }: BookingInput,
): Promise<TakenSlot | undefined> {
  const [row] = await ctx.db
    .select({ slot: demoSlots, host: demoHosts })
    .from(demoSlots)
    .innerJoin(demoHosts, eq(demoHosts.number, demoSlots.host))
    .where(and(eq(demoSlots.leadId, lead.id), wanted ? eq(demoSlots.startsAt, wanted) : undefined))
  if (!row || !isAskedFor(row.host, { video: meeting === 'video' })) return undefined
  const { id, startsAt, endsAt, reservedUntil } = row.slot
  const inTime = reservedUntil !== null && reservedUntil > ctx.clock.now()
  if (!inTime && startsAt.getTime() < bookableRange(ctx).from) return undefined
  return { id, host: row.host, startsAt, endsAt }
}

function takeNamed(
  ctx: RequestContext,
  lead: Lead,
  { starts_at: startsAt, meeting }: BookingInput,
): Promise<TakenSlot> {
  if (!startsAt) throw new DomainError('hold_expired')
  return takeForLead(ctx, lead, startsAt, { video: meeting === 'video' })
}

async function insertBooking(
  ctx: RequestContext,
  lead: Lead,
  input: BookingInput,
  { host, startsAt, endsAt }: TakenSlot,
): Promise<Booking> {
  const now = ctx.clock.now()
  const { platform, orders, pain, note } = input
  const [row] = await ctx.db
    .insert(demoBookings)
    .values({
      id: newId(now),
      reference: newReference('D'),
      leadId: lead.id,
      host: host.number,
      startsAt,
      endsAt,
      timeZone: input.time_zone,
      hour12: input.hour12,
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      meeting: input.meeting,
      phoneNumber: input.meeting === 'phone' ? input.phone_number : '',
      websiteUrl: input.website_url,
      answers: { platform, orders, pain, note },
      setUp: input.set_up,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The booking was not written.')
  return row
}

async function earlierBooking(ctx: RequestContext, lead: Lead): Promise<Booking> {
  const [row] = await ctx.db.select().from(demoBookings).where(eq(demoBookings.leadId, lead.id))
  if (!row) throw new DomainError('lead_unknown')
  return row
}
