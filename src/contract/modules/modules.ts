/** The eleven modules, in the order of the apps page, with the address each one opens at. */
export const modules = [
  { slug: 'infiniti', path: '/merchant/dashboard/' },
  { slug: 'superleadz', path: '/merchant/SuperLeadz/' },
  { slug: 'referral', path: '/merchant/Referral/' },
  { slug: 'flash_accounts', path: '/merchant/Flash_Accounts/' },
  { slug: 'product_review', path: '/merchant/product-review/' },
  { slug: 'otp_verification', path: '/merchant/otp-verification/' },
  { slug: 'crm', path: '/merchant/customers/' },
  { slug: 'whatsapp', path: '/merchant/whatsapp/' },
  { slug: 'email', path: '/merchant/email/' },
  { slug: 'chatbot', path: '/merchant/chatbot/reports' },
  { slug: 'oh_my_customer', path: '/merchant/oh-my-customer/' },
] as const

export type ModuleSlug = (typeof modules)[number]['slug']

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
