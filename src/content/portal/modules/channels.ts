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
  metrics: [
    { name: 'Sent', figure: '3,412', note: 'in eight weeks' },
    { name: 'Opened', figure: '61%', note: 'as far as that can be known' },
    { name: 'Left', figure: '7', note: 'unsubscribed, at once' },
  ],
  preview: {
    kind: 'weeks',
    weeks: [
      { name: '1', opened: 190, unopened: 150 },
      { name: '2', opened: 224, unopened: 161 },
      { name: '3', opened: 241, unopened: 148 },
      { name: '4', opened: 268, unopened: 170 },
      { name: '5', opened: 255, unopened: 166 },
      { name: '6', opened: 290, unopened: 182 },
      { name: '7', opened: 301, unopened: 174 },
      { name: '8', opened: 320, unopened: 172 },
    ],
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
  metrics: [
    { name: 'Sent', figure: '640', note: 'this week' },
    { name: 'Read', figure: '588', note: 'with both ticks' },
    { name: 'Answered', figure: '214', note: 'by a person or by the bot' },
  ],
  preview: {
    kind: 'thread',
    messages: [
      { from: 'shop', text: 'Order 10482 is packed. Cash on delivery: shall it come?', at: '16:40' },
      { from: 'customer', text: 'Yes. Can the neighbour take it?', at: '16:42' },
      { from: 'shop', text: 'Noted: flat 12, until 19:00.', at: '16:42' },
    ],
    stairs: [
      { name: 'Sent', count: 640 },
      { name: 'Delivered', count: 631 },
      { name: 'Read', count: 588 },
      { name: 'Answered', count: 214 },
    ],
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
  metrics: [
    { name: 'Codes', figure: '912', note: 'sent this week' },
    { name: 'Typed right', figure: '874', note: 'at the first try' },
    { name: 'Void', figure: '6', note: 'after too many tries' },
  ],
  preview: {
    kind: 'digits',
    stages: [
      { name: 'Asked for', after: '0 s' },
      { name: 'On the phone', after: '3 s' },
      { name: 'Typed', after: '14 s' },
    ],
    channels: [
      { name: 'WhatsApp', count: 540, surface: 'canary' },
      { name: 'SMS', count: 372, surface: 'pink' },
    ],
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
  metrics: [
    { name: 'Questions', figure: '417', note: 'in a week' },
    { name: 'By the bot', figure: '263', note: 'without waking anybody' },
    { name: 'Handed over', figure: '154', note: 'with the whole conversation' },
  ],
  preview: {
    kind: 'hours',
    bot: [9, 7, 5, 4, 4, 6, 9, 12, 14, 9, 8, 7, 8, 9, 8, 9, 10, 12, 15, 19, 22, 24, 19, 14],
    desk: [0, 0, 0, 0, 0, 0, 0, 0, 4, 14, 17, 18, 15, 16, 17, 18, 17, 14, 4, 0, 0, 0, 0, 0],
    questions: [
      { name: 'Where is my order?', count: 128 },
      { name: 'Can I change the address?', count: 64 },
      { name: 'How do I send it back?', count: 47 },
      { name: 'Is the kettle good on induction?', count: 24 },
    ],
  },
}
