import type { WorkspaceCopy } from './workspace.ts'

export const email: WorkspaceCopy = {
  lead: 'Emails about orders that were changed, cancelled or paid, with one press to unsubscribe.',
  reads: ['The email address of an order, for the message about it'],
  writes: [
    'What was sent about which order, when and at what price',
    'Unsubscribes, at once',
    'Nothing in the store itself',
  ],
  sends: ['What became of an order: changed, cancelled, paid', 'What the customer has to do: pay, confirm'],
  settings: {
    sender_name: { label: 'Sender name', hint: 'Shown in the inbox. Leave empty to use the outlet’s name.' },
    most_a_week: { label: 'Newsletters a week, at most', hint: 'Receipts and alerts don’t count.' },
    receipts: { label: 'Send receipts' },
    invoices: { label: 'Attach an invoice' },
  },
  heading: 'Emails sent',
  empty: {
    title: 'No emails yet',
    text: 'Figures appear after the first email.',
  },
}

export const whatsapp: WorkspaceCopy = {
  lead: 'Order updates in the chat your customers already use, and by SMS where WhatsApp cannot reach them.',
  reads: ['The phone number of an order, for the message about it', 'Replies, to find the word STOP'],
  writes: [
    'What was sent about which order, when and at what price',
    'Who replied STOP, at once',
    'Nothing in the store itself',
  ],
  sends: [
    'What became of an order: placed, changed, cancelled, paid',
    'What the customer has to do: pay, confirm',
    'No offers',
  ],
  settings: {
    answers: {
      label: 'Who replies first',
      options: { desk: 'Your team', chatbot_first: 'The chatbot, then your team' },
    },
  },
  heading: 'Messages sent',
  empty: {
    title: 'No messages yet',
    text: 'Figures appear after the first message.',
  },
}

export const otp_verification: WorkspaceCopy = {
  lead: 'Customers sign in with a code instead of a password. Each code works once.',
  reads: ['The phone number of the customer', 'How many attempts were made'],
  writes: ['That the number was verified, and when', 'A hash of the code until it is used, never the code'],
  sends: ['One code by SMS or WhatsApp, nothing else'],
  settings: {
    channel: {
      label: 'Send by',
      options: { sms: 'SMS', whatsapp: 'WhatsApp', whatsapp_then_sms: 'WhatsApp, then SMS' },
    },
    digits: { label: 'Digits' },
    lasts_minutes: { label: 'Code valid for (minutes)' },
    tries: { label: 'Attempts allowed' },
  },
  heading: 'Codes sent',
  empty: {
    title: 'No codes sent yet',
    text: 'Figures appear after the first sign-in.',
  },
}

export const chatbot: WorkspaceCopy = {
  lead: 'Answers simple questions when your team is away, and says so when it doesn’t know.',
  reads: ['The answers you have published', 'The order the customer asks about'],
  writes: [
    'The conversation, for your team to read',
    'What it could not answer',
    'Nothing in the store itself',
  ],
  sends: ['Answers in the chat', 'A message to your team when it hands over'],
  settings: {},
  heading: 'Questions by the hour',
  empty: {
    title: 'No questions yet',
    text: 'Figures appear after the first question.',
  },
}
