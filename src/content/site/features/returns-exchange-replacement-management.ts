import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

/** The slip as text, so that the page and the mail say the same. What stands in brackets is the shop's to fill in. */
const policy = [
  {
    title: 'Return',
    text: 'Changed your mind? Send it back within [30] days of delivery, unused. We refund the price to your original payment method within [5] working days of its arrival. Sending it back costs you [$4].',
  },
  {
    title: 'Exchange',
    text: 'Wrong size or colour? Choose the right one in your account within [30] days. We reserve it at once and send it when the first one is [scanned by the courier]. You pay or get back the difference. Sending costs you [nothing].',
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
    'Shoppers start a return, exchange or replacement with one form in their account. You set the rules.',
  reveal: {
    heading: 'One form instead of six emails',
    lines: [
      {
        term: 'Which product?',
        text: 'They start from the order, so they never type an order number.',
      },
      {
        term: 'What is wrong?',
        text: '“Too small” suggests an exchange, “arrived broken” a replacement, “changed my mind” a return.',
      },
      {
        term: 'What should happen?',
        text: 'The form offers what your policy allows, and explains what it doesn’t.',
      },
      {
        term: 'Who carries it?',
        text: 'A label, a pick-up, or no return at all, if the product is not worth the freight.',
      },
      {
        term: 'When is it over?',
        text: 'Shoppers see the date of the pick-up and of the refund or new parcel from the start.',
      },
      {
        term: 'What do we learn?',
        text: 'You see the reasons by product, so you find the batch with the cracked vases.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'The shopper fills in the form',
        period: 'Two minutes',
        description: 'In the account, from the order: a reason, and a photo if it is broken.',
      },
      {
        title: 'Your rules decide',
        period: 'At once',
        description:
          'Requests within your policy are approved automatically. The others go to your support team.',
      },
      {
        title: 'The parcel comes back',
        period: 'A few days',
        description: 'Every scan updates the account and sends a message.',
      },
      {
        title: 'Everything is settled',
        period: 'On arrival',
        description: 'Stock, refund and points are updated together.',
      },
    ],
  },
  experiences: {
    heading: 'Easy returns for everyone involved',
    items: [
      {
        title: 'The customer',
        description: 'Knows the answer before sending anything back.',
      },
      {
        title: 'The support team',
        description: 'Handles only exceptions, with photo and order attached.',
      },
      {
        title: 'The warehouse',
        description: 'Knows what is coming back and where it goes.',
      },
    ],
  },
  demo: {
    heading: 'Send something back',
    text: 'Start a return in the live demo, in any theme. Nothing leaves your browser.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the returns', href: `${demoPath('elite')}/returns` },
  },
  parallax: {
    caption: 'A refund ends the sale. An exchange keeps it. Offer the exchange first.',
  },
  memo: {
    heading: 'What happens to stock, money and points',
    text: 'A summary for the people who open the parcels.',
    rows: [
      { term: 'Return', value: 'stock +1 after inspection, money refunded' },
      { term: 'Exchange', value: 'stock +1 and −1, only the difference is paid' },
      { term: 'Replacement', value: 'stock −1 now, nothing to pay, fault recorded' },
      { term: 'Points', value: 'always follow the money' },
    ],
    mail: {
      label: 'Send the policy to a colleague',
      subject: 'A returns policy of four paragraphs',
      body: [
        'A returns policy to adapt. Fill in the brackets and have a lawyer check it for the countries we sell to.',
        '',
        ...policy.map(({ title, text }) => `${title}\n${text}\n`),
      ].join('\n'),
    },
  },
}

export const returnsParts = {
  forms: {
    label:
      'Three forms. White, return: the kettle was not wanted; stock plus one after inspection, $64 back to the card, 64 points taken back. Canary, exchange: the stool is too short; 45 cm comes back, 65 cm leaves, $16 is paid, 16 points are added. Pink, replacement: the vase arrived broken; one vase leaves at once, no money moves, the fault is noted.',
    fields: { thing: 'Product', reason: 'What is wrong', stock: 'Stock', money: 'Money', points: 'Points' },
    copies: [
      {
        surface: 'white',
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
    heading: 'What the shopper and the warehouse see',
    text: 'The shopper sees three options and a date. The warehouse knows what is coming back.',
    panel:
      'The work order for the exchange of order 10391, an illustration: expected Thursday, 45 cm to the shelf if unused, 65 cm is reserved, $16 was paid.',
    title: 'Expected Thursday: 10391-E',
    rows: [
      { name: 'Coming back', value: 'Beech stool, 45 cm' },
      { name: 'To send', value: 'Beech stool, 65 cm, reserved in bay 14' },
      { name: 'Paid', value: '$16.00, 27 February, 10:06' },
    ],
    question: 'What is in the parcel?',
    answers: [
      { name: 'As new', note: 'Back to stock, +1' },
      { name: 'Used', note: 'To repair, ask support' },
      { name: 'Not a stool', note: 'Stop and ask support' },
    ],
    note: 'Illustration: the store and the order are fictional.',
  },
  features: {
    heading: 'All nine features',
    text: 'Three modules with three features each.',
    modules: [
      {
        name: 'Return',
        surface: 'white',
        items: ['Reasons, in your words', 'Label or pick-up', 'Refund to card, or store credit'],
      },
      {
        name: 'Exchange',
        surface: 'canary',
        items: ['New size reserved at once', 'Difference paid or returned', 'Send on scan, or on arrival'],
      },
      {
        name: 'Replacement',
        surface: 'pink',
        items: ['Photo instead of parcel', 'Sent before the old one is back', 'Faults counted by product'],
      },
    ],
  },
  policy: {
    heading: 'A returns policy to copy',
    text: 'Four short paragraphs. Put your own numbers in the brackets and have a lawyer check it for the countries you sell to.',
    hint: 'Click the text to select all of it.',
    title: 'If something isn’t right',
    items: policy,
    foot: 'Start in your account. It takes two minutes.',
  },
} as const
