import type { ClaimKey } from '#content/shared/claims.ts'
import { featurePages } from '#content/shared/feature-pages.ts'
import type { Page } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'
import { liveFeatures, plannedFeatures, plannedModuleLines } from '#content/shared/site-features.ts'

/** The pages on which a visitor reads each figure. A test compares it with the pages themselves. */
export const quotedOn: Record<ClaimKey, readonly Page[]> = {
  fewerTickets: [pages.home, pages.ordersManagement, pages.caseStudies, pages.faq],
  emailReturn: [pages.home, pages.caseStudies],
  cancellationWindow: [
    pages.home,
    pages.deck,
    pages.deckMobile,
    pages.ordersManagement,
    pages.caseStudies,
    pages.faq,
  ],
  retention: [pages.home, pages.caseStudies, pages.faq],
  solutions: [pages.home, pages.faq],
  essentials: [pages.home, pages.faq],
  channels: [pages.home, pages.scheduleDemo, pages.faq],
  modules: [pages.home, pages.faq],
  features: [pages.home, pages.faq],
  price: [
    pages.home,
    pages.deck,
    pages.deckMobile,
    pages.communicationBundle,
    pages.commissionCalculator,
    pages.faq,
    pages.pricing,
    pages.termsOfUse,
  ],
}

export const claimsPage = {
  heading: ['Every figure,', 'and its source.'],
  lead: 'What each figure on this site means, where it comes from, and where we use it.',
  stated: {
    heading: 'What we state',
    lead: 'Click an underlined figure on any page to find its row here.',
    columns: {
      figure: 'Figure',
      meaning: 'Meaning',
      source: 'Source',
      date: 'As of',
      quoted: 'Quoted on',
    },
  },
  counts: {
    heading: 'Counts on the feature pages',
    lead: 'Each feature page states how many modules and features it names. A module is a group of features you switch on together. A feature is something you can see on a screen. The counts overlap, so don’t add them up.',
    columns: { page: 'Page', modules: 'Modules', features: 'Features' },
    rows: Object.values(featurePages),
  },
  planned: {
    heading: 'Live and planned',
    lead: 'What works in a real store today, and what does not work yet. The counts above include both. The live demo shows both.',
    columns: { state: 'State', names: 'Modules and features' },
    rows: [
      { state: 'Live', names: liveFeatures.join(', ') },
      { state: 'Planned', names: `Modules: ${plannedModuleLines}` },
      { state: 'Planned', names: `Features: ${plannedFeatures.join(', ')}` },
    ],
  },
  others: {
    heading: 'Figures that are not claims',
    text: [
      `Our own tests, such as messages that survive a crash, are on [the trust page](${pages.trust.path}#faults).`,
      `The terms of the [commission calculator](${pages.commissionCalculator.path}) are examples until they are agreed. The message rates on the [pricing page](${pages.pricing.path}#rates) and in the live demo are examples until we confirm them.`,
      'Tamarind Supply, its customer Asha and all figures in their story are fictional.',
    ],
  },
} as const
