import { cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

type Channel = 'email' | 'whatsapp' | 'sms'

interface ChannelSection {
  channel: Channel
  /** Two letters, as a form would be filed. */
  code: string
  title: string
  line: string
  description: string
  /** What it is used for, and when it goes out. */
  services: readonly { name: string; note: string }[]
}

const channels: readonly ChannelSection[] = [
  {
    channel: 'email',
    code: 'EM',
    title: 'Email',
    line: 'For what customers keep.',
    description:
      'Customers search their inbox for it a year later. Use it for documents: what was bought, paid and owed. It is cheap to send, and people read it when they have time.',
    services: [
      { name: 'Order confirmations', note: 'as soon as an order is placed' },
      { name: 'Receipts', note: 'when the payment clears' },
      { name: 'Invoices', note: 'as a PDF, for the accountant' },
      { name: 'Loyalty updates', note: 'points earned, new tier' },
      { name: 'Security alerts', note: 'a new device, a changed address' },
    ],
  },
  {
    channel: 'whatsapp',
    code: 'WA',
    title: 'WhatsApp',
    line: 'For what they act on.',
    description:
      'A message with a button, in the app your customers already use. The button opens their order, where they can change, confirm or pay it.',
    services: [
      { name: 'Order tracking', note: 'a link to the order in each message' },
      { name: 'Support', note: 'question and order in one chat' },
      { name: 'Offers', note: 'only to people who agreed' },
      { name: 'Media-rich notifications', note: 'with a picture of the product' },
    ],
  },
  {
    channel: 'sms',
    code: 'SM',
    title: 'SMS',
    line: 'For what can’t wait.',
    description:
      'It needs no app and no internet, and it shows on a locked screen. It is usually the most expensive channel, so keep it short and urgent.',
    services: [
      { name: 'One-time passwords', note: 'needed now, useless ten minutes later' },
      { name: 'Delivery updates', note: 'the driver is four stops away' },
      { name: 'Urgent announcements', note: 'a strike, a storm, a recall' },
      { name: 'Staff alerts', note: 'to you, when stock runs out or a payment fails' },
    ],
  },
]

const text = 'TAMRND: order 10482 is packed, leaves 17:00. Track: tamarind.example/t/10482'

type Fit = 'first' | 'also' | 'no'

/** How each message fits email, WhatsApp and SMS, in this order. Advice, not a rule of the product. */
const choice: readonly { message: string; fits: readonly [Fit, Fit, Fit]; reason: string }[] = [
  { message: 'Order confirmation', fits: ['first', 'also', 'no'], reason: 'Customers look for it again' },
  { message: 'Receipt, invoice', fits: ['first', 'no', 'no'], reason: 'It is a document' },
  { message: 'Parcel on its way', fits: ['also', 'first', 'also'], reason: 'They may ask when it arrives' },
  { message: 'Driver nearly there', fits: ['no', 'also', 'first'], reason: 'Useless ten minutes later' },
  { message: 'One-time password', fits: ['also', 'also', 'first'], reason: 'It works without an app' },
  { message: 'Security alert', fits: ['first', 'no', 'also'], reason: 'They should keep it' },
  { message: 'Points, tiers', fits: ['first', 'also', 'no'], reason: 'It can wait' },
  { message: 'Offer', fits: ['also', 'first', 'no'], reason: 'They can reply' },
  {
    message: 'Store closed by a storm',
    fits: ['also', 'also', 'first'],
    reason: 'Everyone needs to know now',
  },
]

export const communication = {
  hero: {
    heading: ['One event,', 'three channels.'],
    lead: 'When something happens to an order, your customer hears about it by email, WhatsApp or SMS. Each message is written for its channel, and you see all of them on the order’s own page.',
  },
  event: {
    label: 'The event',
    /** Drawn, not real: the shop and the order are the illustration of the whole site. */
    note: 'Illustration: the store and order are fictional.',
    order: {
      head: ['Order 10482', '16:40:02'],
      rows: [
        ['event', 'packed'],
        ['customer', 'Asha'],
        ['leaves', '17:00'],
        ['arrives', 'Thursday'],
      ],
    },
    copies: [
      {
        surface: 'white',
        code: 'EM',
        name: 'Email',
        text: 'Your order is packed. One kettle, one vase. It leaves at 17:00 and arrives on Thursday. The invoice is attached.',
        measure: 'as long as it needs',
      },
      {
        surface: 'canary',
        code: 'WA',
        name: 'WhatsApp',
        text: 'Your order is packed. It leaves at 17:00. [Track it] [Change address]',
        measure: '2 buttons, 1 picture',
      },
      { surface: 'pink', code: 'SM', name: 'SMS', text, measure: `${text.length} of 160 characters` },
    ],
  },
  servicesLabel: 'Used for',
  channels,
  choice: {
    heading: 'Which message goes where',
    lead: 'Ask two questions: how soon must they read it, and how long will they keep it? This is our advice. You choose for each message.',
    columns: { message: 'Message', reason: 'Why' },
    fits: { first: 'First choice', also: 'Also good', no: 'No' },
    rows: choice,
  },
  cost: {
    heading: 'What a message costs',
    lead: `The subscription is ${cite('price')} a month, however much you send. You top up a prepaid wallet, and each message takes its price from it. An empty wallet sends nothing.`,
    sum: ['messages', 'rate', 'from the wallet'],
    rules: [
      {
        term: 'Email',
        text: 'One email is one message, whatever its length.',
      },
      {
        term: 'WhatsApp',
        text: 'Priced by kind (marketing, order update, sign-in code, support) and by country.',
      },
      {
        term: 'SMS',
        text: 'Priced by part and country. A part has 160 characters, or 70 if the text has an emoji or a script such as Hindi. Longer texts are split into parts of 153 or 67.',
      },
    ],
    receipt: {
      head: ['Example month', '1,000 orders'],
      lines: [
        { name: 'Email', note: 'two per order', amount: '2,000' },
        { name: 'WhatsApp', note: 'one per order', amount: '1,000' },
        { name: 'SMS', note: 'one for every fourth order', amount: '250' },
      ],
      total: { label: 'Messages', amount: '3,250' },
      foot: 'An example. The pricing page has the rate for each channel and country.',
      code: '10482',
    },
    action: { label: 'See the rates', href: `${pages.pricing.path}#rates` },
  },
  faq: { heading: 'Questions about messages', more: { label: 'All questions', href: pages.faq.path } },
  closing: {
    heading: 'Send fewer messages',
    text: 'Tell us what you send today and how often. We’ll reply with what you could leave out.',
    action: { label: 'Write to us', href: pages.contact.path },
  },
} as const
