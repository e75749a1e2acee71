import type { Hono } from 'hono'
import { adminOutcome } from '#content/shared/outcomes.ts'
import { endpoints } from '#contract/endpoints.ts'
import { cancelAtDesk, closeBooking, moveAtDesk, rehostAtDesk } from '#domain/booking/admin-change.ts'
import { deskSlots } from '#domain/booking/admin-list.ts'
import { addHoliday, removeHoliday, saveHost } from '#domain/booking/admin-roster.ts'
import { type ApiEnv, mount } from './mount.ts'

export function mountDeskBookings(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminSlots, async (ctx) => ({ slots: await deskSlots(ctx) }))
  mount(app, endpoints.adminBookingMove, async (ctx, input) => {
    await moveAtDesk(ctx, input)
    return { message: adminOutcome.moved }
  })
  mount(app, endpoints.adminBookingRehost, async (ctx, input) => {
    await rehostAtDesk(ctx, input)
    return { message: adminOutcome.rehosted }
  })
  mount(app, endpoints.adminBookingCancel, async (ctx, input) => {
    await cancelAtDesk(ctx, input)
    return { message: adminOutcome.cancelled }
  })
  mount(app, endpoints.adminBookingOutcome, async (ctx, input) => {
    await closeBooking(ctx, input)
    return { message: adminOutcome.noted }
  })
  mount(app, endpoints.adminHost, async (ctx, input) => {
    const { number, stranded } = await saveHost(ctx, input)
    return { number, stranded, message: adminOutcome.stranded(stranded) }
  })
  mount(app, endpoints.adminHoliday, async (ctx, input) => {
    const stranded = await addHoliday(ctx, input)
    return { stranded, message: adminOutcome.stranded(stranded) }
  })
  mount(app, endpoints.adminHolidayRemove, async (ctx, { id }) => {
    await removeHoliday(ctx, id)
    return { message: adminOutcome.saved }
  })
}
