import type { WorkspaceCopy } from './workspace.ts'

export const infiniti: WorkspaceCopy = {
  lead: 'Orders, revenue and customers of your stores, counted live.',
  reads: ['What the other modules count', 'Orders and customers of the connected store'],
  writes: ['Its own settings, and nothing else'],
  sends: ['Nothing'],
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
    text: 'Figures appear with the first order of this outlet.',
  },
}

export const crm: WorkspaceCopy = {
  lead: 'One page for each customer with everything they ordered, wrote or returned.',
  reads: [
    'Customers and orders of the connected store',
    'Threads, reviews and points from the other modules',
  ],
  writes: ['Your notes and tags', 'Which two entries are one person', 'Nothing in the store itself'],
  sends: ['Nothing'],
  settings: {
    quiet_after_days: {
      label: 'Quiet after days',
      hint: 'A customer who has not ordered for this long is marked.',
    },
    same_person_by: {
      label: 'Two entries are one person if they have',
      options: { email: 'The same email', phone: 'The same phone number', either: 'Either of them' },
    },
    notes_for_everyone: { label: 'Everybody in the outlet may read the notes' },
  },
  heading: 'Customers',
  empty: {
    title: 'No customers yet',
    text: 'Each customer of the store appears here with their orders.',
  },
}

export const oh_my_customer: WorkspaceCopy = {
  lead: 'The page your customers sign in to: orders, points, wishes and returns, in the look of your store.',
  reads: [
    'Orders and customers of the connected store',
    'Points, wishes and returns of whoever is signed in',
  ],
  writes: [
    'What customers change themselves: addresses, wishes, returns',
    'Points earned and spent',
    'Nothing in the store itself',
  ],
  sends: ['Nothing itself', 'News of points and returns goes by Email and WhatsApp'],
  settings: {
    theme: {
      label: 'Theme',
      options: { elite: 'Elite', armani: 'Armani', ecommerce: 'E-commerce' },
    },
    points_per_hundred: { label: 'Points for every hundred spent', hint: 'Zero switches points off.' },
    cancels_within_minutes: {
      label: 'Minutes in which an order can be cancelled',
      hint: 'Zero leaves it to your team.',
    },
    wishlist: { label: 'Customers keep a wishlist' },
  },
  heading: 'What they do when signed in',
  empty: {
    title: 'Nobody has signed in yet',
    text: 'Figures appear when the first customer signs in.',
  },
}
