import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { done } from '../accounts/shapes.ts'
import {
  adminCancel,
  adminMove,
  adminOutcome,
  adminRehost,
  adminSlots,
  holidayChoice,
  holidayInput,
  hostInput,
  rosterReceipt,
} from './admin-shapes.ts'
import { endpoint } from '../endpoint.ts'

const tag = 'Admin'

/** What staff do about demos, and about who shows them. Guest and hosts get emails with the changed calendar entry. */
export const adminBookingEndpoints = {
  adminSlots: endpoint({
    ...calls.adminSlots,
    summary: 'Every time at which a demo can begin, and which hosts are free for it',
    tag,
    access: 'staff',
    input: z.object({}),
    output: adminSlots,
  }),
  adminBookingMove: endpoint({
    ...calls.adminBookingMove,
    summary: 'Move a demo to another time, with its host or another',
    tag,
    access: 'staff',
    input: adminMove,
    output: done,
  }),
  adminBookingRehost: endpoint({
    ...calls.adminBookingRehost,
    summary: 'Give a demo to another host who is free at its time',
    tag,
    access: 'staff',
    input: adminRehost,
    output: done,
  }),
  adminBookingCancel: endpoint({
    ...calls.adminBookingCancel,
    summary: 'Cancel a demo and tell the guest why',
    tag,
    access: 'staff',
    input: adminCancel,
    output: done,
  }),
  adminBookingOutcome: endpoint({
    ...calls.adminBookingOutcome,
    summary: 'Save how a demo went, or that nobody came',
    tag,
    access: 'staff',
    input: adminOutcome,
    output: done,
  }),
  adminHost: endpoint({
    ...calls.adminHost,
    summary: 'Add somebody who shows the product, or change their hours',
    tag,
    access: 'staff',
    input: hostInput,
    output: rosterReceipt,
  }),
  adminHoliday: endpoint({
    ...calls.adminHoliday,
    summary: 'Save a day on which nobody works, or one host does not',
    tag,
    access: 'staff',
    input: holidayInput,
    output: rosterReceipt,
  }),
  adminHolidayRemove: endpoint({
    ...calls.adminHolidayRemove,
    summary: 'Make it a working day again',
    tag,
    access: 'staff',
    input: holidayChoice,
    output: done,
  }),
}
