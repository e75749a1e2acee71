import type { MessageEvent } from './events.ts'

/**
 * What shoppers read, as the providers approve it: `{{1}}` is the store, `{{2}}` the order, `{{3}}` the sum or time. An
 * SMS has the link after it; on WhatsApp it is a button.
 */
export interface MessageText {
  body: string
  /** For the people who approve it, and for the merchant's preview. */
  examples: readonly string[]
  button?: string
}

export const messageTexts: Readonly<Record<MessageEvent, MessageText>> = {
  order_placed: {
    body: '{{1}}: thank you for order {{2}}. You can change or cancel it until {{3}}.',
    examples: ['Tamarind Supply', '#1042', '14:32'],
    button: 'View order',
  },
  order_changed: {
    body: '{{1}}: order {{2}} is changed. The new total is {{3}}.',
    examples: ['Tamarind Supply', '#1042', '₹1,290.00'],
    button: 'View order',
  },
  order_cancelled: {
    body: '{{1}}: order {{2}} is cancelled. If you have paid, {{3}} goes back to you.',
    examples: ['Tamarind Supply', '#1042', '₹1,290.00'],
    button: 'View order',
  },
  payment_due: {
    body: '{{1}}: please pay {{3}} for the change of order {{2}}. Unpaid, the change is undone.',
    examples: ['Tamarind Supply', '#1042', '₹200.00'],
    button: 'Pay',
  },
  change_reversed: {
    body: '{{1}}: the change of order {{2}} was not paid and is undone. The total is {{3}} again.',
    examples: ['Tamarind Supply', '#1042', '₹1,090.00'],
    button: 'View order',
  },
  order_paid: {
    body: '{{1}}: we have your payment of {{3}} for order {{2}}. Thank you.',
    examples: ['Tamarind Supply', '#1042', '₹1,290.00'],
    button: 'View order',
  },
  please_confirm: {
    body: '{{1}}: please confirm order {{2}}, {{3}} in cash on delivery. Unconfirmed, it is cancelled after a day.',
    examples: ['Tamarind Supply', '#1042', '₹1,290.00'],
    button: 'Confirm',
  },
  sign_in_code: {
    body: '{{2}} is your code for {{1}}. It works for {{3}} minutes. Do not share it.',
    examples: ['Tamarind Supply', '482913', '10'],
  },
}

/** Meta writes the text of codes itself. */
export const codeText = (code: string): string =>
  `${code} is your verification code. For your security, do not share this code.`
