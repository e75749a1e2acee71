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
  heading: 'Your store, today',
  empty: {
    title: 'No orders yet',
    text: 'They move with the first order, the first point and the first message of this outlet.',
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
}
