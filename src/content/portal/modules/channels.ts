import type { WorkspaceCopy } from './workspace.ts'

export const email: WorkspaceCopy = {
  lead: 'Tells customers by email when an order was changed, cancelled or paid.',
  reads: ['The email address of an order', 'Who unsubscribed'],
  writes: [
    'What was sent about which order, when and at what price',
    'Who unsubscribed',
    'Nothing in the store itself',
  ],
  sends: ['News about an order: changed, cancelled, paid', 'What the customer has to do: pay, confirm'],
  heading: 'Emails sent',
  empty: {
    title: 'No emails yet',
    text: 'Figures appear after the first email.',
  },
}

export const whatsapp: WorkspaceCopy = {
  lead: 'Order messages by WhatsApp, and by SMS if a customer is not on WhatsApp.',
  reads: ['The phone number of an order', 'Replies, to find the word STOP'],
  writes: [
    'What was sent about which order, when and at what price',
    'Who replied STOP',
    'Nothing in the store itself',
  ],
  sends: [
    'News about an order: placed, changed, cancelled, paid',
    'What the customer has to do: pay, confirm',
    'No offers and no chat',
  ],
  heading: 'WhatsApp messages sent',
  empty: {
    title: 'No messages yet',
    text: 'Figures appear after the first message.',
  },
}

export const otp_verification: WorkspaceCopy = {
  lead: 'Customers sign in with a code instead of a password. Each code works once, for ten minutes.',
  reads: ['The phone number or email of the customer who signs in', 'How many attempts were made'],
  writes: [
    'A hash of the code, to check it',
    'What was sent, when and at what price',
    'Nothing in the store itself',
  ],
  sends: ['One code by WhatsApp, SMS or email, nothing else'],
  heading: 'Codes sent',
  empty: {
    title: 'No codes sent yet',
    text: 'Figures appear after the first code.',
  },
}

export const chatbot: WorkspaceCopy = {
  lead: 'Will answer simple questions when your team is away, and say so when it doesn’t know.',
  reads: ['The answers you have published', 'The order the customer asks about'],
  writes: [
    'The conversation, for your team to read',
    'What it could not answer',
    'Nothing in the store itself',
  ],
  sends: ['Answers in the chat', 'A message to your team when it hands over'],
  heading: 'Questions by the hour',
  empty: {
    title: 'No questions yet',
    text: 'Figures appear after the first question.',
  },
}
