import { type FeatureKey, featurePages } from '#content/shared/feature-pages.ts'
import { pages } from '#content/shared/pages.ts'
import { isPlannedFeature, plannedHref } from '#content/shared/site-features.ts'
import type { InfoRow } from './types.ts'

const inOrder = Object.values(featurePages)

/** The pages before and after a feature; the last leads to the first. */
export function neighboursOf(key: FeatureKey) {
  const current = featurePages[key]
  const at = inOrder.findIndex(({ path }) => path === current.path)
  const step = (by: number) => inOrder[(at + by + inOrder.length) % inOrder.length] ?? current
  return { previous: step(-1), next: step(1) }
}

const related: readonly FeatureKey[] = [
  'quickAccountCreation',
  'wishlist',
  'loyaltyProgram',
  'ordersManagement',
  'subscriptionManagement',
  'customerAccounts',
]

/** The rows of the list that every feature page ends on, without the page itself. */
export const relatedTo = (key: FeatureKey) =>
  related
    .filter((other) => other !== key)
    .map((other) => ({ ...featurePages[other], isPlanned: isPlannedFeature(featurePages[other].name) }))

const numberNames: Record<number, string> = {
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

/** A count that leads to what is counted. */
const counted = (count: number) => `[${numberNames[count] ?? count} (${count})](${pages.claims.path}#counts)`

/** The form beside the title: what the feature belongs to and how many parts it has. */
export function infoOf(key: FeatureKey): InfoRow[] {
  const { name, category, modules, features } = featurePages[key]
  return [
    { label: 'Category', value: category },
    { label: 'Modules', value: counted(modules) },
    { label: 'Features', value: counted(features) },
    {
      label: 'Availability',
      value: `[${isPlannedFeature(name) ? 'Planned' : 'Live'}](${plannedHref})`,
    },
    { label: 'See it', value: 'Account themes', href: pages.themes.path },
  ]
}
