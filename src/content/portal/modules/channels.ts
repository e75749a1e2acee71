import type { WorkspaceCopy } from './workspace.ts'

export const email: WorkspaceCopy = {
  lead: 'Receipts, invoices and newsletters from a sender your customers recognise.',
  reads: ['Orders, for receipts and invoices', 'Who subscribed to emails, and who unsubscribed'],
  writes: ['What was sent to whom, and when', 'Unsubscribes, at once', 'Nothing in the store itself'],
  sends: ['Receipts and invoices', 'Loyalty updates and security alerts', 'Newsletters, to subscribers'],
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
  lead: 'Tracking, support and offers in the chat your customers already use.',
  reads: ['Orders and delivery status', 'Who agreed to WhatsApp messages'],
  writes: [
    'One chat for each customer',
    'What customers confirm or change in it',
    'Nothing in the store itself',
  ],
  sends: ['Order and delivery updates', 'Replies from your team', 'Offers, within the hours you allow'],
  settings: {
    quiet_from: {
      label: 'Quiet hours from',
      hint: 'In the customer’s time zone. Replies are sent at any hour.',
    },
    quiet_until: { label: 'Quiet hours until' },
    answers: {
      label: 'Who replies first',
      options: { desk: 'Your team', chatbot_first: 'The chatbot, then your team' },
    },
    confirms_cash_orders: { label: 'Ask customers to confirm every cash-on-delivery order' },
  },
  heading: 'Conversations',
  empty: {
    title: 'No conversations yet',
    text: 'Chats appear once customers agree to messages and order.',
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
