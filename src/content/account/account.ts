import type { Channel, PointsEntry, RemindWhen } from '#shop-model/state.ts'
import type { RewardId, TierId } from '#shop-model/catalogue.ts'
import { count } from './format.ts'

/** Copy of the screens that are not about orders. */

export const wishlistCopy = {
  title: 'Wishlist',
  lead: 'Saved for later. Choose when to be reminded; we do it once.',
  empty: 'Your list is empty.',
  emptyHint: 'Start with what you viewed recently.',
  toViewed: 'See recently viewed',
  added: (day: string) => `saved on ${day}`,
  left: (left: number) => (left === 0 ? 'Sold out' : left === 1 ? 'The last one' : `${left} left`),
  remind: 'Remind me',
  never: 'No',
  whens: { stock: 'When it is in stock', price: 'When the price drops', week: 'In a week' } satisfies Record<
    RemindWhen,
    string
  >,
  by: { stock: 'by SMS', price: 'by email', week: 'by WhatsApp' } satisfies Record<RemindWhen, string>,
  onShelf: 'it is in stock',
  reminded: (day: string) => `We reminded you ${day}.`,
  declined: 'You declined offers on this channel. Change this in your profile.',
  buy: 'Add to basket',
  remove: 'Remove from list',
} as const

const tierNames: Record<string, string> = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold' }

export const tierName = (id: string): string => tierNames[id] ?? id

export const pointsCopy = {
  title: 'Points',
  lead: 'Every point you earned and spent.',
  balance: 'points to spend',
  pending: (points: number) => `${count(points)} more when your order locks`,
  tiers: 'Your tier',
  tierBrings: {
    bronze: 'A point for every dollar',
    silver: 'A Silver badge in your account',
    gold: 'Delivery is free, always',
  } satisfies Record<TierId, string>,
  tierFrom: (points: number) => (points === 0 ? 'from the first order' : `from ${count(points)} earned`),
  here: 'You are here',
  toNext: (points: number, tier: string) => `${count(points)} points to ${tier}`,
  top: 'This is the highest tier.',
  rewards: 'Spend them',
  rewardNames: {
    delivery: 'Free delivery',
    mug: 'A stoneware mug',
    lamp: 'A desk lamp',
  } satisfies Record<RewardId, string>,
  takes: (points: number) => `${count(points)} points`,
  redeem: 'Redeem',
  redeemAsk: (points: number) => `Spend ${count(points)} points?`,
  redeemNote: 'You keep your tier: it counts points earned, not points left.',
  redeemYes: 'Spend them',
  redeemNo: 'Keep them',
  coupons: 'Your coupons',
  couponReady: 'Ready in the basket',
  couponUsed: (order: string) => `Used in order ${order}`,
  history: 'History',
  historyHead: ['Day', 'What', 'Points', 'Balance'],
  entries: {
    imported: () => 'Starting balance',
    order: (ref: string) => `Order ${ref}`,
    reversal: (ref: string) => `Order ${ref}, reversed`,
    review: () => 'A review',
    reward: () => 'Spent on a reward',
    exchange: (ref: string) => `Order ${ref}, after an exchange`,
    goodwill: () => 'From the store, with thanks',
  } satisfies Record<PointsEntry['kind'], (ref: string) => string>,
  waiting: 'pending',
} as const

export const subscriptionCopy = {
  title: 'Subscriptions',
  lead: 'Skip, swap or pause at any time.',
  each: (pieces: number, price: string) => `${pieces} in a box, ${price}`,
  next: 'Next box',
  interval: 'Delivered every',
  weeks: (weeks: number) => `${weeks} weeks`,
  paused: (day: string) => `Paused until ${day}`,
  running: 'Active',
  soFar: 'So far',
  skipped: (times: number) => (times === 1 ? 'One box skipped' : `${times} boxes skipped`),
  skip: 'Skip the next box',
  swap: 'Swap the product',
  swapTo: 'From now on',
  swapSave: 'Swap',
  pause: 'Pause',
  pauseFor: 'For how long?',
  pauseSave: 'Pause',
  resume: 'Resume',
  close: 'Don’t change it',
  left: (left: number) => (left === 0 ? 'none left' : `${left} in stock`),
} as const

export const addressCopy = {
  title: 'Addresses',
  lead: 'Changes apply to new orders.',
  none: 'No address is saved.',
  main: 'Main address',
  makeMain: 'Make it the main one',
  edit: 'Change',
  remove: 'Remove',
  removeAsk: (label: string) => `Remove “${label}”?`,
  removeYes: 'Remove it',
  removeNo: 'Keep it',
  add: 'Add an address',
  fields: {
    label: 'Label, such as Home',
    name: 'Full name',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street',
    street2: 'Floor, door, landmark',
    city: 'City',
    province: 'State or province, as a code such as MH',
    postcode: 'Postcode',
    country: 'Country',
    phone: 'Phone',
  },
  save: 'Save',
  discard: 'Cancel',
} as const

export const profileCopy = {
  title: 'Profile',
  lead: 'What the store knows about you.',
  member: 'Member',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    birthday: 'Birthday',
  },
  save: 'Save',
  offers: 'Reminders and offers',
  offersNote: 'Messages about your orders are always sent.',
  channels: { email: 'By email', whatsapp: 'By WhatsApp', sms: 'By SMS' } satisfies Record<Channel, string>,
} as const

export const securityCopy = {
  title: 'Security',
  lead: 'You sign in without a password.',
  codes: 'Codes come by',
  channels: { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' } satisfies Record<Channel, string>,
  social: 'Other ways to sign in',
  providers: { google: 'Google', apple: 'Apple' },
  connected: 'connected',
  notConnected: 'not connected',
  connect: (name: string) => `Connect ${name}`,
  disconnect: (name: string) => `Disconnect ${name}`,
  alerts: 'Tell me when a new device signs in',
  devices: 'Where you are signed in',
  deviceNames: { phone: 'Phone', tablet: 'Tablet', browser: 'This browser' } as Record<string, string>,
  place: (place: string) => (place === 'here' ? 'this device' : place),
  seen: (when: string) => `last seen ${when}`,
  end: (name: string) => `Sign out: ${name}`,
  signOut: 'Sign out here',
} as const

export const reviewCopy = {
  title: 'Reviews',
  lead: 'Twenty points for a review, fifty with a photo.',
  waiting: 'Waiting for your review',
  none: 'You have reviewed everything that arrived.',
  write: 'Write a review',
  stars: 'Stars',
  starsOf: (stars: number) => `${stars} of 5`,
  text: 'In your words',
  photo: 'With a photo',
  photoNote: 'In the demo we take one for you.',
  send: (points: number) => `Send it for ${points} points`,
  close: 'Later',
  written: 'Your reviews',
  from: (order: string) => `from order ${order}`,
  withPhoto: 'with a photo',
} as const

export const viewedCopy = {
  title: 'Recently viewed',
  lead: 'What you looked at, newest first.',
  empty: 'You have not looked at anything yet.',
  latest: 'Your last six products',
  shelf: 'All products',
  look: (name: string) => `View ${name}`,
  variant: 'Which one',
  left: (left: number) => (left === 0 ? 'none left' : left === 1 ? 'the last one' : `${left} left`),
  wish: 'Add to wishlist',
  wished: 'It is in your wishlist.',
  buy: 'Add to basket',
  close: 'Back to all products',
} as const
