/** What shoppers are told, and by which way. */

export const messageChannels = ['whatsapp', 'sms', 'email'] as const
export type MessageChannel = (typeof messageChannels)[number]

export const messageEvents = [
  'order_placed',
  'order_changed',
  'order_cancelled',
  'payment_due',
  'change_reversed',
  'order_paid',
  'please_confirm',
  'sign_in_code',
] as const
export type MessageEvent = (typeof messageEvents)[number]

interface EventRule {
  category: 'authentication' | 'utility'
  /** The best first. */
  channels: readonly MessageChannel[]
  /** Waits until the quiet hours are over. */
  isQuiet: boolean
  /** Not sent when it is older than this. */
  minutes: number
}

const everywhere = messageChannels
const day = 24 * 60

export const eventRules: Readonly<Record<MessageEvent, EventRule>> = {
  // Shopify and the email with the link to the order tell it by email.
  order_placed: { category: 'utility', channels: ['whatsapp', 'sms'], isQuiet: false, minutes: 60 },
  order_changed: { category: 'utility', channels: everywhere, isQuiet: false, minutes: day },
  order_cancelled: { category: 'utility', channels: everywhere, isQuiet: false, minutes: day },
  payment_due: { category: 'utility', channels: everywhere, isQuiet: false, minutes: 30 },
  change_reversed: { category: 'utility', channels: everywhere, isQuiet: false, minutes: day },
  order_paid: { category: 'utility', channels: everywhere, isQuiet: false, minutes: day },
  please_confirm: { category: 'utility', channels: everywhere, isQuiet: true, minutes: day },
  sign_in_code: { category: 'authentication', channels: everywhere, isQuiet: false, minutes: 10 },
}
