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
    body: 'Thank you! {{1}} has your order {{2}}. Change or cancel it until {{3}}.',
    examples: ['Tamarind Supply', '#1042', '14:32'],
    button: 'View order',
  },
  order_changed: {
    body: 'Your {{1}} order {{2}} is changed. The new total is {{3}}.',
    examples: ['Tamarind Supply', '#1042', 'INR 1,290.00'],
    button: 'View order',
  },
  order_cancelled: {
    body: 'Your {{1}} order {{2}} is cancelled. If you paid, {{3}} comes back.',
    examples: ['Tamarind Supply', '#1042', 'INR 1,290.00'],
    button: 'View order',
  },
  payment_due: {
    body: 'Your {{1}} order {{2}}: please pay {{3}}, or the change is undone.',
    examples: ['Tamarind Supply', '#1042', 'INR 200.00'],
    button: 'Pay',
  },
  change_reversed: {
    body: 'Your {{1}} order {{2}}: the unpaid change is undone. Total: {{3}}.',
    examples: ['Tamarind Supply', '#1042', 'INR 1,090.00'],
    button: 'View order',
  },
  order_paid: {
    body: 'Thank you! Your {{1}} order {{2}} is paid ({{3}}) and up to date.',
    examples: ['Tamarind Supply', '#1042', 'INR 1,290.00'],
    button: 'View order',
  },
  please_confirm: {
    body: 'Confirm {{1}} order {{2}} ({{3}} cash) in a day, or it is cancelled.',
    examples: ['Tamarind Supply', '#1042', 'INR 1,290.00'],
    button: 'Confirm',
  },
  sign_in_code: {
    body: 'Your {{1}} code is {{2}}. It works for {{3}} minutes. Do not share it.',
    examples: ['Tamarind Supply', '482913', '10'],
  },
}

/** Stands in the link of a test message, which opens no order. */
export const testLinkToken = 'test'

/** Meta writes the text of codes itself, with the time as a footer. */
export const codeText = (code: string, minutes: string): string =>
  `${code} is your verification code. For your security, do not share this code. This code expires in ${minutes} minutes.`
