import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

const dollars = (amount: number) => `$${amount.toFixed(2)}`
const cents = (amount: number) => `${Number((amount * 100).toFixed(2))}¢`
const points = (count: number) => count.toLocaleString('en-GB')

/** An example, and called so wherever it is shown: the shop puts its own figures in the same places. */
const example = {
  redeemedOfTen: 7,
  balance: 2480,
  rewards: [
    { name: 'Stoneware mug', takes: 600, costs: 9 },
    { name: 'Free delivery', takes: 400, costs: 6.5 },
    { name: 'Desk lamp, small', takes: 2000, costs: 34 },
  ],
}

const worked = example.rewards.map(({ name, takes, costs }) => {
  const redeemed = costs / takes
  const expected = (redeemed * example.redeemedOfTen) / 10
  return { name, takes, costs, redeemed, expected }
})

const mug = worked[0]
if (!mug) throw new Error('The worked example needs its first reward')

const owed = dollars(mug.expected * example.balance)

export const loyaltyProgram: FeatureContent = {
  page: 'loyaltyProgram',
  description:
    'Points, tiers and rewards, kept like money: every point has an entry, an owner and a date, and both of you can read the history.',
  reveal: {
    heading: 'Fifteen features, two books',
    lines: [
      {
        term: 'Earn',
        text: 'A point for each dollar, and for a review with a photograph or a friend who orders.',
      },
      {
        term: 'Climb',
        text: 'Bronze, Silver, Gold, or names of your own. The next step is always drawn, with the distance to it.',
      },
      {
        term: 'Spend',
        text: 'Rewards are coupons in the account, to be used at the basket. No code to copy, none to leak.',
      },
      {
        term: 'Reverse',
        text: 'A return takes its points back with it, by the same rule, on the same day. Nobody has to notice.',
      },
      {
        term: 'Expire',
        text: 'On a date you choose, announced a month before. Points that vanish quietly cost more than they save.',
      },
      {
        term: 'Correct',
        text: 'Support adds or takes points, with a reason in writing. Goodwill has an entry too.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'You set the rate',
        period: 'Once, in minutes',
        description:
          'So many points for so much spent, and what a reward takes. The cost of a point is shown while you type.',
      },
      {
        title: 'Points are entered',
        period: 'With each order',
        description:
          'Pending while the order can still be cancelled, then booked. The customer sees the entry, not a banner.',
      },
      {
        title: 'A step is reached',
        period: 'At 1,000, at 3,000',
        description: 'The tier changes at once. One message says so, and so does the membership card.',
      },
      {
        title: 'A coupon is used',
        period: 'At the basket',
        description: 'Points go down, the reward goes in.',
      },
    ],
  },
  experiences: {
    heading: 'A balance three people trust',
    items: [
      {
        title: 'The customer',
        description: 'Knows what they have, what it buys and how far the next step is.',
      },
      {
        title: 'The support team',
        description: 'Can add or take points, with a reason, in writing. The entry carries their name.',
      },
      {
        title: 'The accountant',
        description: 'Sees what the points outstanding would cost today.',
      },
    ],
  },
  demo: {
    heading: 'See where the points stand',
    text: 'The balance stands in every account theme, and all three are open to try. You are Asha: spend some points and find the entry.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the points', href: `${demoPath('elite')}/points` },
  },
  parallax: {
    caption: 'A point is a small debt to somebody who likes you. Keep good books.',
  },
  memo: {
    heading: 'Before anybody names the tiers',
    text: 'Four decisions, in this order. The names of the metals come last and matter least.',
    rows: [
      { term: '1. What earns', value: 'orders only, or what else is worth it?' },
      { term: '2. What it costs', value: `cents a point. Example: ${cents(mug.expected)}` },
      { term: '3. When it ends', value: 'a date, and a month of notice' },
      { term: '4. Who corrects', value: 'a person, with a reason in writing' },
    ],
    mail: {
      label: 'Send it, with the sum',
      subject: 'Loyalty points: four decisions and a sum',
      body: [
        '1. What earns: orders only, or reviews, joining and friends as well?',
        '2. What does a point cost us?',
        '3. When do points end, and how do we say so a month before?',
        '4. Who may correct a balance, and where is the reason written?',
        '',
        'Cost of a point = what the reward costs us ÷ points it takes × share of points ever redeemed.',
        `Example, not our figures: a mug that costs ${dollars(mug.costs)} and takes ${mug.takes} points, ${example.redeemedOfTen} of 10 redeemed: ${cents(mug.expected)} a point. At a point a dollar that is ${dollars(mug.expected * 100)} in every $100 of sales.`,
        '',
        'Ours:',
        'Reward costs us: ',
        'Points it takes: ',
        'Share redeemed: ',
      ].join('\n'),
    },
  },
}

export const loyaltyParts = {
  stair: {
    label:
      'A stair drawn to scale on a ruler of points. Bronze begins at 0, Silver at 1,000, Gold at 3,000. A flag stands at 2,480 points on the Silver step, 520 short of Gold. Coupons hang from the ruler where they can be afforded: free delivery at 400, a mug at 600, a lamp at 2,000.',
    tiers: [
      { name: 'Bronze', from: 0, perk: 'a point a dollar' },
      { name: 'Silver', from: 1000, perk: 'early access' },
      { name: 'Gold', from: 3000, perk: 'delivery is free' },
    ],
    now: { name: 'Asha', points: 2480, left: '520 to Gold' },
    coupons: [
      { name: 'Free delivery', takes: 400 },
      { name: 'Stoneware mug', takes: 600 },
      { name: 'Desk lamp', takes: 2000 },
    ],
    axis: 'points',
  },
  book: {
    heading: 'The history is open',
    text: 'Every point has a line. The cancelled order gave its points back; the exchanged stool brought sixteen more. The customer reads the same page as you do.',
    panel:
      'A history of Asha’s points, an illustration, from 2,170 brought forward to a balance of 2,480 after order 10482.',
    title: 'Points history, Asha Rao',
    number: 'No. 004 812',
    head: ['Date', 'Entry', 'In', 'Out', 'Balance'],
    rows: [
      { date: '1 Jan', entry: 'Brought forward', balance: '2,170' },
      { date: '9 Jan', entry: 'Order 10304, desk lamp', in: '84', balance: '2,254' },
      { date: '2 Feb', entry: 'Order 10377, linen throw', in: '38', balance: '2,292' },
      { date: '2 Feb', entry: 'Order 10377 cancelled', out: '38', balance: '2,254' },
      { date: '20 Feb', entry: 'Order 10391, beech stool', in: '58', balance: '2,312' },
      { date: '24 Feb', entry: 'Review with photograph', in: '50', balance: '2,362' },
      { date: '27 Feb', entry: '10391 exchanged, 65 cm', in: '16', balance: '2,378' },
      { date: '3 Mar', entry: 'Order 10482, kettle, vase', in: '102', balance: '2,480' },
    ],
    note: 'Illustration: Tamarind Supply and Asha Rao are invented.',
  },
  coupons: {
    heading: 'All fifteen, on one sheet',
    text: 'Two modules: eleven coupons of points and rewards, four of tiers and memberships.',
    modules: [
      {
        name: 'Points and rewards',
        surface: 'canary',
        items: [
          'Points for orders',
          'Points for reviews',
          'Points for joining',
          'Birthday points',
          'Points for a friend',
          'Points history',
          'Expiry, with notice',
          'Reversal on return',
          'Money-off coupons',
          'Free delivery',
          'Goods for points',
        ],
      },
      {
        name: 'Tiers and memberships',
        surface: 'pink',
        items: ['Tier steps', 'Perks for each tier', 'Membership card', 'Corrections, with a reason'],
      },
    ],
  },
  cost: {
    heading: 'What does a point cost you?',
    text: 'Less than it says on the coupon, and more than nothing. Do the sum once, with the price you pay for the reward rather than the price you ask for it.',
    formula: [
      { name: 'what the reward costs you', value: dollars(mug.costs), sign: '÷' },
      { name: 'points it takes', value: points(mug.takes), sign: '×' },
      { name: 'share ever redeemed', value: `${example.redeemedOfTen} in 10`, sign: '=' },
      { name: 'cost of a point', value: cents(mug.expected), sign: '' },
    ],
    caption: `Example. Three rewards, ${example.redeemedOfTen} of 10 points redeemed, a point for each dollar spent.`,
    head: ['Reward', 'Takes', 'Costs you', 'A point, if redeemed', 'A point, on average', 'In $100 of sales'],
    rows: worked.map((row) => [
      row.name,
      points(row.takes),
      dollars(row.costs),
      cents(row.redeemed),
      cents(row.expected),
      dollars(row.expected * 100),
    ]),
    owed: {
      term: `Owed for ${points(example.balance)} points, at the mug’s rate`,
      value: owed,
    },
    note: 'All figures here are an example, chosen to be easy to check. Yours go in the same places.',
  },
} as const
