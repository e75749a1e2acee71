import type { WorkspaceCopy } from './workspace.ts'

export const infiniti: WorkspaceCopy = {
  lead: 'Orders, revenue and customers of your stores, live.',
  reads: ['Figures of your other modules', 'Orders and customers of the connected store'],
  writes: ['Only its own settings'],
  sends: ['Nothing'],
  settings: {
    first_day: {
      label: 'Week starts on',
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
    text: 'Figures appear after the first order in this outlet.',
  },
}

export const crm: WorkspaceCopy = {
  lead: 'One page for each customer: orders, messages and returns.',
  reads: [
    'Customers and orders of the connected store',
    'Messages, reviews and points from your other modules',
  ],
  writes: ['Your notes and tags', 'Which records belong to one person', 'Nothing in the store itself'],
  sends: ['Nothing'],
  settings: {
    quiet_after_days: {
      label: 'Inactive after (days)',
      hint: 'We mark customers who have not ordered for this long.',
    },
    same_person_by: {
      label: 'Merge records with',
      options: { email: 'The same email', phone: 'The same phone number', either: 'Either one' },
    },
    notes_for_everyone: { label: 'Everyone in the outlet can read notes' },
  },
  heading: 'Customers',
  empty: {
    title: 'No customers yet',
    text: 'Your customers appear here with their orders.',
  },
}

export const oh_my_customer: WorkspaceCopy = {
  lead: 'The account page for your customers: orders, parcels, invoices and addresses, in your store’s design.',
  reads: [
    'Orders, parcels and products of the connected store',
    'Name, phone number and addresses of the customer who is signed in',
  ],
  writes: [
    'What customers change at your store: name, phone number and addresses',
    'In the order window: items, address, cancelling, refunds, and a hold until it ends',
  ],
  sends: [
    'An email with a link for each new order',
    'Codes to sign in, paid from your wallet; without a plan, up to 20 a day at no charge',
  ],
  settings: {},
  heading: 'Customer activity',
  empty: {
    title: 'No orders yet',
    text: 'Figures appear after the first order.',
  },
}
