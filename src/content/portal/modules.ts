import { brand } from '#content/shared/brand.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { Goal } from './apps.ts'

export interface ModuleCopy {
  name: string
  /** One line: what it does for the store. */
  text: string
  badge: string
  /** The colour behind a running module's drawing. Email is white, WhatsApp is canary, as everywhere. */
  surface: 'white' | 'canary' | 'pink' | 'blue'
  /** What a merchant would switch it on for. */
  goals: readonly Goal[]
}

/** What the cards of the apps page say. */
export const moduleCopy: Record<ModuleSlug, ModuleCopy> = {
  infiniti: {
    name: `${brand.name} Dashboard`,
    text: 'Orders, revenue and customers of your stores, live on one page.',
    badge: 'Core',
    surface: 'canary',
    goals: ['fewer-tickets', 'more-repeat-orders', 'more-sign-ups'],
  },
  superleadz: {
    name: 'SuperLeadz',
    text: 'Will show pop-ups that ask for an email at the right moment.',
    badge: 'Popular',
    surface: 'pink',
    goals: ['more-sign-ups'],
  },
  referral: {
    name: 'Referral',
    text: 'Will reward customers who bring you new customers.',
    badge: 'High ROI',
    surface: 'white',
    goals: ['more-sign-ups', 'more-repeat-orders'],
  },
  flash_accounts: {
    name: 'Flash Accounts',
    text: 'For quick accounts: a link after each purchase opens the order in the account, without a password.',
    badge: 'Easy Setup',
    surface: 'blue',
    goals: ['more-sign-ups'],
  },
  product_review: {
    name: 'Product Review',
    text: 'Will ask for reviews after delivery and publish them on your products.',
    badge: 'Recommended',
    surface: 'canary',
    goals: ['more-repeat-orders'],
  },
  otp_verification: {
    name: 'OTP Verification',
    text: 'Sign-in codes by WhatsApp, SMS or email. No passwords.',
    badge: 'Easy Setup',
    surface: 'white',
    goals: ['more-sign-ups', 'fewer-tickets'],
  },
  crm: {
    name: 'CRM',
    text: 'One page for each customer, with their orders and changes.',
    badge: 'Streamlined',
    surface: 'pink',
    goals: ['more-repeat-orders', 'fewer-tickets'],
  },
  whatsapp: {
    name: 'WhatsApp',
    text: 'Order messages by WhatsApp, and by SMS if a customer is not on WhatsApp.',
    badge: 'High ROI',
    surface: 'canary',
    goals: ['fewer-tickets', 'more-repeat-orders'],
  },
  email: {
    name: 'Email',
    text: 'Emails about changed, cancelled and paid orders.',
    badge: 'Recommended',
    surface: 'white',
    goals: ['more-repeat-orders'],
  },
  chatbot: {
    name: 'Chatbot',
    text: 'Will answer simple questions, so your team doesn’t have to.',
    badge: 'Popular',
    surface: 'blue',
    goals: ['fewer-tickets'],
  },
  oh_my_customer: {
    name: 'Oh My Customer',
    text: 'The Customer Command Centre: your customers’ accounts, with their orders, parcels and invoices.',
    badge: 'Customer Experience',
    surface: 'pink',
    goals: ['fewer-tickets', 'more-repeat-orders', 'more-sign-ups'],
  },
}
