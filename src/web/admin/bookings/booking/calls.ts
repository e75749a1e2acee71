/** What the page of a booking asks of the server. */
export const readSlots = { name: 'adminSlots', method: 'get', path: '/merchant/admin_slots' } as const
export const moveBooking = {
  name: 'adminBookingMove',
  method: 'post',
  path: '/merchant/admin_booking/move',
} as const
export const rehostBooking = {
  name: 'adminBookingRehost',
  method: 'post',
  path: '/merchant/admin_booking/rehost',
} as const
export const cancelBooking = {
  name: 'adminBookingCancel',
  method: 'post',
  path: '/merchant/admin_booking/cancel',
} as const
export const closeBooking = {
  name: 'adminBookingOutcome',
  method: 'post',
  path: '/merchant/admin_booking/outcome',
} as const
