import type { Refusal, RefusalCode } from '#shop-model/actions.ts'
import { type AccountFormat, count } from './format.ts'

type Details = Refusal['details']
const number = (details: Details, name: string) => Number(details[name] ?? 0)
const pieces = (left: number) =>
  left === 0 ? 'none left' : left === 1 ? 'one left' : `only ${count(left)} left`

/** The sentence of each refusal. */
const sentences: Record<RefusalCode, string | ((details: Details, format: AccountFormat) => string)> = {
  unknown: 'That is not there any more. Go back and choose again.',
  email_unknown: 'No account has this email. The demo knows one person: asha@post.example.',
  code_none: 'Ask for a code first.',
  code_wrong: (details) =>
    number(details, 'left') === 0
      ? 'That was the last try. Ask for a new code.'
      : `That is not the code. ${number(details, 'left') === 1 ? 'One try is' : `${number(details, 'left')} tries are`} left.`,
  code_expired: 'The code was good for ten minutes, and they are over. Ask for a new one.',
  code_spent: 'This code has been tried too often. Ask for a new one.',
  basket_empty: 'The basket is empty.',
  window_closed: (details, { timeOf }) =>
    details.closedAt === undefined
      ? 'No order is open at the moment.'
      : `Too late: the order locked at ${timeOf(number(details, 'closedAt'))} and is with the warehouse.`,
  already_cancelled: 'This order is cancelled.',
  already_confirmed: 'This order is confirmed already.',
  already_paid: 'This order is paid already.',
  already_requested: 'You have asked already. The store answers here.',
  still_open: 'The order is still open. You can cancel it yourself.',
  gone_out: 'The parcel has left the building.',
  not_cash: 'Only orders that are paid in cash need confirming.',
  stock_short: (details) => `${details.name}: ${pieces(number(details, 'left'))}.`,
  too_many: (details) => `At most ${count(number(details, 'most'))} of one thing.`,
  nothing_left: 'An order needs at least one thing. To send nothing, cancel it.',
  not_delivered: 'It has not arrived yet. Returns begin at the door.',
  return_late: (details, { dayOf }) =>
    `The ${number(details, 'days')} days were over on ${dayOf(number(details, 'last'))}. The store may still help: write to it.`,
  not_returnable: 'Opened soap cannot come back. If it arrived broken, ask for a new one.',
  reason_unfit: 'For this reason, choose another way.',
  photo_required: 'Add a photograph of what is broken. One is enough.',
  variant_same: 'That is the one you have. Choose another.',
  all_returned: 'All of these are on their way back already.',
  return_moving: 'The courier has it. It can no longer be called back.',
  wish_there: 'It is on your list already.',
  points_short: (details) => `${count(number(details, 'short'))} points are missing. Nothing was taken.`,
  coupon_used: 'This coupon was used before.',
  pause_long: (details) => `A pause lasts ${number(details, 'days')} days at most.`,
  pause_running: 'It is paused. Resume it first.',
  not_paused: 'It is not paused.',
  review_there: 'You have reviewed this already. Thank you.',
  review_short: (details) => `A few more words, please: ${number(details, 'least')} characters at least.`,
  address_incomplete: 'Every line of an address is needed.',
  address_last: 'This is the only address. Add another one first.',
  profile_incomplete: 'First name, last name and phone number are needed.',
  email_unreadable: 'This does not look like an email address.',
  device_this: 'This is the device in your hand. Sign out instead.',
  percent_out_of_range: (details) =>
    `Between ${number(details, 'lowest')} and ${number(details, 'highest')} per cent.`,
}

export function refusalSentence({ code, details }: Refusal, format: AccountFormat): string {
  const sentence = sentences[code]
  return typeof sentence === 'string' ? sentence : sentence(details, format)
}
