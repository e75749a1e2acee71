import type { WorkspaceCopy } from './workspace.ts'

export const infiniti: WorkspaceCopy = {
  lead: 'Every module of this outlet on one instrument. What moves, moves here first.',
  reads: ['What the other modules count', 'Orders and customers of the connected shop'],
  writes: ['Its own settings, and nothing else'],
  sends: ['Nothing. It only shows.'],
  settings: {
    first_day: {
      label: 'The week begins on',
      options: { monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' },
    },
    compare_with: {
      label: 'Compare with',
      options: { last_week: 'The week before', last_month: 'The month before', last_year: 'The year before' },
    },
    rounds_figures: { label: 'Round large figures' },
  },
  heading: 'Today, on four meters',
  empty: {
    title: 'The needles rest',
    text: 'They move with the first order, the first point and the first message of this outlet.',
  },
  metrics: [
    { name: 'Modules', figure: '5', note: 'report to this desk' },
    { name: 'Came back', figure: '41', note: 'customers who were here before' },
    { name: 'Handled', figure: '96%', note: 'without anybody at the desk' },
  ],
  preview: {
    kind: 'meters',
    meters: [
      { name: 'Orders', figure: '128', volume: -1 },
      { name: 'Points', figure: '9,420', volume: -5 },
      { name: 'Messages', figure: '1,306', volume: 1 },
      { name: 'Wallet', figure: { sum: 4_180 }, volume: -9 },
    ],
    roll: [
      { at: '16:42', text: 'Address changed in the thread', from: 'WhatsApp' },
      { at: '16:40', text: 'Order 10482 packed', from: 'Email' },
      { at: '16:31', text: '120 points earned', from: 'Oh My Customer' },
      { at: '16:12', text: 'Account made in 9 seconds', from: 'Flash Accounts' },
    ],
  },
}

export const crm: WorkspaceCopy = {
  lead: 'One card for each customer, and everything they ever ordered, said or sent back is on it.',
  reads: ['Customers and orders of the connected shop', 'Threads, reviews and points from the other modules'],
  writes: ['Your notes and tags', 'Which two cards are one person', 'Nothing in the shop itself'],
  sends: ['Nothing. It only keeps.'],
  settings: {
    quiet_after_days: {
      label: 'Quiet after days',
      hint: 'A customer who has not ordered for this long is marked.',
    },
    same_person_by: {
      label: 'Two cards are one person by',
      options: { email: 'The same e-mail', phone: 'The same telephone', either: 'Either of them' },
    },
    notes_for_everyone: { label: 'Everybody in the outlet may read the notes' },
  },
  heading: 'A card from the drawer',
  empty: {
    title: 'The drawer is empty',
    text: 'Cards are written as the shop’s customers come in. Each order finds its own.',
  },
  metrics: [
    { name: 'Cards', figure: '2,316', note: 'one for each customer' },
    { name: 'Came back', figure: '38%', note: 'ordered more than once' },
    { name: 'Quiet', figure: '204', note: 'no order for 90 days' },
  ],
  preview: {
    kind: 'card',
    name: 'Asha Kulkarni',
    facts: [
      ['Since', '12 Mar 2024'],
      ['Orders', '7'],
      ['Spent', { sum: 18_240 }],
      ['Points', '912'],
    ],
    note: 'Wants parcels at the office. Ring the second bell.',
    orders: [
      { number: '10482', date: '14 Nov', goods: 'Bottle vase, ochre', amount: { sum: 2_400 } },
      { number: '10317', date: '2 Sep', goods: 'Enamel kettle, 1.5 l', amount: { sum: 3_150 } },
      { number: '09955', date: '19 May', goods: 'Two mugs, one chipped', amount: { sum: 1_100 } },
    ],
  },
}

export const oh_my_customer: WorkspaceCopy = {
  lead: 'The page your customers sign in to: orders, points, wishes and returns, in the look of your shop.',
  reads: ['Orders and customers of the connected shop', 'Points, wishes and returns of whoever is signed in'],
  writes: [
    'What customers change themselves: addresses, wishes, returns',
    'Points earned and spent',
    'Nothing in the shop itself',
  ],
  sends: ['Nothing itself', 'News of points and returns goes by Email and WhatsApp'],
  settings: {
    theme: {
      label: 'Theme',
      options: { elite: 'Elite', armani: 'Armani', ecommerce: 'E-commerce' },
    },
    points_per_hundred: { label: 'Points for every hundred spent', hint: 'Nought switches points off.' },
    cancels_within_minutes: {
      label: 'Minutes in which an order can be cancelled',
      hint: 'Nought leaves it to your desk.',
    },
    wishlist: { label: 'Customers keep a wishlist' },
  },
  heading: 'What they do when signed in',
  empty: {
    title: 'The card has no stamps',
    text: 'The first customer who signs in gets the first one.',
  },
  metrics: [
    { name: 'Signed in', figure: '734', note: 'customers this month' },
    { name: 'Points out', figure: '51,300', note: 'not spent yet' },
    { name: 'Returns', figure: '23', note: 'started without your desk' },
  ],
  preview: {
    kind: 'punch-card',
    name: 'Tenth order on the house',
    holes: 10,
    punched: 7,
    uses: [
      { name: 'Looked at an order', count: 512 },
      { name: 'Ordered again', count: 164 },
      { name: 'Spent points', count: 97 },
      { name: 'Kept a wish', count: 88 },
      { name: 'Sent something back', count: 23 },
    ],
  },
}
