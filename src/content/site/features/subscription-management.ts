import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

/** What one subscriber did in a year of boxes, four weeks apart. An illustration, and called so on the page. */
const year = [
  { did: 'sent', note: 'First box' },
  { did: 'sent' },
  { did: 'swapped', note: 'Dark roast, this once' },
  { did: 'sent' },
  { did: 'skipped', note: 'Away in July' },
  { did: 'sent' },
  { did: 'paused', note: 'Eight weeks abroad' },
  { did: 'paused', note: 'Resumes on 28 October' },
  { did: 'sent', note: 'Back, automatically' },
  { did: 'doubled', note: 'Two bags, for guests' },
  { did: 'moved', note: 'Three days early, before the holidays' },
  { did: 'retried', note: 'Card expired, replaced in a day' },
  { did: 'sent', note: 'Box ten' },
] as const

const firstBox = Date.UTC(2025, 2, 18)
const fourWeeks = 28 * 24 * 60 * 60 * 1000
const dated = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Day and three letters of the month: the platform's own short form of September has four. */
const shortDate = (time: number) => dated.format(time).replace(/(?<= \p{L}{3})\p{L}+/u, '')

const boxes = year.map((box, index) => ({
  note: '',
  ...box,
  number: index + 1,
  date: shortDate(firstBox + index * fourWeeks),
}))

export type BoxFate = (typeof year)[number]['did']

const fates = {
  sent: 'Sent',
  swapped: 'Swapped',
  skipped: 'Skipped',
  paused: 'Paused',
  doubled: 'Doubled',
  moved: 'Moved',
  retried: 'Retried',
} as const satisfies Record<BoxFate, string>

const keeps = (did: BoxFate) => did !== 'skipped' && did !== 'paused'

const kept = boxes.filter(({ did }) => keeps(did)).length

export const subscriptionManagement: FeatureContent = {
  page: 'subscriptionManagement',
  description: 'Let subscribers skip, swap and pause in their account, so they don’t have to cancel.',
  reveal: {
    heading: 'What subscribers can do themselves',
    lines: [
      {
        term: 'Skip',
        text: 'They skip the next box and see the new date before they confirm.',
      },
      {
        term: 'Swap',
        text: 'Another roast or size, once or from now on. The price changes at once.',
      },
      {
        term: 'Pause',
        text: 'Until a date they choose. Deliveries then resume automatically.',
      },
      {
        term: 'Leave',
        text: 'They cancel in the account in two taps. People come back to stores that make it easy.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'They subscribe',
        period: 'Day 0',
        description: 'On the product page, at checkout, or from an earlier order.',
      },
      {
        title: 'They get a reminder',
        period: 'Three days before',
        description:
          'It says what is in the box, the price and the date, with buttons to skip, swap or move it.',
      },
      {
        title: 'You charge and pack',
        period: 'The night before',
        description: 'Cards are charged and labels printed. From here it is a normal order.',
      },
      {
        title: 'The box ships',
        period: 'Every four weeks',
        description: 'The account shows the order and the next date.',
      },
    ],
  },
  experiences: {
    heading: 'No surprises',
    items: [
      {
        title: 'The subscriber',
        description: 'Knows every charge and the next three dates.',
      },
      {
        title: 'The warehouse',
        description: 'Knows the night before what ships, with every skip and swap included.',
      },
      {
        title: 'The owner',
        description: 'Sees the revenue of the coming weeks, and what is paused.',
      },
    ],
  },
  demo: {
    heading: 'Skip a box',
    text: 'In the live demo, skip a box and watch the dates change.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the subscriptions', href: `${demoPath('elite')}/subscriptions` },
  },
  parallax: {
    caption: 'Thirteen boxes a year. Skipping three is better than cancelling them all.',
  },
  memo: {
    heading: 'What to offer before they cancel',
    text: 'Offer one of these, with the cancel button on the same screen.',
    rows: [
      { term: 'Too much', value: 'Every six weeks instead of four?' },
      { term: 'Going away', value: 'Pause until a date you choose?' },
      { term: 'Tired of it', value: 'Try another one, this once?' },
      { term: 'Too expensive', value: 'A smaller bag?' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'What should our cancel page offer?',
      body: [
        'Offer one of these before a subscriber cancels, with the cancel button on the same screen:',
        '',
        'Too much: every six weeks instead of four?',
        'Going away: pause until a date you choose?',
        'Tired of it: try another one, this once?',
        'Too expensive: a smaller bag?',
      ].join('\n'),
    },
  },
}

export const subscriptionParts = {
  calendar: {
    label:
      'A tear-off calendar at Tuesday 18 March: House blend, 500 g, every four weeks. Three pages have been torn off it and lie beside it: one is stamped Skipped, one Swapped, one Paused until 28 October.',
    top: {
      weekday: 'Tuesday',
      day: '18',
      month: 'March',
      box: 'Box 1 of a subscription',
      goods: 'House blend, 500 g',
    },
    torn: [
      { day: '8', month: 'July', fate: 'Skipped' },
      { day: '13', month: 'May', fate: 'Swapped' },
      { day: '2', month: 'September', fate: 'Paused' },
    ],
  },
  year: {
    heading: 'One subscription, one year',
    text: `${boxes.length} dates, ${kept} boxes, no support ticket. Without skipping, this customer might have cancelled at box five.`,
    caption: 'A year of one subscription, drawn to scale: one tick is a week',
    boxes: boxes.map((box) => ({ ...box, fate: fates[box.did], kept: keeps(box.did) })),
    note: 'Illustration: Asha Rao and Tamarind Supply are fictional. This is an example, not a measured result.',
  },
  desk: {
    heading: 'What ships on Tuesday',
    text: 'The subscriber and the warehouse see the same data.',
    panel:
      'The packing list for Tuesday 18 March, an illustration: 38 boxes leave, 4 were skipped, 3 swapped and 2 are paused.',
    title: 'Ships on Tuesday 18 March',
    closes: 'Changes until Monday 20:00',
    counts: [
      { value: '38', name: 'ship' },
      { value: '4', name: 'skipped' },
      { value: '3', name: 'swapped' },
      { value: '2', name: 'paused' },
    ],
    rows: [
      { goods: 'coffee', name: 'House blend, 500 g', note: '31 boxes, 36 bags', state: 'as ordered' },
      { goods: 'coffee', name: 'Dark roast, 500 g', note: '3 boxes, for House blend', state: 'swapped' },
      { goods: 'soap', name: 'Olive soap, three bars', note: '4 boxes', state: 'as ordered' },
    ],
    note: 'Illustration: the store and its figures are fictional.',
  },
  features: {
    heading: 'All twelve features',
    text: 'Three modules: the calendar, the box and the payment.',
    modules: [
      {
        name: 'The calendar',
        surface: 'white',
        items: ['Skip once', 'Change the date', 'Change the interval', 'Pause until a date'],
      },
      {
        name: 'The box',
        surface: 'canary',
        items: ['Swap the product', 'Change the quantity', 'Add a product once', 'Change the address'],
      },
      {
        name: 'The payment',
        surface: 'pink',
        items: [
          'Notice before a charge',
          'Update the card',
          'Payment retry, with a notice',
          'Cancel in the account',
        ],
      },
    ],
  },
} as const
