import type { Stage } from '#shop-model/order-stage.ts'
import type { Payment } from '#shop-model/state.ts'

/** Copy of the account’s frame, the sign-in, the home screen and the order screens. */

export const themeNames = { elite: 'Elite', armani: 'Armani', 'e-commerce': 'E-commerce' } as const
export type ThemeName = keyof typeof themeNames

/** How a screen gets into a Shopify store. */
export const screenKinds = {
  native: 'On Shopify: part of the new customer accounts, styled by the theme.',
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
  lost: 'This screen didn’t load. Your changes are kept.',
  again: 'Try again',
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
  message: (code: string) => `${code} is your code. It works for ten minutes. We never ask for it.`,
  messageLabel: 'In this demo you see the message that she gets:',
  use: 'Use this code',
  code: 'Code',
  enter: 'Sign in',
  again: 'Send another code',
  skip: 'Skip and open the account',
} as const

export const homeCopy = {
  hello: (name: string) => `Hello, ${name}`,
  open: 'You can still change it',
  openLeft: 'left to change or cancel',
  confirm: 'Confirm',
  ifConfirmed: 'if you confirm it',
  points: 'points',
  toNext: (points: string, tier: string) => `${points} to ${tier}`,
  top: 'The highest tier',
  pending: (points: string) => `${points} more when your order locks`,
  see: 'See the order',
  seePoints: 'See the points',
  more: 'Everything else',
  latest: 'Latest order',
  underWay: 'Orders under way',
} as const

export const stageNames = {
  placed: 'Placed',
  open: 'Placed',
  unconfirmed: 'Waiting for your confirmation',
  locked: 'In the warehouse',
  packed: 'Packed',
  sent: 'On its way',
  near: 'Nearly there',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} satisfies Record<Stage | 'placed', string>

export const paymentNames: Record<Payment, string> = {
  cash: 'Cash on delivery',
  card: 'Card',
  upi: 'UPI',
}

export const orderCopy = {
  title: (id: string) => `Order ${id}`,
  list: 'Orders',
  listLead: 'All your orders.',
  filters: { all: 'All', open: 'Under way', delivered: 'Delivered', cancelled: 'Cancelled' },
  filter: 'Show',
  none: 'Nothing here.',
  count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  placed: 'Placed',
  placedOn: (day: string) => `Placed ${day}`,
  arrives: (day: string) => `Arrives ${day}`,
  arrived: (day: string) => `Arrived ${day}`,
  cancelledOn: (day: string) => `Cancelled ${day}`,
  waiting: 'Sent once you confirm it',
  window: 'Change or cancel it for',
  windowNote: 'After that the order is locked and packed.',
  skipWindow: 'Skip to the end',
  edit: 'Edit',
  cancel: 'Cancel',
  cancelAsk: (id: string) => `Cancel order ${id}?`,
  cancelNote: 'You owe nothing. Pending points are removed.',
  cancelNotePaid: (amount: string) =>
    `${amount} will be refunded to your original payment method. Pending points are removed.`,
  cancelYes: 'Cancel the order',
  cancelNo: 'Keep it',
  reorder: 'Reorder',
  invoice: 'Invoice',
  track: 'Track',
  toBasket: 'Go to the basket',
  late: {
    title: 'Too late to cancel yourself',
    text: (time: string) =>
      `The order was locked at ${time} and is with the warehouse. The store may still stop it.`,
    ask: 'Ask the store to stop it',
    asked: 'You asked the store. In this demo, answer on the store’s side.',
    declined: 'The store couldn’t stop it. You have 30 days to send it back.',
    gone: 'The parcel has left. When it arrives you have 30 days to send it back.',
  },
  cash: {
    title: 'Cash on delivery',
    confirmText: 'Please confirm your cash order before we ship it.',
    confirm: 'Yes, send it',
    confirmed: (time: string) => `You confirmed it ${time}.`,
    prepayText: 'Or pay now online.',
    pay: (amount: string, way: string) => `Pay ${amount} by ${way}`,
  },
  paid: (way: string, when: string) => `Paid by ${way} ${when}`,
  lines: 'What is in it',
  free: 'Gift',
  bill: {
    goods: 'Subtotal',
    delivery: 'Delivery',
    discount: 'Discount',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    credit: 'Paid with credit',
    total: 'Total',
    payment: 'Payment',
    points: 'Earns',
    refunded: 'Refunded',
    due: 'Still to pay',
  },
  deliveryFree: 'free',
  to: 'Goes to',
  points: (points: string) => `${points} points`,
  pointsPending: (points: string) => `${points} points, when it locks`,
  deliveryTitle: 'Where it is',
  parcel: (index: number, count: number) => `Parcel ${index} of ${count}`,
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
    timeout: 'It was not confirmed within a day, so it was cancelled.',
  },
  sendBack: 'Return or exchange',
  returnTill: (day: string) => `until ${day}`,
  fromSubscription: 'Placed by your subscription.',
  missing: 'There is no such order.',
  oneOrder: 'Your order',
} as const

export const notFoundCopy = {
  title: 'No such page',
  lead: 'This account has no page here.',
  home: 'Back to the account',
  themeTitle: 'No such theme',
  themeLead: 'There are three. Choose one.',
} as const
