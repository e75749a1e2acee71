import type { ClaimKey } from '#content/shared/claims.ts'
import { featurePages } from '#content/shared/feature-pages.ts'
import type { Page } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'

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
  solutions: [pages.home, pages.caseStudies, pages.faq],
  essentials: [pages.home, pages.caseStudies, pages.faq],
  channels: [pages.home, pages.caseStudies, pages.scheduleDemo, pages.faq],
  modules: [pages.home, pages.caseStudies, pages.faq],
  features: [pages.home, pages.caseStudies, pages.faq],
  price: [
    pages.home,
    pages.deck,
    pages.deckMobile,
    pages.communicationBundle,
    pages.caseStudies,
    pages.commissionCalculator,
    pages.faq,
    pages.pricing,
    pages.termsOfUse,
  ],
}

export const claimsPage = {
  heading: ['Every figure,', 'and its source.'],
  lead: 'A figure on this site is reported by the product’s owner, counted, or a price. Here is what each one means, where it comes from and where we say it.',
  stated: {
    heading: 'What we state',
    lead: 'An underlined figure on the site leads to its row here.',
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
    lead: 'Each feature page states how many modules and features it names. A module is a group of features that is switched on as one; a feature is something you can point at on a screen. The counts are of that page alone, they overlap, and they are not to be added up.',
    columns: { page: 'Page', modules: 'Modules', features: 'Features' },
    rows: Object.values(featurePages),
  },
  others: {
    heading: 'Figures that are not claims',
    text: [
      `What we measured on our own machines, such as messages that survived a crash, stands on [the trust page](${pages.trust.path}#faults), with the day and the size of the trial.`,
      `The terms of the [commission calculator](${pages.commissionCalculator.path}) are examples until they are agreed. The message prices of the [communication bundle](${pages.communicationBundle.path}) and of the live demo are example rates, rounded by us.`,
      'Tamarind Supply, its customer Asha, her vase and every figure in their story are invented. Pictures of screens show that story.',
    ],
  },
} as const
