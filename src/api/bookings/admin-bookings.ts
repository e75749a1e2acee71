import type { Hono } from 'hono'
import { adminOutcome } from '#content/shared/form-answers.ts'
import { endpoints } from '#contract/endpoints.ts'
import { cancelByStaff, closeBooking, moveByStaff, rehostByStaff } from '#domain/booking/admin-change.ts'
import { adminSlots } from '#domain/booking/admin-list.ts'
import { addHoliday, removeHoliday, saveHost } from '#domain/booking/admin-roster.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountAdminBookings(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminSlots, async (ctx) => ({ slots: await adminSlots(ctx) }))
  mount(app, endpoints.adminBookingMove, async (ctx, input) => {
    await moveByStaff(ctx, input)
    return { message: adminOutcome.moved }
  })
  mount(app, endpoints.adminBookingRehost, async (ctx, input) => {
    await rehostByStaff(ctx, input)
    return { message: adminOutcome.rehosted }
  })
  mount(app, endpoints.adminBookingCancel, async (ctx, input) => {
    await cancelByStaff(ctx, input)
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
