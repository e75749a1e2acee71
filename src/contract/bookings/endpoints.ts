import { calls } from '../calls.ts'
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
    ...calls.scheduleDemo,
    summary: 'Begin to book a demo: passes the captcha and gives a lead that the next calls show',
    tag: 'Booking',
    access: 'public',
    input: leadInput,
    output: leadReceipt,
  }),
  slotCheck: endpoint({
    ...calls.slotCheck,
    summary: 'Every time at which a demo can begin',
    tag: 'Booking',
    access: 'public',
    input: slotQuery,
    output: slotList,
  }),
  slotReserve: endpoint({
    ...calls.slotReserve,
    summary: 'Keep one time for five minutes',
    tag: 'Booking',
    access: 'public',
    input: holdInput,
    output: holdReceipt,
  }),
  slotRelease: endpoint({
    ...calls.slotRelease,
    summary: 'Let go of the time that is kept',
    tag: 'Booking',
    access: 'public',
    input: releaseInput,
    output: releaseReceipt,
  }),
  slotBook: endpoint({
    ...calls.slotBook,
    summary: 'Book the time that is kept, or a free one by name',
    tag: 'Booking',
    access: 'public',
    input: bookingInput,
    output: bookingReceipt,
  }),
}
