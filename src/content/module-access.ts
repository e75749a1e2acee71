import type { ModuleSlug } from '#contract/modules.ts'

/** What a module may do once it runs, as its sheet says it before anybody switches it on. */
export interface ModuleAccess {
  reads: string
  writes: string
  sends: string
}

const nothing = 'Nothing'

/** Of a shop on Shopify only customers and orders are ever read, and nothing is written there: see `contract/shop.ts`. */
export const moduleAccess: Record<ModuleSlug, ModuleAccess> = {
  infiniti: {
    reads: 'Orders, customers, and what your other modules count',
    writes: 'Its own settings',
    sends: nothing,
  },
  superleadz: {
    reads: 'Which pop-up a visitor was shown',
    writes: 'Addresses that visitors leave, with their consent',
    sends: nothing,
  },
  referral: {
    reads: 'Orders and customers',
    writes: 'Who brought whom, and what they are owed',
    sends: 'Thanks, to customers who agreed to letters',
  },
  flash_accounts: {
    reads: 'The order on the thank-you page',
    writes: 'A customer account, when the customer taps',
    sends: 'One letter that says the account is there',
  },
  product_review: {
    reads: 'Orders that were delivered',
    writes: 'Reviews, once you have let them through',
    sends: 'One question after delivery',
  },
  otp_verification: {
    reads: 'The telephone number of whoever signs in',
    writes: 'When a code was asked for, and used',
    sends: 'Codes by SMS or WhatsApp, from your wallet',
  },
  crm: {
    reads: 'Customers and orders',
    writes: 'Notes and labels that your people add',
    sends: nothing,
  },
  whatsapp: {
    reads: 'Orders, and the numbers of customers who agreed',
    writes: 'The thread with each customer',
    sends: 'Messages on WhatsApp, from your wallet',
  },
  email: {
    reads: 'Orders, and the addresses of customers who agreed',
    writes: 'Who was written to, and who has had enough',
    sends: 'Letters in your name, from your wallet',
  },
  chatbot: {
    reads: 'The order that a customer asks about',
    writes: 'The conversation, for your desk',
    sends: 'Answers, in the chat alone',
  },
  oh_my_customer: {
    reads: 'The orders and points of whoever is signed in',
    writes: 'Addresses, returns and points, when the shopper acts',
    sends: nothing,
  },
}
