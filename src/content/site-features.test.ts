import { expect, test } from 'vitest'
import { featurePages } from '#content/shared/feature-pages.ts'
import { capabilities } from '#content/site/capabilities.ts'
import { faq, plainAnswer } from '#content/shared/faq.ts'
import { pricingPage } from '#content/site/pricing.ts'
import { claimsPage } from '#content/site/records/claims-page.ts'
import { integrationsPage } from '#content/site/records/integrations.ts'
import { home } from '#content/site/home.ts'
import { addOns } from '#content/site/home/add-ons.ts'
import { modules } from '#contract/modules/modules.ts'
import { essentials } from '#content/site/home/essentials.ts'
import { moduleCopy } from '#content/portal/modules.ts'
import { isPlannedFeature, namesOf, plannedModules, siteFeatures } from '#content/shared/site-features.ts'

const { customer, communication } = home.wheels

/** What the site offers by name. */
const named = [
  ...essentials.map(({ name }) => name),
  ...capabilities.items,
  ...addOns.apps.flatMap(({ name, features }) => [name, ...features]),
  ...Object.values(featurePages).flatMap(({ name, heading }) => [name, heading]),
  customer.name.join(' '),
  ...customer.parts.map(({ name }) => name),
  communication.name.join(' '),
  ...communication.channels.flatMap(({ name, uses }) => [name, ...uses.map((use) => use.name)]),
]

const plain = (name: string) => name.toLowerCase()

test('[PORT-17] every essential and feature that the site names belongs to one module', () => {
  const names = Object.values(moduleCopy).map(({ name }) => plain(name))
  const listed = modules.flatMap(({ slug }) => namesOf(slug)).map(plain)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => ![...names, ...listed].includes(plain(name)))).toEqual([])
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([])
})

test('[PORT-17] what has two names is explained where they meet', () => {
  expect(moduleCopy.flash_accounts.text).toContain('quick accounts')
  expect(moduleCopy.oh_my_customer.text).toContain('Customer Command Centre')
})

test('[LIVE-06] the site and the modules say the same of what is live and what is planned', () => {
  const planned = modules.filter(({ state }) => state === 'planned').map(({ slug }) => slug)
  expect(planned).toEqual(['superleadz', 'referral', 'product_review', 'chatbot'])
  expect(Object.keys(plannedModules)).toEqual(planned)
  for (const { slug, state } of modules) {
    // The dashboard is the portal's first page, and no feature of the site.
    if (slug === 'infiniti') continue
    expect([slug, siteFeatures[slug].live.length > 0]).toEqual([slug, state === 'live'])
  }
  for (const [slug, { name }] of Object.entries(plannedModules)) {
    const copy = moduleCopy[slug as keyof typeof plannedModules]
    expect([copy.name, copy.text]).toEqual([name, expect.stringMatching(/^Will /)])
  }
})

test('[LIVE-06] what the screens of a real store lack is not called live', () => {
  // The screens of the demo that a real store's account does not show yet.
  for (const name of ['Wishlist', 'Loyalty points', 'Subscription management', 'Recently viewed', 'Reviews'])
    expect([name, isPlannedFeature(name)]).toEqual([name, true])
  for (const { name } of Object.values(featurePages)) {
    const live = ['User registration', 'Quick account creation', 'Customer accounts', 'Order management']
    expect([name, isPlannedFeature(name)]).toEqual([name, !live.includes(name)])
  }
})

test('[LIVE-06] FAQ, pricing, integrations and claims name every planned module', () => {
  const texts = [
    faq.map(plainAnswer),
    pricingPage.plan.within,
    integrationsPage.not.text,
    claimsPage.planned.rows,
  ]
  for (const text of texts.map((part) => JSON.stringify(part)))
    for (const { name } of Object.values(plannedModules)) expect(text).toContain(name)
})
