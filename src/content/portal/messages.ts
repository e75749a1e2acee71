import { messageNames, messageStateNames } from '#content/shared/message-names.ts'
import type { SenderChannel, SenderState, TemplateState } from '#contract/messages/shapes.ts'
import type { MessageChannel, MessageEvent } from '#rules/messages/events.ts'

/** Copy of the panels about messages to shoppers, in the workspaces of WhatsApp, Email and OTP Verification. */

const { channels, inline, events } = messageNames

/** The panels in the order of the page; each workspace has some of them. */
export const messagePanels = {
  number: {
    name: 'Number and sender',
    text: 'Who your customers get messages from. WhatsApp and your SMS provider check both before the first message.',
  },
  templates: {
    name: 'Templates',
    text: 'Each message as your customer reads it. WhatsApp and your SMS provider approve these texts, so you can’t edit them; you choose which are sent.',
  },
  limits: {
    name: 'Quiet hours and price cap',
    text: 'When a message waits, and what one may cost at most. For all channels of this outlet.',
  },
  messages: {
    name: 'Messages',
    text: 'What was sent, how it went and what it cost. Names, numbers and addresses are not shown here.',
  },
  stops: {
    name: 'Stops',
    text: 'Customers who want no more messages on a channel. Sign-in codes that they ask for still arrive.',
  },
}

/** In the workspace of emails, which no provider approves. */
export const emailPanels: typeof messagePanels = {
  ...messagePanels,
  templates: {
    name: 'Templates',
    text: 'Each email as your customer reads it. The texts are the same for every store; you choose which are sent.',
  },
}

const ourAccess = new Set(['0', '3', '10', '190', '401', '403', '418', '131005', '131042'])
const blocked = new Set(['368', '131031', 'BANNED', 'RESTRICTED'])
const unregistered = new Set(['33', '131045', '133010', 'DISCONNECTED'])

export const senderPanel = {
  state: (approved: number, of: number) =>
    approved === 0 ? 'Nothing connected' : approved === of ? 'Ready to send' : `${approved} of ${of} ready`,
  channel: { whatsapp: 'WhatsApp number', sms: 'SMS sender' } satisfies Record<SenderChannel, string>,
  notOffered: 'This channel is not set up on our side yet.',
  states: {
    code: 'Waiting for the code',
    asked: 'Being checked',
    approved: 'Approved',
    refused: 'Refused',
    paused: 'Paused',
  } satisfies Record<SenderState, string>,
  about: {
    code: 'WhatsApp has sent a six-digit code to this number by SMS. Type it here.',
    asked: {
      whatsapp: 'Meta checks the display name. This page changes by itself when they are done.',
      sms: 'Our team enters sender and entity at our SMS provider, MSG91, which then checks the texts. This page changes by itself when they are done.',
    },
    refused: {
      whatsapp: 'Meta refused the display name. Choose another one and try again.',
      sms: 'The provider refused all texts of this sender. Check sender and entity, and try again.',
    },
    paused: 'The provider has paused it. Until they lift this, messages go by the next channel.',
  },
  /** What to do about a number or sender that refuses every message, by the provider's code. */
  mend: (reason: string): string | undefined => {
    if (ourAccess.has(reason) || /^2\d\d$/.test(reason)) {
      return 'The provider no longer accepts our access. Our team sees this too. Once it is renewed, press “Check again”.'
    }
    if (blocked.has(reason)) {
      return 'The provider has blocked this account because of its rules. Write to us, and we will ask for a review.'
    }
    if (unregistered.has(reason)) {
      return 'The number is no longer registered at WhatsApp, for example because it was used in the app. Disconnect it and connect it again.'
    }
    if (reason === '131037') {
      return 'Meta has not approved the display name. Disconnect the number and connect it again under another name.'
    }
    return undefined
  },
  reason: (reason: string) => `The provider’s answer: ${reason}`,
  terms: {
    number: 'Number',
    sender: 'Sender',
    displayName: 'Display name',
    entity: 'DLT entity',
    consent: 'Customers agree',
  },
  fields: {
    country: 'Code',
    number: 'Number',
    displayName: 'Display name',
    displayNameHint: 'Shown above the chat. It must be the name of your store or brand.',
    sender: 'Sender ID (DLT header)',
    senderHint: 'Six characters from A to Z, as registered in India’s DLT register.',
    entity: 'DLT entity ID',
    entityHint: '19 digits. Our team enters it at our SMS provider, together with the sender.',
    consent: 'Where do customers agree to messages?',
    consentHint: 'In your own words, for example: a box at checkout that is not ticked beforehand.',
    code: 'Code',
  },
  intro: {
    whatsapp:
      'A number that is not in use in the WhatsApp app. It must be able to receive the SMS with the code.',
    sms: 'SMS is used where WhatsApp cannot reach a customer. For customers in India, first register your company, the sender, each text and the web address of its links in the DLT register: unregistered messages are blocked there.',
  },
  connect: { whatsapp: 'Send the code', sms: 'Ask for this sender' },
  connecting: 'Sending…',
  connected: { whatsapp: 'Code sent', sms: 'Sender submitted' },
  again: { whatsapp: 'Ask again', sms: 'Ask again' },
  verify: 'Confirm the number',
  verifying: 'Checking…',
  verified: 'Number confirmed',
  resend: 'Send the code again',
  resent: 'Code sent again',
  otherNumber: 'Use another number',
  check: 'Check again',
  checking: 'Asking…',
  checked: 'The provider has answered',
  disconnect: 'Disconnect',
  disconnectTitle: { whatsapp: 'Disconnect this number?', sms: 'Disconnect this sender?' },
  disconnectText: 'Nothing more is sent by this channel. You can connect it again later.',
  disconnectYes: 'Disconnect',
  disconnectNo: 'Keep it',
  disconnected: 'Disconnected',
  readOnly: 'Owners, admins and marketers can change this.',
} as const

const next = (channel: MessageChannel | null) =>
  channel ? `${channels[channel]} is used instead.` : 'There is no other channel, so it is not sent.'

export const templatesPanel = {
  state: (used: number, of: number) => `${used} of ${of} in use`,
  language: { en: 'English' } as Readonly<Record<string, string>>,
  states: {
    none: 'Not submitted',
    submitted: 'Being approved',
    approved: 'Approved',
    rejected: 'Rejected',
    paused: 'Paused by the provider',
  } satisfies Record<TemplateState, string>,
  noApproval: 'No approval needed',
  moved: (category: string) => `Moved to ${category}`,
  notes: {
    none: (channel: MessageChannel) =>
      channel === 'whatsapp'
        ? 'Submitted once the number is approved and customer accounts are open.'
        : 'Submitted once a sender is connected and customer accounts are open.',
    submitted: (channel: MessageChannel | null) =>
      channel
        ? `Until it is approved, ${inline[channel]} is used instead.`
        : 'Not sent until it is approved.',
    rejected: (channel: MessageChannel | null) => `The provider rejected this text. ${next(channel)}`,
    paused: (channel: MessageChannel | null) =>
      `The provider paused this text after complaints or a rule. ${next(channel)}`,
    missing: (channel: MessageChannel | null) =>
      `The provider no longer has this text. We submit it again by ourselves. ${next(channel)}`,
    moved: (category: string, channel: MessageChannel | null) =>
      `Meta moved this text to “${category}”, which costs more. We don’t send it. ${next(channel)}`,
    sender: (channel: SenderChannel, instead: MessageChannel | null) =>
      `Your ${channel === 'whatsapp' ? 'WhatsApp number' : 'SMS sender'} can’t send at the moment. ${next(instead)}`,
    off: 'Switched off by you.',
    always: 'Always sent: customers who sign in by email have nothing else.',
    moduleOff: 'Not sent: the module, or what it needs, is not active yet.',
    noPrice: (channel: MessageChannel | null) =>
      `Our rate card has no price for this message in this country. ${next(channel)}`,
    tooDear: 'Above your price cap.',
  },
  price: (price: string) => `${price} a message`,
  noPrice: 'No price published',
  /** Without a country: the price of most. */
  priceCountry: (country: string | null) =>
    country
      ? `Prices are for customers in ${country}. Other countries have their own on the rate card.`
      : 'Prices are those of most countries. Some have their own on the rate card.',
  isOn: (channel: MessageChannel) => `Send by ${inline[channel]}`,
  isOnHidden: (event: MessageEvent) => `: ${events[event]}`,
  switched: { on: 'Switched on', off: 'Switched off' },
  test: {
    title: 'Send a test',
    lead: 'To yourself only. It costs what the message costs.',
    event: 'Message',
    to: 'To',
    phone: (number: string) => `Your number, ${number}`,
    email: (email: string) => `Your email, ${email}`,
    nobody: 'Confirm your email address and add your number in your account to send a test.',
    send: 'Send test',
    sending: 'Sending…',
    sent: 'Test on its way',
    sentTo: (to: string) => `To ${to}. See below how it goes.`,
  },
  from: 'Your store',
  now: '14:17',
  codeSubject: 'Your code',
  codeText: (store: string) => `Enter this code to see your orders at ${store}.`,
} as const

export const limitsPanel = {
  state: (isQuiet: boolean, hasCap: boolean) =>
    isQuiet && hasCap ? 'Both set' : isQuiet ? 'Quiet hours set' : hasCap ? 'Price cap set' : 'No limits',
  from: 'Quiet from',
  to: 'Quiet until',
  quietHint:
    'By your store’s clock. Only “Please confirm” waits; other messages go out at once. For no quiet hours, set both to the same time.',
  cap: (currency: string) => `Most for one message (${currency})`,
  capHint: 'A channel that costs more is not used. Leave empty for no cap.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  readOnly: senderPanel.readOnly,
} as const

/** How a message went on each channel, in a list of messages or beside a change. */
export const messageLines = {
  none: '–',
  states: messageStateNames,
  held: (price: string) => `${price} reserved`,
  released: 'not charged',
  toLine: (price: string) => `${price}, see it on the statement`,
} as const

export const messagesPanel = {
  state: (count: number, hasMore: boolean) =>
    count === 0 ? 'None yet' : hasMore ? `${count} newest` : count === 1 ? '1 message' : `${count} messages`,
  caption: 'Messages, newest first',
  captionOrder: 'Messages about this order, oldest first',
  empty: 'No messages yet. Each appears here as soon as there is one to send.',
  emptyFiltered: 'No messages like this.',
  emptyOrder: 'No messages about this order.',
  columns: { event: 'Message', at: 'When', order: 'Order', channel: 'Result', price: 'Price' },
  filters: { event: 'Message', channel: 'Channel', state: 'State', all: 'All' },
  loading: 'Loading messages…',
  test: 'Test',
  older: 'Show older messages',
  noAnswer: 'We couldn’t load the messages. Please try again.',
} as const

export const stopsPanel = {
  state: (count: number, hasMore: boolean) =>
    count === 0 ? 'None' : hasMore ? `More than ${count}` : String(count),
  caption: 'Who stopped a channel, newest first',
  empty: 'No customer has stopped a channel.',
  columns: { who: 'Who', channel: 'Channel', at: 'When', by: 'How', act: 'Action' },
  by: { reply: 'Replied STOP', unsubscribe: 'Pressed unsubscribe', merchant: 'Asked the store' },
  sms: {
    title: 'A customer wants no SMS',
    lead: 'Most phones cannot reply to a sender ID. If a customer asks you to stop, enter their number here.',
    country: 'Country',
    number: 'Mobile number',
    stop: 'Stop SMS',
    stopping: 'Stopping…',
    stopped: 'No more SMS',
    stoppedText: (who: string) => `The number ${who} gets no more SMS about orders from this outlet.`,
    resume: 'Undo',
    resumed: 'SMS allowed again',
    resumedText: (who: string) => `The number ${who} gets SMS about orders again.`,
  },
  older: 'Show older stops',
  noAnswer: 'We couldn’t load older stops. Please try again.',
} as const

/** Beside the rules of the order window. */
export const windowMessages = {
  title: 'Messages about changes',
  channels: (names: readonly string[], cap: string | null) =>
    names.length === 0
      ? 'No channel is ready yet, so customers are not told.'
      : `Customers are told by ${names.join(', else ')}${cap ? `, for at most ${cap} a message` : ', at any price'}.`,
  change: 'Channels and price cap',
} as const
