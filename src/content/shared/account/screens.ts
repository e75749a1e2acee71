import type { Stage } from '#shop-model/order-stage.ts'
import type { Payment } from '#shop-model/state.ts'

/** Copy of the account’s frame, the sign-in, the home screen and the order screens. */

export const themeNames = { elite: 'Elite', armani: 'Armani', 'e-commerce': 'E-commerce' } as const
export type ThemeName = keyof typeof themeNames

/** How a screen gets into a Shopify store. */
export const screenKinds = {
  native: 'On Shopify: part of the new customer accounts, dressed by the theme.',
  block: 'On Shopify: an app block inside the new customer accounts.',
  hosted: 'On Shopify: a page of ours, opened from the account.',
} as const
export type ScreenKind = keyof typeof screenKinds

export const accountCopy = {
  label: (shop: string) => `Asha’s account at ${shop}`,
  skip: 'Skip to the account',
  nav: 'Account',
  signOut: 'Sign out',
  basket: (count: number) => (count === 0 ? 'Basket, empty' : `Basket, ${count} in it`),
  back: 'Back',
  close: 'Close this message',
  lost: 'This screen did not arrive. What you did so far is kept.',
  again: 'Ask for it again',
} as const

/** Names of the screens in the navigation and in the title of the page. */
export const screenNames = {
  home: 'Home',
  orders: 'Orders',
  returns: 'Returns',
  wishlist: 'Wishlist',
  points: 'Points',
  subscriptions: 'Subscriptions',
  reviews: 'Reviews',
  viewed: 'Recently viewed',
  addresses: 'Addresses',
  profile: 'Profile',
  security: 'Security',
  basket: 'Basket',
} as const
export type ScreenName = keyof typeof screenNames

export const signInCopy = {
  title: 'Sign in',
  lead: 'No password. We send a code.',
  email: 'Email',
  send: 'Send me a code',
  channel: 'By',
  channels: { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' },
  sentTo: { email: 'to her mailbox', whatsapp: 'to her WhatsApp', sms: 'to her phone' },
  message: (code: string) => `${code} is your code. It is good for ten minutes. We never ask for it.`,
  messageLabel: 'In this demo you see the message that she gets:',
  use: 'Use this code',
  code: 'Code',
  enter: 'Sign in',
  again: 'Send another code',
  other: 'Another email',
  checking: 'Six digits',
  skip: 'Skip it and open the account',
} as const

export const homeCopy = {
  hello: (name: string) => `Hello, ${name}`,
  open: 'You can still change it',
  openLeft: 'left to change or cancel',
  confirm: 'Confirm it',
  ifConfirmed: 'if you confirm it',
  points: 'points',
  toNext: (points: string, tier: string) => `${points} to ${tier}`,
  top: 'The top step',
  pending: (points: string) => `${points} more when the order locks`,
  see: 'See the order',
  seePoints: 'See the points',
  more: 'Everything else',
  latest: 'Latest order',
  noOrder: 'No order is under way.',
  underWay: 'Orders under way',
} as const

export const stageNames: Record<Stage, string> = {
  open: 'Placed',
  unconfirmed: 'Waiting for your confirmation',
  locked: 'In the warehouse',
  packed: 'Packed',
  sent: 'On its way',
  near: 'Nearly there',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
}

export const paymentNames: Record<Payment, string> = {
  cash: 'Cash on delivery',
  card: 'Card',
  upi: 'UPI',
}

export const orderCopy = {
  title: (id: string) => `Order ${id}`,
  list: 'Orders',
  listLead: 'Everything since the first one.',
  filters: { all: 'All', open: 'Under way', delivered: 'Delivered', cancelled: 'Cancelled' },
  filter: 'Show',
  none: 'Nothing here.',
  count: (count: number) => (count === 1 ? '1 thing' : `${count} things`),
  placed: 'Placed',
  arrives: (day: string) => `Arrives ${day}`,
  arrived: (day: string) => `Arrived ${day}`,
  cancelledOn: (day: string) => `Cancelled ${day}`,
  waiting: 'Sent once you confirm it',
  window: 'Change or cancel it for',
  windowClosed: 'Locked',
  windowNote: 'Until then nothing is packed. After it the order holds.',
  skipWindow: 'Skip to the end',
  edit: 'Edit',
  cancel: 'Cancel',
  cancelAsk: (id: string) => `Cancel order ${id}?`,
  cancelNote: 'Goods go back on the shelf, pending points are taken back. Nothing is owed.',
  cancelNotePaid: (amount: string) => `${amount} go back the way they came. Pending points are taken back.`,
  cancelYes: 'Cancel the order',
  cancelNo: 'Keep it',
  reorder: 'Reorder',
  invoice: 'Invoice',
  track: 'Track',
  toBasket: 'Go to the basket',
  late: {
    title: 'Too late to cancel alone',
    text: (time: string) =>
      `The window closed at ${time}. The order is with the warehouse, and only a person can stop it now.`,
    ask: 'Ask the store to stop it',
    asked: 'You asked. A person in the store decides; see the store’s side.',
    declined:
      'The store could not stop it. When it arrives you have 30 days to send it back, free of questions.',
    gone: 'The parcel has left. When it arrives you have 30 days to send it back.',
  },
  cash: {
    title: 'To be paid at the door',
    confirmText: 'Cash orders wait for your confirmation before a courier is booked.',
    confirm: 'Yes, send it',
    confirmed: (time: string) => `You confirmed it ${time}.`,
    prepayText: 'Or pay now, and owe nothing at the door.',
    pay: (amount: string, way: string) => `Pay ${amount} by ${way}`,
  },
  paid: (way: string, when: string) => `Paid by ${way} ${when}`,
  credit: 'Paid with credit',
  lines: 'What is in it',
  free: 'Gift',
  sum: 'Goods',
  delivery: 'Delivery',
  deliveryFree: 'free',
  total: 'Total',
  to: 'Goes to',
  payment: 'Payment',
  pointsTerm: 'Earns',
  points: (points: string) => `${points} points`,
  pointsPending: (points: string) => `${points} points, when it locks`,
  deliveryTitle: 'Where it is',
  deliverySteps: {
    placed: 'Placed',
    locked: 'Locked',
    packed: 'Packed',
    sent: 'Left the warehouse',
    near: 'With the driver',
    delivered: 'At your door',
  },
  expected: (when: string) => `expected ${when}`,
  stillDue: 'not yet',
  cancelReasons: {
    shopper: 'You cancelled it.',
    shop: 'The store stopped it for you.',
    timeout: 'Nobody confirmed it within a day, so it was cancelled.',
  },
  sendBack: 'Return or exchange',
  returnTill: (day: string) => `until ${day}`,
  reviewIt: 'Review',
  fromSubscription: 'Placed by your subscription.',
  missing: 'There is no such order.',
} as const

export const notFoundCopy = {
  title: 'No such page',
  lead: 'This account has no page here.',
  home: 'To the beginning',
  themeTitle: 'No such theme',
  themeLead: 'There are three. Choose one.',
} as const
