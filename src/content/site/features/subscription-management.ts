import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

/** What one subscriber did in a year of boxes, four weeks apart. An illustration, and called so on the page. */
const year = [
  { did: 'sent', note: 'First box' },
  { did: 'sent' },
  { did: 'swapped', note: 'Dark roast instead, this once' },
  { did: 'sent' },
  { did: 'skipped', note: 'Away in July' },
  { did: 'sent' },
  { did: 'paused', note: 'Eight weeks abroad' },
  { did: 'paused', note: 'Returns by itself on 28 October' },
  { did: 'sent', note: 'Back, nobody had to write' },
  { did: 'doubled', note: 'Guests. Two bags' },
  { did: 'moved', note: 'Three days early, before the holidays' },
  { did: 'retried', note: 'Card expired; new one on file in a day' },
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
  description:
    'A subscription is a standing order from somebody whose weeks are not all alike. Let them skip, swap and pause, so that leaving is not the only button.',
  reveal: {
    heading: 'What the shopper can do to a standing order',
    lines: [
      {
        term: 'Skip',
        text: 'Not this one, thank you. The next date is shown before they press, so nobody wonders what they have just done.',
      },
      {
        term: 'Swap',
        text: 'Another roast, another size, once or from now on. The price is put right on the spot.',
      },
      {
        term: 'Pause',
        text: 'Always with a date of return. A pause without one is a cancellation that nobody has admitted to.',
      },
      {
        term: 'Leave',
        text: 'In the account, in two presses, without a telephone call. People come back to stores that let them go.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'A rhythm is chosen',
        period: 'Day 0',
        description:
          'On the product page, at checkout, or later from an order that is already in the account.',
      },
      {
        title: 'The box announces itself',
        period: 'Three days before',
        description:
          'What is in it, what it costs, when it leaves. Skip, swap and move stand under the message.',
      },
      {
        title: 'The list closes',
        period: 'The night before',
        description:
          'Cards are charged, labels written, stock taken. From here on the box is an ordinary order.',
      },
      {
        title: 'The box is sent',
        period: 'Every four weeks',
        description: 'Delivered, filed under orders, and the next date is already up.',
      },
    ],
  },
  experiences: {
    heading: 'A calm Tuesday for everyone',
    items: [
      {
        title: 'The subscriber',
        description:
          'Is never surprised by a parcel or by a charge. Can see the next three dates from the sofa.',
      },
      {
        title: 'The packing bench',
        description: 'Knows on Monday night what leaves on Tuesday, with every skip and swap already in it.',
      },
      {
        title: 'The owner',
        description: 'Sees what is promised for the weeks to come, and what is only resting.',
      },
    ],
  },
  demo: {
    heading: 'See where a box is skipped',
    text: 'Subscriptions are part of every account theme, and all three are open to try. Skip a box and look at the dates.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the subscriptions', href: `${demoPath('elite')}/subscriptions` },
  },
  parallax: {
    caption:
      'Thirteen Tuesdays in a year. Somebody who may miss three of them will be there for the other ten.',
  },
  memo: {
    heading: 'Four questions for the cancel page',
    text: 'Ask one of these before the last button, never all of them, and put the last button on the same screen.',
    rows: [
      { term: 'Too much', value: 'Every six weeks instead of four?' },
      { term: 'Going away', value: 'Pause until a date you choose?' },
      { term: 'Tired of it', value: 'Swap for another, this once?' },
      { term: 'Too dear', value: 'A smaller bag, the same rhythm?' },
    ],
    mail: {
      label: 'Send the questions to a colleague',
      subject: 'What should our cancel page ask?',
      body: [
        'One question before the last button, never all four, and the last button on the same screen:',
        '',
        'Too much: every six weeks instead of four?',
        'Going away: pause until a date you choose?',
        'Tired of it: swap for another, this once?',
        'Too dear: a smaller bag, the same rhythm?',
        '',
        'And then let them go.',
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
      box: 'Box 1 of a standing order',
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
    text: `${boxes.length} dates, ${kept} boxes, no ticket. Without the ways to say “not now”, box five is where it could have ended.`,
    caption: 'A year of one standing order, drawn to scale: a week to each tick',
    boxes: boxes.map((box) => ({ ...box, fate: fates[box.did], kept: keeps(box.did) })),
    note: 'Illustration: Asha Rao and Tamarind Supply are invented. It is how a year can look, not how years have been measured.',
  },
  desk: {
    heading: 'What leaves on Tuesday',
    text: 'One screen for the person who waits for the coffee, one for the person who packs it. Both are the same list.',
    panel:
      'The packing list for Tuesday 18 March, an illustration: 38 boxes leave, 4 were skipped, 3 swapped and 2 are paused.',
    title: 'Leaves Tuesday 18 March',
    closes: 'List closes Monday 20:00',
    counts: [
      { value: '38', name: 'leave' },
      { value: '4', name: 'skipped' },
      { value: '3', name: 'swapped' },
      { value: '2', name: 'paused' },
    ],
    rows: [
      { goods: 'coffee', name: 'House blend, 500 g', note: '31 boxes, 36 bags', state: 'as ordered' },
      { goods: 'coffee', name: 'Dark roast, 500 g', note: '3 boxes, for House blend', state: 'swapped' },
      { goods: 'soap', name: 'Olive soap, three bars', note: '4 boxes', state: 'as ordered' },
    ],
    note: 'Illustration: invented figures of an invented store.',
  },
  features: {
    heading: 'Twelve features, a month each',
    text: 'Three modules of four: the calendar, the box and the payment.',
    modules: [
      {
        name: 'The calendar',
        surface: 'white',
        items: ['Skip once', 'Change the date', 'Change the rhythm', 'Pause, with return'],
      },
      {
        name: 'The box',
        surface: 'canary',
        items: ['Swap the product', 'Change how many', 'Add a thing once', 'Change the address'],
      },
      {
        name: 'The payment',
        surface: 'pink',
        items: ['Notice before charge', 'New card on file', 'Retry, with a word', 'Leave in the account'],
      },
    ],
  },
} as const
