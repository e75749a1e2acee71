import type { MessageLineState } from '#contract/messages/message-line.ts'
import type { MessageChannel, MessageEvent } from '#rules/messages/events.ts'

const channels = { whatsapp: 'WhatsApp', sms: 'SMS', email: 'Email' } satisfies Record<MessageChannel, string>

/** In the middle of a sentence. */
const inline = { ...channels, email: 'email' }

const events = {
  order_placed: 'Order placed',
  order_changed: 'Order changed',
  order_cancelled: 'Order cancelled',
  payment_due: 'Payment due',
  change_reversed: 'Change undone',
  order_paid: 'Payment received',
  please_confirm: 'Please confirm',
  sign_in_code: 'Sign-in code',
} satisfies Record<MessageEvent, string>

/** What messages to shoppers and their channels are called, for merchants and staff. */
export const messageNames = { channels, inline, events }

export const messageStateNames = {
  waiting: 'waiting',
  sending: 'on its way',
  sent: 'sent',
  silent: 'no report',
  delivered: 'delivered',
  read: 'read',
  failed: 'not delivered',
  not_sent: 'not sent',
} satisfies Record<MessageLineState, string>
