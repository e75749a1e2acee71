import {
  bookingInput,
  bookingReceipt,
  holdInput,
  holdReceipt,
  leadInput,
  leadReceipt,
  releaseInput,
  releaseReceipt,
  slotList,
  slotQuery,
} from './shapes.ts'
import { endpoint } from '../endpoint.ts'

/** From the first question to a booked demo. Moving and cancelling is done on the page behind the mailed link. */
export const bookingEndpoints = {
  scheduleDemo: endpoint({
    method: 'post',
    path: '/schedule_demo',
    summary: 'Begin to book a demo: the three answers, and a lead that the next calls show',
    tag: 'Booking',
    access: 'public',
    input: leadInput,
    output: leadReceipt,
  }),
  slotCheck: endpoint({
    method: 'get',
    path: '/slot_check',
    summary: 'Every time at which a demo can begin',
    tag: 'Booking',
    access: 'public',
    input: slotQuery,
    output: slotList,
  }),
  slotHold: endpoint({
    method: 'post',
    path: '/slot_hold',
    summary: 'Keep one time for five minutes',
    tag: 'Booking',
    access: 'public',
    input: holdInput,
    output: holdReceipt,
  }),
  slotRelease: endpoint({
    method: 'post',
    path: '/slot_release',
    summary: 'Let go of the time that is kept',
    tag: 'Booking',
    access: 'public',
    input: releaseInput,
    output: releaseReceipt,
  }),
  slotBook: endpoint({
    method: 'post',
    path: '/slot_book',
    summary: 'Book the time that is kept, or a free one by name',
    tag: 'Booking',
    access: 'public',
    input: bookingInput,
    output: bookingReceipt,
  }),
}
