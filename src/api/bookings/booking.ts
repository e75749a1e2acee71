import type { Hono } from 'hono'
import { bookingOutcome } from '#content/shared/form-answers.ts'
import { bookingRules } from '#contract/bookings/choices.ts'
import { endpoints } from '#contract/endpoints.ts'
import { bookSlot } from '#domain/booking/book-slot.ts'
import { checkSlots, reserveSlot, releaseSlot } from '#domain/booking/reserve-slot.ts'
import { saveLead } from '#domain/booking/save-lead.ts'
import { managePath } from '#domain/booking/manage-link.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountBooking(app: Hono<ApiEnv>): void {
  mount(app, endpoints.scheduleDemo, async (ctx, input) => ({
    message: bookingOutcome.begun,
    lead: await saveLead(ctx, input),
  }))
  mount(app, endpoints.slotCheck, async (ctx, { lead, video }) => ({
    slots: await checkSlots(ctx, lead, { video }),
    minutes: bookingRules.minutes,
  }))
  mount(app, endpoints.slotReserve, async (ctx, { lead, starts_at: wanted }) => {
    const { host, startsAt, endsAt, reservedUntil } = await reserveSlot(ctx, lead, wanted)
    return {
      message: bookingOutcome.held,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
      reserved_until: reservedUntil.toISOString(),
      seconds: bookingRules.reservationMinutes * 60,
      host: {
        name: host.name,
        title: host.title,
        zone: host.timeZone,
        video: host.roomUrl !== null,
      },
    }
  })
  mount(app, endpoints.slotRelease, async (ctx, { lead }) => {
    await releaseSlot(ctx, lead)
    return { message: bookingOutcome.released }
  })
  mount(app, endpoints.slotBook, async (ctx, input) => {
    const booking = await bookSlot(ctx, input)
    return {
      message: bookingOutcome.booked,
      reference: booking.reference,
      starts_at: booking.startsAt.toISOString(),
      ends_at: booking.endsAt.toISOString(),
      manage_path: managePath(ctx, booking.id),
    }
  })
}
