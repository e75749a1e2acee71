import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

/** Said by the timetable and by the memo that is made from it. */
const timetable = [
  {
    reminder: 'The price dropped',
    when: '09:00 the next morning',
    channel: 'email',
    why: 'There is room for the old price, the new one and a picture.',
    silent: 'The drop is under 5%, or they have bought it.',
  },
  {
    reminder: 'Saved for a week',
    when: 'Day 7, at the hour it was saved',
    channel: 'whatsapp',
    why: 'They can answer with one tap: keep it or remove it.',
    silent: 'They opened the list during the week.',
  },
  {
    reminder: 'Back in stock',
    when: 'At once, between 09:00 and 21:00',
    channel: 'sms',
    why: 'SMS is read within minutes, and stock may sell out today.',
    silent: 'There are fewer pieces than people waiting. Those who saved it first are told first.',
  },
] as const

const channelNames = { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' } as const

const houseRules = 'At most one reminder a week for each person, and each reminder once for each product.'

/** How the person who buys for the shop reads the board. */
const readings = [
  { term: 'Saved often, out of stock', value: 'Reorder it' },
  { term: 'Saved often, never sold', value: 'Check the price and the delivery fee' },
  { term: 'Saved in one size', value: 'Reorder that size only' },
  { term: 'Sold often, never saved', value: 'Show it earlier on the page' },
] as const

const memoBody = [
  'How to read a wishlist:',
  '',
  ...readings.map(({ term, value }) => `${term}: ${value}.`),
  '',
  'A schedule for reminders:',
  '',
  ...timetable.map(
    ({ reminder, when, channel, silent }) =>
      `${reminder}: ${when}, by ${channelNames[channel]}. Not sent if: ${silent}`,
  ),
  '',
  `Limit: ${houseRules}`,
].join('\n')

export const wishlist: FeatureContent = {
  page: 'wishlist',
  description:
    'Shoppers save what they are not ready to buy. The list follows them to every device and reminds them once, when the price drops or stock returns.',
  reveal: {
    heading: 'A list that brings shoppers back',
    lines: [
      {
        term: 'Save',
        text: 'One tap on any product, signed in or not. The list moves into the account when they sign up.',
      },
      {
        term: 'Keep',
        text: 'Saved on the phone, there on the laptop, with the right colour and size.',
      },
      {
        term: 'Watch',
        text: 'We check stock and price of every saved product whenever you change them.',
      },
      {
        term: 'Remind',
        text: 'Back in stock, lower price, or saved for a week. Never for another reason.',
      },
      {
        term: 'Move',
        text: 'From list to basket in one tap.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'A shopper saves a product',
        period: 'Any visit',
        description: 'With the heart beside the price. No account needed, no pop-up.',
      },
      {
        title: 'You change stock or price',
        period: 'While they are away',
        description: 'Work in Shopify as usual. The list notices the change.',
      },
      {
        title: 'They get one message',
        period: 'When it changes',
        description: 'On one channel: SMS if it is urgent, email if it can wait.',
      },
      {
        title: 'They buy, or remove it',
        period: 'The same day, or never',
        description: 'Once bought, a product is never advertised to them again.',
      },
    ],
  },
  experiences: {
    heading: 'One list, useful to three people',
    items: [
      {
        title: 'The customer',
        description: 'Finds the product again, in the right colour.',
      },
      {
        title: 'The buyer',
        description: 'Knows what to reorder, in which sizes.',
      },
      {
        title: 'The marketing team',
        description: 'Writes only to people who saved that product.',
      },
    ],
  },
  demo: {
    heading: 'Try the wishlist',
    text: 'It is part of every theme in the live demo. In a call of half an hour we can show it with your own products.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the wishlist', href: `${demoPath('elite')}/wishlist` },
  },
  parallax: {
    caption: 'Sell what’s on the list before you buy another ad.',
  },
  memo: {
    heading: 'What a wishlist tells your buyer',
    text: 'Every Monday, compare the list with your stock for ten minutes.',
    rows: readings,
    mail: {
      label: 'Send this to a colleague',
      subject: 'What our wishlist tells us',
      body: memoBody,
    },
  },
}

/** The drawing, the screens and the tables that only this page has. */
export const wishlistParts = {
  pegboard: {
    label:
      'A pegboard with seven things of Tamarind Supply that Asha has saved. The kettle carries a white tag: the price dropped from $72 to $64. The lamp carries a canary tag: saved for a week. The vase carries a pink tag: back in stock. Where the mug hung there is only its outline, because it was bought.',
    note: 'Asha’s list at Tamarind Supply, a fictional store',
    pegs: [
      {
        goods: 'kettle',
        name: 'Enamel kettle, 1.5 l',
        price: '$64',
        was: '$72',
        tag: { surface: 'white', text: 'Price dropped' },
      },
      { goods: 'stool', name: 'Beech stool, 65 cm', price: '$74' },
      {
        goods: 'lamp',
        name: 'Desk lamp, small',
        price: '$84',
        tag: { surface: 'canary', text: 'Saved for a week' },
      },
      { goods: 'textile', name: 'Linen throw', price: '$38' },
      { goods: 'mug', name: 'Stoneware mug', price: 'Bought', gone: true },
      { goods: 'candle', name: 'Beeswax candle', price: '$18' },
      {
        goods: 'vase',
        name: 'Bottle vase, clay',
        price: '$38',
        tag: { surface: 'pink', text: 'Back in stock' },
      },
      { goods: 'soap', name: 'Olive soap', price: '$9' },
    ],
  },
  copies: {
    heading: 'Three reminders, three channels',
    text: 'Email for news that can wait, WhatsApp for a question, SMS for what may sell out today.',
    items: [
      {
        channel: 'email',
        place: '1 of 3',
        code: 'EM',
        name: 'Price dropped',
        line: 'Old price, new price and a picture.',
        uses: ['At 09:00 the next morning', 'Shows the old price', 'Not below 5%'],
      },
      {
        channel: 'whatsapp',
        place: '2 of 3',
        code: 'WA',
        name: 'Saved for a week',
        line: 'A question they can answer with “no”.',
        uses: ['On day 7, at the hour it was saved', 'Answered with one tap', 'Asked once for each product'],
      },
      {
        channel: 'sms',
        place: '3 of 3',
        code: 'SM',
        name: 'Back in stock',
        line: 'One sentence and a link.',
        uses: ['Within a minute, in the daytime', 'First saved, first told', 'Stops when stock runs out'],
      },
    ],
  },
  wanted: {
    heading: 'The list your buyer reads',
    text: 'Sales reports tell you what sold. The wishlist tells you what would have. Two modules, the list and its reminders, with five features in all.',
    panel:
      'The merchant’s list of wanted goods, an illustration: the bottle vase is saved by 214 people and out of stock, the desk lamp by 96, the enamel kettle by 81, the beech stool by 40.',
    title: 'Wanted',
    period: 'Last 30 days',
    head: ['Product', 'Saved by', 'In stock'],
    rows: [
      {
        goods: 'vase',
        name: 'Bottle vase, clay',
        saved: 214,
        shelf: 'none',
        advice: '214 people get a message when it is back',
      },
      { goods: 'lamp', name: 'Desk lamp, small', saved: 96, shelf: '31', advice: 'Asked after a week' },
      {
        goods: 'kettle',
        name: 'Enamel kettle, 1.5 l',
        saved: 81,
        shelf: '112',
        advice: 'Message sent today: $72 to $64',
      },
      {
        goods: 'stool',
        name: 'Beech stool, 65 cm',
        saved: 40,
        shelf: '8',
        advice: 'Only 3 saved the 45 cm. Reorder the 65 cm',
      },
    ],
    note: 'Illustration: the store and its figures are fictional.',
  },
  timetable: {
    heading: 'When we write, and when we don’t',
    text: 'These are the defaults. You can change every one of them.',
    caption: 'The reminder schedule',
    head: { reminder: 'Reminder', when: 'Sent', channel: 'Channel', why: 'Why', silent: 'Not sent if' },
    rows: timetable.map((row) => ({ ...row, channelName: channelNames[row.channel] })),
    rule: houseRules,
  },
} as const
