import { brand } from './brand.ts'
import { claims, claimsPath } from './claims.ts'
import { featurePages } from './feature-pages.ts'
import type { Page } from './page.ts'
import { portalPages } from '../portal/portal-pages.ts'

/**
 * Every public page of the product. The route table, the menu, the footer, the prerendering and
 * the sitemap all read this list, so a page is either everywhere or nowhere.
 */
export const pages = {
  home: {
    path: '/',
    name: 'The OS',
    title: `${brand.name}: one commerce operating system for Shopify`,
    description: `Customer accounts, orders and the messages about them, run as one system inside your Shopify store. ${claims.price.figure} a month.`,
    kind: 'document',
    group: 'The OS',
    indexed: true,
  },
  themes: {
    path: '/themes',
    name: 'Account themes',
    title: 'Choose Your Theme',
    description: 'Three looks for the customer account, drawn side by side: Elite, Armani and E-commerce.',
    kind: 'document',
    group: 'The OS',
    indexed: true,
  },
  demo: {
    path: '/demo/elite',
    name: 'Live demo',
    title: 'Account demo',
    description: 'Try a customer account: a fictional customer, signed in, with orders on the way.',
    kind: 'app',
    group: 'The OS',
    indexed: false,
  },
  deck: {
    path: '/products/customer-accounts/presentation',
    name: 'Themes as slides',
    title: 'Themes Management',
    description: 'The three account themes as a deck: to present with notes, to read or to print.',
    kind: 'document',
    group: 'The OS',
    indexed: true,
  },
  deckMobile: {
    path: '/products/customer-accounts/presentation-mobile',
    name: 'Themes to read',
    title: 'Themes Management, to read',
    description: 'The deck of the three account themes as one page to scroll, for phones.',
    kind: 'document',
    group: 'The OS',
    indexed: true,
  },
  ...featurePages,
  caseStudies: {
    path: '/case-studies',
    name: 'Case studies',
    title: 'Case studies',
    description:
      'What three stores changed and what they reported: fewer tickets, more from email, more repeat customers.',
    kind: 'document',
    group: 'Company',
    indexed: true,
  },
  communicationBundle: {
    path: '/communication-bundle',
    name: 'Communication bundle',
    title: 'Communication bundle',
    description: 'Email, WhatsApp and SMS from one event: what each is for and what it costs.',
    kind: 'document',
    group: 'The OS',
    indexed: true,
  },
  integrations: {
    path: '/integrations',
    name: 'Integrations',
    title: 'Integrations',
    description: `What ${brand.name} works with, and what each integration can read and write.`,
    kind: 'document',
    group: 'The OS',
    indexed: true,
  },
  commissionCalculator: {
    path: '/commission-calculator',
    name: 'Commission calculator',
    title: 'Commission calculator for partners',
    description:
      'What you earn by referring merchants, month by month. Set growth, churn and rates, and share the link.',
    kind: 'app',
    group: 'Company',
    indexed: true,
  },
  scheduleDemo: {
    path: '/schedule-a-demo',
    name: 'Schedule a demo',
    title: `Schedule a demo of ${brand.name}`,
    description: `Half an hour with someone who builds ${brand.name}: your store, the customer account, your portal, and your questions.`,
    kind: 'app',
    group: 'Company',
    indexed: true,
  },
  faq: {
    path: '/faq',
    name: 'FAQ',
    title: 'Questions merchants ask',
    description: 'Straight answers about price, trial, refunds, set-up, cash on delivery, messages and data.',
    kind: 'document',
    group: 'Company',
    indexed: true,
  },
  pricing: {
    path: '/pricing',
    name: 'Pricing',
    title: 'Pricing',
    description:
      'One price a month for each store, 14 days free, message rates by country, an estimator, example bills, and how to cancel.',
    kind: 'document',
    isLive: true,
    group: 'The OS',
    indexed: true,
  },
  claims: {
    path: claimsPath,
    name: 'Our figures',
    title: 'Every figure, and its source',
    description:
      'What each figure on this site means, where it comes from, its date, and the pages that use it.',
    kind: 'document',
    group: 'Company',
    indexed: true,
  },
  trust: {
    path: '/trust',
    name: 'Trust',
    title: 'Trust: how we protect your data',
    description:
      'How we protect accounts and data, what our fault tests showed, who processes data for us, and how to report a vulnerability.',
    kind: 'document',
    group: 'Company',
    indexed: true,
  },
  status: {
    path: '/status',
    name: 'Status',
    title: 'Service status',
    description: 'The current status of each service, 90 days of checks, and past incidents.',
    kind: 'document',
    isLive: true,
    group: 'Company',
    indexed: true,
  },
  changelog: {
    path: '/changelog',
    name: 'Changelog',
    title: 'Changelog: what is new',
    description: `What is new in ${brand.name}, newest first. One line for each thing you can do now.`,
    kind: 'document',
    group: 'Company',
    indexed: true,
  },
  termsOfUse: {
    path: '/terms-of-use',
    name: 'Terms of use',
    title: 'Terms of use',
    description: `The terms of use of ${brand.name}, with a plain summary beside every clause.`,
    kind: 'document',
    indexed: true,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    name: 'Privacy policy',
    title: 'Privacy policy',
    description: `What ${brand.name} keeps about you, why, for how long, and how to have it deleted.`,
    kind: 'document',
    indexed: true,
  },
  imprint: {
    path: '/imprint',
    name: 'Imprint',
    title: 'Imprint',
    description: `Who runs ${brand.name}: company, address, law, and where data is kept.`,
    kind: 'document',
    indexed: true,
  },
  ...portalPages,
  contact: {
    path: '/contact-us',
    name: 'Contact',
    title: `Contact ${brand.name}`,
    description: `Write to the people who build ${brand.name}. We read every message and reply.`,
    kind: 'app',
    group: 'Company',
    indexed: true,
  },
  apiDocs: {
    path: '/api/docs',
    name: 'API',
    title: 'API',
    description: `Every call of the ${brand.name} API: what you send, what you get back, and its errors.`,
    kind: 'document',
    indexed: false,
  },
  renderTest: {
    path: '/render-test',
    name: 'Kit',
    title: 'Every interface part in every state',
    description: `The kit of parts that ${brand.name} is built from, each in every state.`,
    kind: 'app',
    indexed: false,
  },
  notFound: {
    path: '/404',
    name: 'Not found',
    title: 'No such page',
    description: 'There is no page at this address. Here are pages you may be looking for.',
    kind: 'document',
    indexed: false,
  },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

const allPages: Page[] = Object.values(pages)

const documents = allPages.filter((page) => page.kind === 'document')

export const documentPaths: string[] = documents.map((page) => page.path)

/** Those that are rendered at build. */
export const storedPaths: string[] = documents.filter((page) => !page.isLive).map((page) => page.path)
