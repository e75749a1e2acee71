import type { WorkspaceCopy } from './workspace.ts'

export const email: WorkspaceCopy = {
  lead: 'Receipts, invoices and newsletters, from one sender that your customers recognise.',
  reads: ['Orders, for receipts and invoices', 'Who subscribed to emails, and who unsubscribed'],
  writes: ['What was sent to whom, and when', 'Every unsubscription, at once', 'Nothing in the store itself'],
  sends: [
    'Receipts and invoices',
    'Loyalty updates and security alerts',
    'Newsletters, to those who asked for them',
  ],
  settings: {
    sender_name: { label: 'Sender', hint: 'What stands in the inbox. Empty means the name of the outlet.' },
    most_a_week: { label: 'Newsletters a week, at most', hint: 'Receipts and alerts are not counted.' },
    receipts: { label: 'Send receipts' },
    invoices: { label: 'Attach an invoice' },
  },
  heading: 'Emails sent',
  empty: {
    title: 'No emails yet',
    text: 'Emails are counted from the first receipt on.',
  },
}

export const whatsapp: WorkspaceCopy = {
  lead: 'Tracking, support and offers where your customers read anyway, and answer.',
  reads: ['Orders and where the parcel is', 'Who agreed to be written to here'],
  writes: [
    'The thread, one for each customer',
    'What was confirmed or changed in it',
    'Nothing in the store itself',
  ],
  sends: ['Order and delivery news', 'Answers from your team', 'Offers, within the hours you allow'],
  settings: {
    quiet_from: {
      label: 'Quiet from (hour)',
      hint: 'On the customer’s clock. Answers are sent at any hour.',
    },
    quiet_until: { label: 'Quiet until (hour)' },
    answers: {
      label: 'Who answers first',
      options: { desk: 'Your team', chatbot_first: 'The chatbot, then your team' },
    },
    confirms_cash_orders: { label: 'Ask customers to confirm every cash-on-delivery order' },
  },
  heading: 'Conversations',
  empty: {
    title: 'No conversations yet',
    text: 'The first appears when a customer agrees to messages and orders.',
  },
}

export const otp_verification: WorkspaceCopy = {
  lead: 'A code on the phone instead of a password. Each code works once.',
  reads: ['The number somebody wants to sign in with', 'How often it was tried'],
  writes: ['That the number was proved, and when', 'Never the code: only a hash, until it is used'],
  sends: ['One code by SMS or WhatsApp', 'Nothing else, ever'],
  settings: {
    channel: {
      label: 'Send it by',
      options: { sms: 'SMS', whatsapp: 'WhatsApp', whatsapp_then_sms: 'WhatsApp, then SMS' },
    },
    digits: { label: 'Digits' },
    lasts_minutes: { label: 'Minutes a code is valid' },
    tries: { label: 'Wrong tries allowed' },
  },
  heading: 'Codes sent',
  empty: {
    title: 'No code has been sent',
    text: 'The first customer who signs in with a number starts the count.',
  },
}

export const chatbot: WorkspaceCopy = {
  lead: 'Answers the easy half of the questions when your team is away, and says so when it does not know.',
  reads: ['The answers you have published', 'The order that is being asked about'],
  writes: [
    'The conversation, for your team to read',
    'What it could not answer',
    'Nothing in the store itself',
  ],
  sends: ['Answers in the chat', 'A note to your team when it hands over'],
  settings: {
    on_duty: {
      label: 'When it answers',
      options: { always: 'Always', while_the_desk_is_closed: 'While your team is away' },
    },
    hands_over_after: {
      label: 'Hand over after this many questions',
      hint: 'Only questions that it could not answer count.',
    },
    manner: { label: 'Tone', options: { plain: 'Plain', warm: 'Warm' } },
  },
  heading: 'Questions by the hour',
  empty: {
    title: 'Nobody has asked anything',
    text: 'Questions are counted from the first one on.',
  },
}
