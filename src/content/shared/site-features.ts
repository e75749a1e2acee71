import { modules, type ModuleSlug } from '#contract/modules/modules.ts'

interface Features {
  live: readonly string[]
  planned: readonly string[]
}

/**
 * Every essential, use, app and feature under the name that the site gives it, the module that has it, and whether it
 * works today. The one list of that kind: pages of the site, the portal's search and /claims read it, and a test
 * compares it with the site's content and with the modules.
 */
export const siteFeatures: Record<ModuleSlug, Features> = {
  infiniti: { live: [], planned: [] },
  superleadz: { live: [], planned: ['Lead capture', 'Offers with conditions', 'Verified contacts'] },
  referral: { live: [], planned: ['Referrals'] },
  flash_accounts: {
    live: ['Quick Accounts', 'Quick account creation', 'No password', 'The order is already in it'],
    planned: ['On the thank-you page'],
  },
  product_review: { live: [], planned: ['Reviews', 'Product reviews'] },
  otp_verification: { live: ['OTP login', 'SMS', 'One-time passwords', 'User registration'], planned: [] },
  crm: { live: ['One record per customer'], planned: ['Segments', 'Notes and history'] },
  whatsapp: {
    live: ['Communication Command Centre', 'Order tracking'],
    planned: [
      'WhatsApp Marketing',
      'Offers',
      'Media-rich notifications',
      'Delivery updates',
      'Urgent announcements',
      'Staff alerts',
      'Campaigns and flows',
      'Pictures and buttons',
      'Replies in one inbox',
    ],
  },
  email: {
    live: ['Order confirmations', 'Order emails'],
    planned: [
      'Email Marketing',
      'Receipts',
      'Invoices',
      'Business Invoicing',
      'Loyalty updates',
      'Security alerts',
      'Newsletters',
    ],
  },
  chatbot: { live: [], planned: ['Support'] },
  oh_my_customer: {
    live: [
      'Customer Command Centre',
      'Customer Command Center',
      'Customer accounts',
      'Customer accounts themes',
      'Account themes',
      'Themes',
      'Orders',
      'Order management',
      'Precision order management',
      'Order history',
      'Track order',
      'Reorder',
      'Self-service orders',
      'Edit and cancel orders',
      'Profile management',
      'Address management',
      'Security',
    ],
    planned: [
      'Wishlist',
      'Wishlist management',
      'Recently viewed',
      'Loyalty program',
      'Loyalty points',
      'Points and tiers',
      'Tiers and memberships',
      'Rewards and offers',
      'Subscription management',
      'Returns, exchanges, replacements',
      'Returns & Exchange Management',
      'Payment Management',
      'Social login',
    ],
  },
}

/** The names of a module's features, live ones first. */
export const namesOf = (slug: ModuleSlug): readonly string[] => [
  ...siteFeatures[slug].live,
  ...siteFeatures[slug].planned,
]

const plannedNames = new Set(
  modules.flatMap(({ slug }) => siteFeatures[slug].planned.map((name) => name.toLowerCase())),
)

/** Whether a feature is only planned, by the name that the site gives it. */
export const isPlannedFeature = (name: string) => plannedNames.has(name.toLowerCase())

/** How a name stands in a list: what is only planned says so. */
export const withState = (name: string) => (isPlannedFeature(name) ? `${name} (planned)` : name)

/** A line about a feature, after its name: what is only planned says so first. */
export const lineWithState = (name: string, line: string) =>
  isPlannedFeature(name) ? `Planned: ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line

/** The modules that do nothing yet, with what each will do. */
export const plannedModules = {
  superleadz: { name: 'SuperLeadz', will: 'pop-ups that ask for an email at the right moment' },
  referral: { name: 'Referral', will: 'rewards for customers who bring new ones' },
  product_review: { name: 'Product Review', will: 'asking for reviews after delivery' },
  chatbot: { name: 'Chatbot', will: 'answers to simple questions' },
} as const satisfies Partial<Record<ModuleSlug, { name: string; will: string }>>

const plannedList = Object.values(plannedModules)

/** `SuperLeadz, Referral, Product Review and Chatbot` */
export const plannedModuleNames = `${plannedList
  .slice(0, -1)
  .map(({ name }) => name)
  .join(', ')} and ${plannedList.at(-1)?.name ?? ''}`

/** The same with what each will do. */
export const plannedModuleLines = plannedList.map(({ name, will }) => `${name} (${will})`).join(', ')

/** Every name once, in the spelling that comes first. */
const once = (names: readonly string[]) =>
  names.filter((name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at)

export const liveFeatures = once(modules.flatMap(({ slug }) => siteFeatures[slug].live))
export const plannedFeatures = once(modules.flatMap(({ slug }) => siteFeatures[slug].planned))

/** Where the site lists what is live and what is planned. */
export const plannedHref = '/claims#planned'
