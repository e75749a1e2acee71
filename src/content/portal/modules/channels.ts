import type { WorkspaceCopy } from './workspace.ts'

export const email: WorkspaceCopy = {
  lead: 'Receipts, invoices and the occasional letter, from one sender your customers learn to open.',
  reads: ['Orders, for receipts and invoices', 'Who said yes to letters, and who took it back'],
  writes: ['What was sent to whom, and when', 'Every unsubscription, at once', 'Nothing in the shop itself'],
  sends: [
    'Receipts and invoices',
    'Loyalty updates and security alerts',
    'Letters, to those who asked for them',
  ],
  settings: {
    sender_name: { label: 'Sender', hint: 'What stands in the inbox. Empty means the name of the outlet.' },
    most_a_week: { label: 'Letters a week, at most', hint: 'Receipts and alerts are not counted.' },
    receipts: { label: 'Send receipts' },
    invoices: { label: 'Attach an invoice' },
  },
  heading: 'Eight weeks of post',
  empty: {
    title: 'The pillar box is empty',
    text: 'The first receipt fills the first bar. Nothing is counted that was not sent.',
  },
}

export const whatsapp: WorkspaceCopy = {
  lead: 'Tracking, support and offers where your customers read anyway, and answer.',
  reads: ['Orders and where the parcel is', 'Who agreed to be written to here'],
  writes: [
    'The thread, one for each customer',
    'What was confirmed or changed in it',
    'Nothing in the shop itself',
  ],
  sends: ['Order and delivery news', 'Answers from your desk', 'Offers, within the hours you allow'],
  settings: {
    quiet_from: {
      label: 'Quiet from (hour)',
      hint: 'On the customer’s clock. Answers are sent at any hour.',
    },
    quiet_until: { label: 'Quiet until (hour)' },
    answers: {
      label: 'Who answers first',
      options: { desk: 'Your desk', chatbot_first: 'The chatbot, then your desk' },
    },
    confirms_cash_orders: { label: 'Ask for a yes to every cash-on-delivery order' },
  },
  heading: 'A thread, and how far the others got',
  empty: {
    title: 'No threads yet',
    text: 'The first customer who agrees and orders opens the first one.',
  },
}

export const otp_verification: WorkspaceCopy = {
  lead: 'A code on the telephone instead of a password. Typed once, then worthless.',
  reads: ['The number somebody wants to sign in with', 'How often it was tried'],
  writes: ['That the number was proved, and when', 'Never the code: only a hash, until it is used'],
  sends: ['One code by SMS or WhatsApp', 'Nothing else, ever'],
  settings: {
    channel: {
      label: 'Send it by',
      options: { sms: 'SMS', whatsapp: 'WhatsApp', whatsapp_then_sms: 'WhatsApp, then SMS' },
    },
    digits: { label: 'Digits' },
    lasts_minutes: { label: 'Minutes it holds' },
    tries: { label: 'Tries before it is void' },
  },
  heading: 'One code, from asked to typed',
  empty: {
    title: 'No code has been sent',
    text: 'The first customer who signs in with a number starts the count.',
  },
}

export const chatbot: WorkspaceCopy = {
  lead: 'Answers the easy half of the questions while your desk sleeps, and says so when it does not know.',
  reads: ['The answers you have published', 'The order that is being asked about'],
  writes: [
    'The conversation, for your desk to read on',
    'What it could not answer',
    'Nothing in the shop itself',
  ],
  sends: ['Answers in the chat', 'A note to your desk when it hands over'],
  settings: {
    on_duty: {
      label: 'On duty',
      options: { always: 'Always', while_the_desk_is_closed: 'While the desk is closed' },
    },
    hands_over_after: {
      label: 'Hand over after this many misses',
      hint: 'A miss is a question without an answer.',
    },
    manner: { label: 'Manner', options: { plain: 'Plain', warm: 'Warm' } },
  },
  heading: 'Questions by the hour',
  empty: {
    title: 'Nobody has asked anything',
    text: 'The clock below fills with the first question, whoever answers it.',
  },
}
