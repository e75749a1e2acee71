import type { Refusal, RefusalCode } from '#shop-model/actions.ts'
import { type AccountFormat, count } from './format.ts'

type Details = Refusal['details']
const number = (details: Details, name: string) => Number(details[name] ?? 0)
const pieces = (left: number) =>
  left === 0 ? 'none left' : left === 1 ? 'one left' : `only ${count(left)} left`

/** The sentence of each refusal. */
const sentences: Record<RefusalCode, string | ((details: Details, format: AccountFormat) => string)> = {
  unknown: 'This is no longer there. Go back and choose again.',
  email_unknown: 'No account has this email. The demo knows one person: asha@post.example.',
  code_none: 'Ask for a code first.',
  code_wrong: (details) =>
    number(details, 'left') === 0
      ? 'That was the last try. Ask for a new code.'
      : `That is not the code. ${number(details, 'left') === 1 ? 'One try is' : `${number(details, 'left')} tries are`} left.`,
  code_expired: 'This code has expired. Ask for a new one.',
  code_spent: 'This code has been tried too often. Ask for a new one.',
  basket_empty: 'The basket is empty.',
  window_closed: (details, { timeOf }) =>
    details.closedAt === undefined
      ? 'No order is open at the moment.'
      : `Too late: the order locked at ${timeOf(number(details, 'closedAt'))} and is with the warehouse.`,
  already_cancelled: 'This order is already cancelled.',
  already_confirmed: 'This order is already confirmed.',
  already_paid: 'This order is already paid.',
  already_requested: 'You have already asked. The store answers here.',
  still_open: 'The order is still open. You can cancel it yourself.',
  gone_out: 'The parcel has already left.',
  not_cash: 'Only cash orders need to be confirmed.',
  stock_short: (details) => `${details.name}: ${pieces(number(details, 'left'))}.`,
  too_many: (details) => `You can order at most ${count(number(details, 'most'))} of one product.`,
  nothing_left: 'An order needs at least one product. If you want none, cancel it.',
  not_delivered: 'It has not arrived yet. You can return it after delivery.',
  return_late: (details, { dayOf }) =>
    `You could return it until ${dayOf(number(details, 'last'))} (${number(details, 'days')} days). Ask the store: it may still help.`,
  not_returnable: 'Soap can’t be returned. If it arrived broken, ask for a replacement.',
  reason_unfit: 'This doesn’t fit your reason. Choose another option.',
  photo_required: 'Add a photo of what is broken. One is enough.',
  variant_same: 'That is the one you have. Choose another.',
  all_returned: 'You are already returning all of these.',
  return_moving: 'The courier has collected it, so you can’t cancel the return.',
  wish_there: 'It is already in your wishlist.',
  points_short: (details) => `You need ${count(number(details, 'short'))} more points. Nothing was spent.`,
  coupon_used: 'This coupon has already been used.',
  pause_long: (details) => `A pause lasts ${number(details, 'days')} days at most.`,
  pause_running: 'It is paused. Resume it first.',
  not_paused: 'It is not paused.',
  review_there: 'You have already reviewed this. Thank you.',
  review_short: (details) => `A few more words, please: ${number(details, 'least')} characters at least.`,
  address_incomplete: 'Please fill in every line of the address.',
  address_last: 'This is the only address. Add another one first.',
  profile_incomplete: 'Please enter first name, last name and phone number.',
  email_unreadable: 'This does not look like an email address.',
  device_this: 'You are using this device. Sign out instead.',
  percent_out_of_range: (details) =>
    `Choose between ${number(details, 'lowest')} and ${number(details, 'highest')} per cent.`,
}

export function refusalSentence({ code, details }: Refusal, format: AccountFormat): string {
  const sentence = sentences[code]
  return typeof sentence === 'string' ? sentence : sentence(details, format)
}
