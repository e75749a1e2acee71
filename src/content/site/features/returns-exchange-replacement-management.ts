import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

/** The slip as text, so that the page and the mail say the same. What stands in brackets is the shop's to fill in. */
const policy = [
  {
    title: 'Return',
    text: 'Changed your mind? Send it back within [30] days of delivery, unused. We refund the price to the way you paid within [5] working days of its arrival. Sending it back costs you [$4].',
  },
  {
    title: 'Exchange',
    text: 'Wrong size or colour? Choose the right one in your account within [30] days. We put it aside at once and send it when the first one is [scanned by the courier]. You pay or get back the difference. Sending costs you [nothing].',
  },
  {
    title: 'Replacement',
    text: 'Broken, faulty or not what you ordered? Send us [one photo] within [14] days. A new one leaves within [2] working days and you pay nothing. Keep the broken one unless we ask for it.',
  },
  {
    title: 'Not included',
    text: '[Made-to-order goods, opened soap, gift cards], unless they arrived broken.',
  },
] as const

export const returnsExchange: FeatureContent = {
  page: 'returnsExchange',
  description:
    'Something is coming back. Whether money moves, goods move or both is settled on one form, by the shopper, inside rules that you wrote.',
  reveal: {
    heading: 'Six questions instead of six emails',
    lines: [
      {
        term: 'Which thing?',
        text: 'The order is already open. They tick the line; nobody types an order number from a box in the hall.',
      },
      {
        term: 'What is wrong?',
        text: 'The answer decides the copy. “Too small” is an exchange, “arrived broken” is a replacement, “changed my mind” is a return.',
      },
      {
        term: 'What should happen?',
        text: 'Only what your policy allows is offered. What it does not allow is explained, with the date it ran out.',
      },
      {
        term: 'Who carries it?',
        text: 'A label, a pick-up, or nothing at all: some broken things cost more to fetch than to replace.',
      },
      {
        term: 'When is it over?',
        text: 'A date, from the start: of the pick-up, of the refund, of the new one at the door. It is kept up to date, not repeated.',
      },
      {
        term: 'What do we learn?',
        text: 'Reasons are counted by product and by batch. Four cracked vases from one crate are an email to the potter.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'The form is filled in',
        period: 'Two minutes',
        description:
          'In the account, from the order. Photo if broken, size if wrong, one reason in any case.',
      },
      {
        title: 'The rules answer',
        period: 'At once',
        description:
          'Inside the policy it is approved without you. Outside it, the form comes to your support team with everything on it.',
      },
      {
        title: 'Goods travel',
        period: 'Days, not emails',
        description: 'Each scan moves the status in the account and sends the copy you chose.',
      },
      {
        title: 'The books close',
        period: 'On arrival',
        description: 'Stock, money and points move in one entry. The three never disagree.',
      },
    ],
  },
  experiences: {
    heading: 'A parcel goes back. Nobody sulks.',
    items: [
      {
        title: 'The customer',
        description:
          'Knows the answer before sending anything. Never explains the same crack to three people.',
      },
      {
        title: 'The support team',
        description:
          'Reads the exceptions only. Each arrives with the photo, the order and the rule it broke.',
      },
      {
        title: 'The warehouse',
        description: 'Opens a parcel it was expecting, with a note that says shelf, repair or bin.',
      },
    ],
  },
  demo: {
    heading: 'See where a return begins',
    text: 'Returns begin in the order, in every account theme, and all three are open to try. Send something back: nothing leaves your browser.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the returns', href: `${demoPath('elite')}/returns` },
  },
  parallax: {
    caption: 'A refund ends a sale. An exchange finishes one. Ask which it is before you pay.',
  },
  memo: {
    heading: 'What moves, in each of the three',
    text: 'Pin it where the parcels are opened. The examples are from an invented store.',
    rows: [
      { term: 'Return', value: 'stock +1 after inspection, money back' },
      { term: 'Exchange', value: 'stock +1 and −1, only the difference is paid' },
      { term: 'Replacement', value: 'stock −1 now, no money, fault noted' },
      { term: 'Points', value: 'follow the money, every time' },
    ],
    mail: {
      label: 'Send the policy to a colleague',
      subject: 'A returns policy of four paragraphs',
      body: [
        'A policy to adapt. What stands in brackets is ours to fill in. Have it read by somebody who knows the law where we sell.',
        '',
        ...policy.map(({ title, text }) => `${title}\n${text}\n`),
      ].join('\n'),
    },
  },
}

export const returnsParts = {
  forms: {
    label:
      'One form in three copies. White, return: the kettle was not wanted; stock plus one after inspection, $64 back to the card, 64 points taken back. Canary, exchange: the stool is too short; 45 cm comes back, 65 cm leaves, $16 is paid, 16 points are added. Pink, replacement: the vase arrived broken; one vase leaves at once, no money moves, the fault is noted.',
    fields: { thing: 'Thing', reason: 'What is wrong', stock: 'Stock', money: 'Money', points: 'Points' },
    copies: [
      {
        surface: 'white',
        copy: 'White copy',
        number: '10482-R',
        name: 'Return',
        goods: 'kettle',
        thing: 'Enamel kettle, 1.5 l',
        reason: 'Changed my mind',
        moves: { stock: '+1, once inspected', money: '$64.00 back to the card', points: '−64' },
        verdict: 'Refund',
      },
      {
        surface: 'canary',
        copy: 'Canary copy',
        number: '10391-E',
        name: 'Exchange',
        goods: 'stool',
        thing: 'Beech stool, 45 cm',
        reason: 'Too short',
        moves: { stock: '+1 of 45 cm, −1 of 65 cm', money: '$16.00 paid', points: '+16' },
        verdict: 'Swap',
      },
      {
        surface: 'pink',
        copy: 'Pink copy',
        number: '10482-P',
        name: 'Replacement',
        goods: 'vase',
        thing: 'Bottle vase, clay',
        reason: 'Arrived broken',
        moves: { stock: '−1 at once, old one written off', money: 'none', points: 'none' },
        verdict: 'Resend',
      },
    ],
  },
  counter: {
    heading: 'Both sides of the counter',
    text: 'The shopper sees three answers and a date. The bench sees a parcel it expected. Neither has written an email.',
    panel:
      'The work order for the exchange of order 10391, an illustration: expected Thursday, 45 cm to the shelf if unused, 65 cm is put aside, $16 was paid.',
    title: 'Expected Thursday: 10391-E',
    rows: [
      { name: 'Comes in', value: 'Beech stool, 45 cm' },
      { name: 'Goes out', value: 'Beech stool, 65 cm, bay 14, put aside' },
      { name: 'Paid', value: '$16.00, 27 February, 10:06' },
    ],
    question: 'What is in the parcel?',
    answers: [
      { name: 'As new', note: 'To the shelf, stock +1' },
      { name: 'Used', note: 'To repair, ask support' },
      { name: 'Not a stool', note: 'Hold everything' },
    ],
    note: 'Illustration: invented order of an invented store.',
  },
  features: {
    heading: 'Three modules, nine features',
    text: 'Each copy of the form has three of its own.',
    modules: [
      {
        name: 'Return',
        surface: 'white',
        items: ['Reasons, in your words', 'Label or pick-up', 'Refund to card, or store credit'],
      },
      {
        name: 'Exchange',
        surface: 'canary',
        items: ['New size put aside at once', 'Difference paid or returned', 'Send on scan, or on arrival'],
      },
      {
        name: 'Replacement',
        surface: 'pink',
        items: ['Photo instead of parcel', 'Sent before the old one is back', 'Faults counted by product'],
      },
    ],
  },
  policy: {
    heading: 'A policy that fits on one page',
    text: 'Four paragraphs that a person can read standing up. Take them, put your own numbers in the brackets, and have them read by somebody who knows the law where you sell.',
    hint: 'One click on the text selects all of it.',
    title: 'If something is not right',
    items: policy,
    foot: 'Start in your account. It takes two minutes.',
  },
} as const
