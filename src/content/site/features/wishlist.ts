import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

/** Said by the timetable and by the memo that is made from it. */
const timetable = [
  {
    reminder: 'The price came down',
    when: '09:00 the next morning',
    channel: 'email',
    why: 'Needs room for the old price, the new one and a picture.',
    silent: 'The drop is under 5%, or they bought it since.',
  },
  {
    reminder: 'It has hung there a week',
    when: 'Day 7, at the hour it was saved',
    channel: 'whatsapp',
    why: 'A question with two answers: keep it, or take it down.',
    silent: 'They opened the list during the week. They know.',
  },
  {
    reminder: 'It is back in stock',
    when: 'At once, between 09:00 and 21:00',
    channel: 'sms',
    why: 'Read within minutes, and by tonight it may be gone again.',
    silent: 'Fewer pieces came in than people are waiting: first come, first told.',
  },
] as const

const channelNames = { email: 'Email', whatsapp: 'WhatsApp', sms: 'SMS' } as const

const houseRules =
  'One reminder a person a week, whatever happens. Each of the three goes once for each item.'

/** How the person who buys for the shop reads the board. */
const readings = [
  { term: 'Saved, none left', value: 'Order it. The list is your proof' },
  { term: 'Saved, never sold', value: 'It is the price, or the postage' },
  { term: 'Saved in one size', value: 'Buy that size, not the range' },
  { term: 'Sold, never saved', value: 'Found in a hurry. Show it sooner' },
] as const

const memoBody = [
  'Four readings of a wishlist:',
  '',
  ...readings.map(({ term, value }) => `${term}: ${value}.`),
  '',
  'And a timetable for its reminders, to argue about:',
  '',
  ...timetable.map(
    ({ reminder, when, channel, silent }) =>
      `${reminder}: ${when}, by ${channelNames[channel]}. Say nothing if: ${silent}`,
  ),
  '',
  `House rule: ${houseRules}`,
].join('\n')

export const wishlist: FeatureContent = {
  page: 'wishlist',
  description:
    'People save what they cannot buy yet. The list keeps it for them, on every device, and speaks up once, when there is something to say.',
  reveal: {
    heading: 'A shopping list that answers back',
    lines: [
      {
        term: 'Save',
        text: 'One press on any product, signed in or not. The visitor’s list moves into the account when they make one.',
      },
      {
        term: 'Keep',
        text: 'Saved on the phone at lunch, there on the laptop at night. Colour and size are kept, not only the name.',
      },
      {
        term: 'Watch',
        text: 'Stock and price of every saved thing are looked at whenever you change them. Nobody has to refresh a page.',
      },
      {
        term: 'Remind',
        text: 'Back in stock, down in price, or a week on the board. Three reasons to write, and no fourth.',
      },
      {
        term: 'Move',
        text: 'From list to basket in one press, while it is still there.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'It is hung up',
        period: 'Any visit',
        description: 'A heart beside the price. No account is asked for, no pop-up follows.',
      },
      {
        title: 'It is watched',
        period: 'While they are away',
        description: 'You restock the vase or reprice the kettle as you always did. The list notices.',
      },
      {
        title: 'It says so, once',
        period: 'When it changes',
        description: 'One message on one channel, chosen by how quickly the news goes stale.',
      },
      {
        title: 'It comes down',
        period: 'The same day, or never',
        description: 'Bought, removed, or left to hang. A thing that was bought is never advertised again.',
      },
    ],
  },
  experiences: {
    heading: 'One list, read by three people',
    items: [
      {
        title: 'The customer',
        description: 'Has stopped emailing links to themselves. The store remembers the colour as well.',
      },
      {
        title: 'The buyer',
        description:
          'Knows what people want before ordering it, with sizes. It is next month’s purchase order in draft.',
      },
      {
        title: 'The marketing team',
        description: 'Writes to those who asked about that vase, instead of to everyone about vases.',
      },
    ],
  },
  demo: {
    heading: 'Put your own goods on the board',
    text: 'The wishlist is part of every account theme, and all three are open to try. In half an hour with a person it can be your own goods that hang there.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the wishlist', href: `${demoPath('elite')}/wishlist` },
  },
  parallax: {
    caption: 'Nobody saves what they do not want. Answer the list before you buy another advertisement.',
  },
  memo: {
    heading: 'Four readings of a wishlist',
    text: 'For whoever places the orders. Ten minutes on a Monday, with the board on the left and the shelf on the right.',
    rows: readings,
    mail: {
      label: 'Send it, with the timetable',
      subject: 'What our wishlist is trying to tell us',
      body: memoBody,
    },
  },
}

/** The drawing, the screens and the tables that only this page has. */
export const wishlistParts = {
  pegboard: {
    label:
      'A pegboard with seven things of Tamarind Supply that Asha has saved. The kettle carries a white tag: the price came down from $72 to $64. The lamp carries a canary tag: a week on the board. The vase carries a pink tag: back in stock. Where the mug hung there is only its outline, because it was bought.',
    note: 'Asha’s list at Tamarind Supply, an invented store',
    pegs: [
      {
        goods: 'kettle',
        name: 'Enamel kettle, 1.5 l',
        price: '$64',
        was: '$72',
        tag: { surface: 'white', text: 'Price came down' },
      },
      { goods: 'stool', name: 'Beech stool, 65 cm', price: '$74' },
      {
        goods: 'lamp',
        name: 'Desk lamp, small',
        price: '$84',
        tag: { surface: 'canary', text: 'A week on the board' },
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
    heading: 'Three reminders, three copies',
    text: 'News that keeps goes by email. A question goes by WhatsApp. What may be gone by tonight goes by SMS.',
    items: [
      {
        channel: 'email',
        place: '1 of 3',
        code: 'EM',
        name: 'The price came down',
        line: 'A sum and a picture, to be read when there is time.',
        uses: ['09:00 the next morning', 'Says what it cost before', 'Silent below 5%'],
      },
      {
        channel: 'whatsapp',
        place: '2 of 3',
        code: 'WA',
        name: 'A week on the board',
        line: 'Not a nudge but a question, and “no” is one of the buttons.',
        uses: ['Day 7, the hour it was saved', 'Answered with one thumb', 'Asked once for each item'],
      },
      {
        channel: 'sms',
        place: '3 of 3',
        code: 'SM',
        name: 'Back in stock',
        line: 'One sentence and a link. Urgent, because it is.',
        uses: ['Within the minute, by day', 'In the order they asked', 'Stops when the shelf is empty'],
      },
    ],
  },
  wanted: {
    heading: 'The list your buyer reads',
    text: 'The till tells you what sold. The board tells you what would have. That is the whole of it: two modules, the list and its reminders, and the five features counted above.',
    panel:
      'The merchant’s list of wanted goods, an illustration: the bottle vase is saved by 214 people and out of stock, the desk lamp by 96, the enamel kettle by 81, the beech stool by 40.',
    title: 'Wanted',
    period: 'Last 30 days',
    head: ['Goods', 'Saved by', 'On the shelf'],
    rows: [
      {
        goods: 'vase',
        name: 'Bottle vase, clay',
        saved: 214,
        shelf: 'none',
        advice: '214 people to tell on the day it returns',
      },
      { goods: 'lamp', name: 'Desk lamp, small', saved: 96, shelf: '31', advice: 'Asked after a week' },
      {
        goods: 'kettle',
        name: 'Enamel kettle, 1.5 l',
        saved: 81,
        shelf: '112',
        advice: 'Told this morning: $72 to $64',
      },
      {
        goods: 'stool',
        name: 'Beech stool, 65 cm',
        saved: 40,
        shelf: '8',
        advice: '45 cm is saved by 3. Buy the tall one',
      },
    ],
    note: 'Illustration: invented figures of an invented store.',
  },
  timetable: {
    heading: 'When to speak, and when not to',
    text: 'A timetable to start from. Everything in it is a setting, including the last column, which matters most.',
    caption: 'The reminder timetable',
    head: { reminder: 'Reminder', when: 'Sent', channel: 'Copy', why: 'Because', silent: 'Say nothing if' },
    rows: timetable.map((row) => ({ ...row, channelName: channelNames[row.channel] })),
    rule: houseRules,
  },
} as const
