import type { ParcelStatus, ShopperOrder } from '#contract/account/order-shapes.ts'

/** Copy of the account of a real store: the ways in, and what the demo never has to say. */

export const partCopy = {
  waiting: 'Loading',
  stale: 'The store does not answer at the moment. This is what we knew last.',
  again: 'Try again',
} as const

export const liveCopy = {
  skip: 'Skip to the account',
  hello: 'Hello',
  toShop: 'Go to the store',
  noOrders: 'You have no orders yet.',
  noOrdersHint: 'When you order something, you can follow it here.',
  more: 'Show older orders',
  masked:
    'A link opens one order and hides most of its address. Sign in with a code to see all of your account.',
  signIn: 'Sign in',
  signedIn: 'You are signed in.',
  signedOut: 'You are signed out.',
  sessionOver: 'Your session is over. Please sign in again.',
  saved: 'Saved.',
  removed: 'The address is removed.',
  sessionEnded: 'That device is signed out.',
  unanswered: 'No answer came. Check your connection, reload the page and try again.',
  unansweredTitle: 'No answer',
  notHere: 'This account cannot do that.',
  trackAt: (carrier: string) => `Follow it at ${carrier}`,
  closedTitle: 'This account is closed for now',
  closedText: 'The store has disconnected its customer accounts. Please write to the store.',
} as const

export const liveSignIn = {
  title: 'Sign in',
  lead: 'No password. We send you a code.',
  contact: 'Email or phone number',
  contactHint: 'A phone number with its country code, such as +91.',
  send: 'Send me a code',
  shopify: 'Sign in with Shopify',
  or: 'or',
  sentTitle: 'Enter your code',
  sent: (contact: string, minutes: number) =>
    `If ${contact} has an account here, a code is on its way. It works for ${minutes} minutes.`,
  code: 'Code',
  enter: 'Sign in',
  another: 'Send another code',
  change: 'Use another address',
  resent: 'Another code is on its way.',
} as const

export const liveLink = {
  title: (name: string) => `Order ${name}`,
  titleAll: 'Open your account',
  lead: 'Press the button to open it in this browser.',
  open: 'Open the order',
  openAll: 'Open the account',
  endedTitle: 'This link no longer works',
  endedText: 'It is too old, or part of it is missing. Sign in with a code to see your orders.',
  toCode: 'Get a code',
  testTitle: 'This was a test message',
  testText: 'In a message to a customer, this link opens the order.',
} as const

export const liveUnsubscribe = {
  title: 'Stop emails about your orders',
  lead: (store: string, reader: string) =>
    `${store} writes to ${reader} when an order is placed, changed, paid or cancelled. Codes to sign in still arrive.`,
  stop: 'Stop these emails',
  stoppedTitle: 'No more emails about your orders',
  stopped: (store: string, reader: string) =>
    `${store} no longer writes to ${reader} about orders. Shopify’s own emails and codes to sign in still arrive.`,
  resume: 'Send them again',
  endedTitle: 'This link does not work',
  endedText:
    'Part of it is missing, or it is very old. Use the link in a newer email, or write to the store.',
  toAccount: 'Open your account',
} as const

export const shopifyReturn = {
  title: 'Signing you in',
  lead: 'One moment.',
  refusedTitle: 'Not signed in',
  again: 'Try again',
  toCode: 'Sign in with a code',
} as const

export const paymentStates: Record<ShopperOrder['payment']['state'], string> = {
  paid: 'Paid',
  pending: 'Not paid yet',
  cash: 'Cash on delivery',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
  voided: 'Nothing to pay',
}

/** Shopify names its own card payments as a program would; names of other gateways are for people already. */
export const paymentText = (gateways: string): string => gateways.replaceAll('shopify_payments', 'Card')

/** What the steps of a parcel do not say. */
export const parcelNotes: Partial<Record<ParcelStatus, string>> = {
  attempted: 'The carrier tried to deliver it and will come again.',
  delayed: 'The carrier says that it is delayed.',
  ready_for_pickup: 'It is ready for you to collect.',
  not_delivered: 'The carrier could not deliver it. Please write to the store.',
}

export const ways: Record<'link' | 'code' | 'shopify', string> = {
  link: 'by a link',
  code: 'by a code',
  shopify: 'by Shopify',
}
