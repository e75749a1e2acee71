import * as z from 'zod/mini'
import { done } from '../accounts/shapes.ts'
import {
  deskCancel,
  deskMove,
  deskOutcome,
  deskRehost,
  deskSlots,
  holidayChoice,
  holidayInput,
  hostInput,
  rosterReceipt,
} from './admin-shapes.ts'
import { endpoint } from '../endpoint.ts'

const tag = 'Staff desk'

/** What staff do about demos, and about who shows them. Guest and hosts get letters with the calendar's change. */
export const deskBookingEndpoints = {
  adminSlots: endpoint({
    method: 'get',
    path: '/merchant/admin_slots',
    summary: 'Every time at which a demo can begin, and which hosts are free for it',
    tag,
    access: 'staff',
    input: z.object({}),
    output: deskSlots,
  }),
  adminBookingMove: endpoint({
    method: 'post',
    path: '/merchant/admin_booking/move',
    summary: 'Move a demo to another time, with its host or another',
    tag,
    access: 'staff',
    input: deskMove,
    output: done,
  }),
  adminBookingRehost: endpoint({
    method: 'post',
    path: '/merchant/admin_booking/rehost',
    summary: 'Give a demo to another host who is free at its time',
    tag,
    access: 'staff',
    input: deskRehost,
    output: done,
  }),
  adminBookingCancel: endpoint({
    method: 'post',
    path: '/merchant/admin_booking/cancel',
    summary: 'Cancel a demo and tell the guest why',
    tag,
    access: 'staff',
    input: deskCancel,
    output: done,
  }),
  adminBookingOutcome: endpoint({
    method: 'post',
    path: '/merchant/admin_booking/outcome',
    summary: 'Write down how a demo went, or that nobody came',
    tag,
    access: 'staff',
    input: deskOutcome,
    output: done,
  }),
  adminHost: endpoint({
    method: 'post',
    path: '/merchant/admin_host',
    summary: 'Add somebody who shows the product, or change their hours',
    tag,
    access: 'staff',
    input: hostInput,
    output: rosterReceipt,
  }),
  adminHoliday: endpoint({
    method: 'post',
    path: '/merchant/admin_holiday',
    summary: 'Write down a day on which nobody works, or one host does not',
    tag,
    access: 'staff',
    input: holidayInput,
    output: rosterReceipt,
  }),
  adminHolidayRemove: endpoint({
    method: 'post',
    path: '/merchant/admin_holiday/remove',
    summary: 'Make it a working day again',
    tag,
    access: 'staff',
    input: holidayChoice,
    output: done,
  }),
}
