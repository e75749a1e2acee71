import { cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

type Channel = 'email' | 'whatsapp' | 'sms'

interface ChannelSection {
  channel: Channel
  /** As a form would be filed: two letters and the copy. */
  code: string
  copy: string
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
    copy: 'White copy',
    title: 'Email',
    line: 'For anything worth keeping.',
    description:
      'An email has room, and it is looked for again. It carries the paper side of an order: what was bought, what was paid, what is owed. Cheap to send, slow to be read, found again in a year.',
    services: [
      { name: 'Order confirmations', note: 'the minute an order is placed' },
      { name: 'Receipts', note: 'when the payment clears' },
      { name: 'Invoices', note: 'as a file, for the accountant' },
      { name: 'Loyalty updates', note: 'points earned, a tier reached' },
      { name: 'Security alerts', note: 'a new device, a changed address' },
    ],
  },
  {
    channel: 'whatsapp',
    code: 'WA',
    copy: 'Canary copy',
    title: 'WhatsApp',
    line: 'For anything worth a reply.',
    description:
      'A conversation, with buttons and pictures, in the place where people already answer. Customers ask back, and the answer changes the order.',
    services: [
      { name: 'Order tracking', note: 'packed, on its way, at the door' },
      { name: 'Support', note: 'the question and the order in one thread' },
      { name: 'Offers', note: 'to those who asked for them' },
      { name: 'Media-rich notifications', note: 'with the picture of what is coming' },
    ],
  },
  {
    channel: 'sms',
    code: 'SM',
    copy: 'Pink copy',
    title: 'SMS',
    line: 'For anything that cannot wait.',
    description:
      'It needs no app, no data and no account, and it lights up a locked screen. It is usually the dearest of the three, word for word. So: few words, and only those that are needed now.',
    services: [
      { name: 'One-time passwords', note: 'needed now, worthless in ten minutes' },
      { name: 'Delivery updates', note: 'the driver is four stops away' },
      { name: 'Urgent announcements', note: 'the strike, the storm, the recall' },
      { name: 'Staff alerts', note: 'to you, when stock or a payment fails' },
    ],
  },
]

const text = 'TAMRND: order 10482 is packed, leaves 17:00. Track: tamarind.example/t/10482'

type Fit = 'first' | 'also' | 'no'

/** How each message fits email, WhatsApp and SMS, in this order. Advice, not a rule of the product. */
const choice: readonly { message: string; fits: readonly [Fit, Fit, Fit]; reason: string }[] = [
  { message: 'Order confirmation', fits: ['first', 'also', 'no'], reason: 'It will be looked for again' },
  { message: 'Receipt, invoice', fits: ['first', 'no', 'no'], reason: 'It is a document' },
  { message: 'Parcel on its way', fits: ['also', 'first', 'also'], reason: 'It raises a question: when?' },
  { message: 'Driver nearly there', fits: ['no', 'also', 'first'], reason: 'It is void in ten minutes' },
  { message: 'One-time password', fits: ['also', 'also', 'first'], reason: 'It must arrive without an app' },
  { message: 'Security alert', fits: ['first', 'no', 'also'], reason: 'It must be believed, and kept' },
  { message: 'Points, tiers', fits: ['first', 'also', 'no'], reason: 'Nobody is in a hurry' },
  { message: 'Offer', fits: ['also', 'first', 'no'], reason: 'It is worth a reply, or nothing' },
  { message: 'Store closed by a storm', fits: ['also', 'also', 'first'], reason: 'Everyone, now' },
]

export const communication = {
  hero: {
    heading: ['One event,', 'three copies.'],
    lead: 'Something happens to an order. The system prints it in up to three copies, each written for its channel, and files all of them under the customer.',
  },
  event: {
    label: 'The event',
    /** Drawn, not real: the shop and the order are the illustration of the whole site. */
    note: 'An illustration. The store and the order are drawn.',
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
    lead: 'Ask two things: how soon must it be read, and how long must it be kept? The rest follows. Our advice, not a rule: you set it message by message.',
    columns: { message: 'Message', reason: 'Because' },
    fits: { first: 'First choice', also: 'Also good', no: 'No' },
    rows: choice,
  },
  cost: {
    heading: 'What a message costs',
    lead: `The subscription is ${cite('price')} a month, however much you send. Messages are paid from a prepaid wallet: you put money in, each message takes its price out, and an empty wallet sends nothing.`,
    sum: ['messages', 'rate', 'from the wallet'],
    rules: [
      {
        term: 'Email',
        text: 'One email is one message, whatever its length.',
      },
      {
        term: 'WhatsApp',
        text: 'By kind of message (marketing, utility, authentication, service) and by the country of the number.',
      },
      {
        term: 'SMS',
        text: 'By part and country. A part holds 160 characters, or 70 as soon as one of them is an emoji or outside the plain alphabet. Longer texts are cut into parts of 153 or 67.',
      },
    ],
    receipt: {
      head: ['Example month', '1,000 orders'],
      lines: [
        { name: 'Email', note: 'two an order', amount: '2,000 × ____' },
        { name: 'WhatsApp', note: 'one an order', amount: '1,000 × ____' },
        { name: 'SMS', note: 'one part, every fourth order', amount: '250 × ____' },
      ],
      total: { label: 'From the wallet', amount: '________' },
      foot: 'The counts are an example. The blanks are for the rates of your countries, which change and are therefore given with their date.',
      code: '10482',
    },
    action: { label: 'See today’s rates', href: `${pages.pricing.path}#rates` },
  },
  faq: { heading: 'Asked about messages', more: { label: 'All questions', href: pages.faq.path } },
  closing: {
    heading: 'Send fewer, better.',
    text: 'Tell us what you send today, by which tools, and how often. We answer with a list of what could be dropped.',
    action: { label: 'Write to us', href: pages.contact.path },
  },
} as const
