/** The words that every feature page shares. */
export const featureLabels = {
  install: { label: 'Install on Shopify', href: '/install' },
  related: {
    heading: 'Also included',
    feature: 'Feature',
    category: 'Category',
    modules: 'Modules',
    features: 'Features',
    planned: (category: string) => `${category}, planned`,
  },
  cards: {
    name: 'Features before and after this one',
    previous: 'Previous',
    next: 'Next',
    current: 'Current',
  },
} as const
