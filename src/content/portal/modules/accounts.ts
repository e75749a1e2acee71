import { pages } from '#content/shared/pages.ts'
import type { WorkspaceCopy } from './workspace.ts'

export const infiniti: WorkspaceCopy = {
  lead: 'Orders, revenue and customers of your stores, live.',
  reads: ['Orders and customers of your connected stores'],
  writes: ['Nothing in the store itself'],
  sends: ['Nothing'],
  heading: 'Your store, today',
  empty: {
    title: 'No orders yet',
    text: 'Figures appear after the first order in this outlet.',
  },
}

export const crm: WorkspaceCopy = {
  lead: 'A page for each customer, with their orders and what they changed. Names are read from Shopify when you open it.',
  reads: [
    'Customers and orders of the connected store',
    'Names, emails and phone numbers, when you open a page: we keep none',
  ],
  writes: ['Nothing in the store itself'],
  sends: ['Nothing'],
  heading: 'Customers',
  empty: {
    title: 'No figures yet',
    text: 'Figures appear after the first order.',
  },
  list: { text: 'See all customers', path: pages.customers.path },
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
  sends: ['Codes to sign in, paid from your wallet; without a plan, up to 20 a day at no charge'],
  heading: 'Customer activity',
  empty: {
    title: 'No figures yet',
    text: 'Figures appear after the first order.',
  },
}
