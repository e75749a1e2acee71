import { pages, type PageKey } from '#content/shared/pages.ts'
import type { FeatureSlug, InfoRow } from './types.ts'

export interface FeatureSummary {
  slug: FeatureSlug
  page: PageKey
  title: string
  category: string
  modules: number
  features: number
}

/** The features in the order in which one leads to the next; the last leads to the first. */
const cycle: readonly FeatureSummary[] = [
  {
    slug: 'user-registration',
    page: 'userRegistration',
    title: 'User registration',
    category: 'Account Creation',
    modules: 3,
    features: 8,
  },
  {
    slug: 'quick-account-creation',
    page: 'quickAccountCreation',
    title: 'Quick account creation',
    category: 'Account Creation',
    modules: 3,
    features: 7,
  },
  {
    slug: 'customer-accounts',
    page: 'customerAccounts',
    title: 'Customer accounts themes',
    category: 'Customer Profile',
    modules: 3,
    features: 10,
  },
  {
    slug: 'orders-management',
    page: 'ordersManagement',
    title: 'Precision order management',
    category: 'Order Management',
    modules: 3,
    features: 30,
  },
  {
    slug: 'wishlist',
    page: 'wishlist',
    title: 'Wishlist management',
    category: 'Customer Journey',
    modules: 2,
    features: 5,
  },
  {
    slug: 'loyalty-program',
    page: 'loyaltyProgram',
    title: 'Loyalty program',
    category: 'Retention',
    modules: 2,
    features: 15,
  },
  {
    slug: 'subscription-management',
    page: 'subscriptionManagement',
    title: 'Subscription management',
    category: 'Retention',
    modules: 3,
    features: 12,
  },
  {
    slug: 'returns-exchange-replacement-management',
    page: 'returnsExchange',
    title: 'Returns, exchanges, replacements',
    category: 'After Sales',
    modules: 3,
    features: 9,
  },
]

const related: readonly FeatureSlug[] = [
  'quick-account-creation',
  'wishlist',
  'loyalty-program',
  'orders-management',
  'subscription-management',
  'customer-accounts',
]

export function featureOf(slug: FeatureSlug): FeatureSummary {
  const found = cycle.find((feature) => feature.slug === slug)
  if (!found) throw new Error(`No feature is called ${slug}`)
  return found
}

/** Its two neighbours in the cycle, which wraps at both ends. */
export function neighboursOf(slug: FeatureSlug) {
  const at = cycle.indexOf(featureOf(slug))
  const step = (by: number) => cycle[(at + by + cycle.length) % cycle.length] ?? featureOf(slug)
  return { previous: step(-1), next: step(1) }
}

/** The rows of the sheet that every feature page ends on, without the page itself. */
export const relatedTo = (slug: FeatureSlug) => related.filter((other) => other !== slug).map(featureOf)

const words: Record<number, string> = {
  2: 'Two',
  3: 'Three',
  5: 'Five',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
  12: 'Twelve',
  15: 'Fifteen',
  30: 'Thirty',
}

const spelled = (count: number) => `${words[count] ?? count} (${count})`

/** The form beside the title: what the feature belongs to and how many parts it has. */
export function infoOf(slug: FeatureSlug): InfoRow[] {
  const { category, modules, features } = featureOf(slug)
  return [
    { label: 'Category', value: category },
    { label: 'Modules', value: spelled(modules) },
    { label: 'Features', value: spelled(features) },
    { label: 'See it', value: 'Account themes', href: pages.themes.path },
  ]
}
