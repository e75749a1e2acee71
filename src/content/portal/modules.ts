import type { ModuleSlug } from '#contract/modules/modules.ts'

export interface ModuleCopy {
  name: string
  /** One line: what it does for the shop. */
  text: string
  badge: string
  /** What a running module's plate is printed on. Email is white, WhatsApp is canary, as everywhere. */
  stock: 'white' | 'canary' | 'pink' | 'blue'
}

/** What the cards of the apps page say. */
export const moduleCopy: Record<ModuleSlug, ModuleCopy> = {
  infiniti: {
    name: 'Infiniti Dashboard',
    text: 'The whole store on one instrument: orders, points, messages, wallet.',
    badge: 'Core',
    stock: 'canary',
  },
  superleadz: {
    name: 'SuperLeadz',
    text: 'Pop-ups that ask for an e-mail at the right moment.',
    badge: 'Popular',
    stock: 'pink',
  },
  referral: {
    name: 'Referral',
    text: 'Customers who bring customers, counted and thanked.',
    badge: 'High ROI',
    stock: 'white',
  },
  flash_accounts: {
    name: 'Flash Accounts',
    text: 'An account made on the thank-you page, in one tap.',
    badge: 'Easy Setup',
    stock: 'blue',
  },
  product_review: {
    name: 'Product Review',
    text: 'Ask after delivery, publish on the product.',
    badge: 'Recommended',
    stock: 'canary',
  },
  otp_verification: {
    name: 'OTP Verification',
    text: 'Six digits on SMS or WhatsApp. No passwords.',
    badge: 'Easy Setup',
    stock: 'white',
  },
  crm: {
    name: 'CRM',
    text: 'One page per customer with every order on it.',
    badge: 'Streamlined',
    stock: 'pink',
  },
  whatsapp: {
    name: 'WhatsApp',
    text: 'Tracking, support and offers in the thread they read.',
    badge: 'High ROI',
    stock: 'canary',
  },
  email: {
    name: 'Email',
    text: 'Receipts, invoices and letters worth keeping.',
    badge: 'Recommended',
    stock: 'white',
  },
  chatbot: {
    name: 'Chatbot',
    text: 'Answers the easy half before your desk wakes up.',
    badge: 'Popular',
    stock: 'blue',
  },
  oh_my_customer: {
    name: 'Oh My Customer',
    text: 'Accounts, loyalty and returns for signed-in shoppers.',
    badge: 'Customer Experience',
    stock: 'pink',
  },
}
