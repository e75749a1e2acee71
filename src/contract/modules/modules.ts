/**
 * The eleven modules, in the order of the apps page: the address each one opens at, and whether it works today. A
 * planned one does nothing yet; `content/shared/site-features.ts` says the same of each feature.
 */
export const modules = [
  { slug: 'infiniti', path: '/merchant/dashboard/', state: 'live' },
  { slug: 'superleadz', path: '/merchant/SuperLeadz/', state: 'planned' },
  { slug: 'referral', path: '/merchant/Referral/', state: 'planned' },
  { slug: 'flash_accounts', path: '/merchant/Flash_Accounts/', state: 'live' },
  { slug: 'product_review', path: '/merchant/product-review/', state: 'planned' },
  { slug: 'otp_verification', path: '/merchant/otp-verification/', state: 'live' },
  { slug: 'crm', path: '/merchant/customers/', state: 'live' },
  { slug: 'whatsapp', path: '/merchant/whatsapp/', state: 'live' },
  { slug: 'email', path: '/merchant/email/', state: 'live' },
  { slug: 'chatbot', path: '/merchant/chatbot/reports', state: 'planned' },
  { slug: 'oh_my_customer', path: '/merchant/oh-my-customer/', state: 'live' },
] as const

export type ModuleSlug = (typeof modules)[number]['slug']

export const liveModules = modules.filter(({ state }) => state === 'live')

/** `Product Review` and `product_review` are the same module: lower case, spaces and ampersands to underscores. */
export const normaliseSlug = (name: string) => name.trim().toLowerCase().replaceAll(/[\s&]/g, '_')

const plain = (address: string) => address.toLowerCase().replace(/\/+$/, '')

/** The module whose address it is, with or without the last slash and in any case, as routes match it. */
export function moduleAt(path: string): (typeof modules)[number] | undefined {
  return modules.find((module) => plain(module.path) === plain(path))
}

export function findModule(name: string): (typeof modules)[number] | undefined {
  const slug = normaliseSlug(name)
  return modules.find((module) => module.slug === slug)
}
