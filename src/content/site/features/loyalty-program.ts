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
    'Points, tiers and rewards with a full history. You and your customer see every point earned and spent.',
  reveal: {
    heading: 'Fifteen features in two modules',
    lines: [
      {
        term: 'Earn',
        text: 'Points for every order, for reviews with a photo, and for friends who order.',
      },
      {
        term: 'Climb',
        text: 'Bronze, Silver, Gold, or your own names. Customers always see how far the next tier is.',
      },
      {
        term: 'Spend',
        text: 'Rewards are coupons in the account. Customers use them in the basket, without copying a code.',
      },
      {
        term: 'Reverse',
        text: 'When an order is returned, its points are taken back on the same day, automatically.',
      },
      {
        term: 'Expire',
        text: 'On a date you choose. Customers are told a month before.',
      },
      {
        term: 'Correct',
        text: 'Your support team can add or remove points, with a reason.',
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
          'Decide how many points an order earns and how many a reward costs. You see the cost of a point as you type.',
      },
      {
        title: 'Customers earn points',
        period: 'With each order',
        description: 'Points are pending while the order can still be cancelled, then they are credited.',
      },
      {
        title: 'They reach a tier',
        period: 'At 1,000, at 3,000',
        description: 'The tier changes at once, and the customer gets a message.',
      },
      {
        title: 'They use a coupon',
        period: 'At the basket',
        description: 'The points are deducted and the reward is in the basket.',
      },
    ],
  },
  experiences: {
    heading: 'Everyone can check the balance',
    items: [
      {
        title: 'The customer',
        description: 'Sees what they have and what it buys.',
      },
      {
        title: 'The support team',
        description: 'Can correct a balance. Every correction has a name and a reason.',
      },
      {
        title: 'The accountant',
        description: 'Sees what all unspent points would cost today.',
      },
    ],
  },
  demo: {
    heading: 'Spend some points',
    text: 'In the live demo you are Asha, with 2,480 points to use for a reward.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the points', href: `${demoPath('elite')}/points` },
  },
  parallax: {
    caption: 'Points are a promise. Show every one.',
  },
  memo: {
    heading: 'Four decisions before you start',
    text: 'Make them in this order.',
    rows: [
      { term: '1. What earns', value: 'orders only, or what else is worth it?' },
      { term: '2. What it costs', value: `the cost of a point. Example: ${cents(mug.expected)}` },
      { term: '3. When points expire', value: 'a date, with a month’s notice' },
      { term: '4. Who may correct', value: 'a person, with a reason' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'Loyalty points: four decisions and a formula',
      body: [
        '1. What earns: orders only, or reviews, joining and friends as well?',
        '2. What does a point cost us?',
        '3. When do points expire, and how do we tell customers a month before?',
        '4. Who may correct a balance, and where do we note the reason?',
        '',
        'Cost of a point = what the reward costs us ÷ points it takes × share of points ever redeemed.',
      ].join('\n'),
    },
  },
}

export const loyaltyParts = {
  stair: {
    label:
      'Tiers by points: Bronze from 0, Silver from 1,000, Gold from 3,000. Asha has 2,480 points, 520 short of Gold. Rewards: free delivery at 400, a mug at 600, a lamp at 2,000.',
    tiers: [
      { name: 'Bronze', from: 0, perk: 'a point a dollar' },
      { name: 'Silver', from: 1000, perk: 'a badge' },
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
    heading: 'You and your customer see the same history',
    text: 'Every point has its own line, even when an order is cancelled or exchanged.',
    panel:
      'A history of Asha’s points, an illustration, from 2,272 brought forward to a balance of 2,480, with 102 points pending for order 10482.',
    title: 'Points history, Asha Rao',
    number: 'No. 004 812',
    head: ['Date', 'Entry', 'In', 'Out', 'Balance'],
    rows: [
      { date: '1 Jan', entry: 'Balance', balance: '2,272' },
      { date: '9 Jan', entry: 'Order 10304, desk lamp', in: '84', balance: '2,356' },
      { date: '2 Feb', entry: 'Order 10377, linen throw', in: '38', balance: '2,394' },
      { date: '2 Feb', entry: 'Order 10377 cancelled', out: '38', balance: '2,356' },
      { date: '20 Feb', entry: 'Order 10391, beech stool', in: '58', balance: '2,414' },
      { date: '24 Feb', entry: 'Review with photo', in: '50', balance: '2,464' },
      { date: '27 Feb', entry: '10391 exchanged, 65 cm', in: '16', balance: '2,480' },
      { date: '4 Mar', entry: 'Order 10482, pending', in: '102', balance: '2,480' },
    ],
    note: 'Illustration: Tamarind Supply and Asha Rao are fictional.',
  },
  coupons: {
    heading: 'All fifteen features',
    text: 'Eleven for points and rewards, four for tiers and memberships.',
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
          'Expiry with notice',
          'Reversal on return',
          'Money-off coupons',
          'Free delivery',
          'Products for points',
        ],
      },
      {
        name: 'Tiers and memberships',
        surface: 'pink',
        items: ['Tier steps', 'Perks for each tier', 'Membership card', 'Corrections with a reason'],
      },
    ],
  },
  cost: {
    heading: 'What does a point cost you?',
    text: 'Calculate it with what the reward costs you, not with its selling price.',
    formula: [
      { name: 'what the reward costs you', value: dollars(mug.costs), sign: '÷' },
      { name: 'points it takes', value: points(mug.takes), sign: '×' },
      { name: 'share ever redeemed', value: `${example.redeemedOfTen} in 10`, sign: '=' },
      { name: 'cost of a point', value: cents(mug.expected), sign: '' },
    ],
    caption: `Example. Three rewards, ${example.redeemedOfTen} of 10 points redeemed, a point for each dollar spent.`,
    head: [
      'Reward',
      'Takes',
      'Costs you',
      'A point, if redeemed',
      'A point, on average',
      'Per $100 of sales',
    ],
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
    note: 'These figures are an example. Replace them with your own.',
  },
} as const
