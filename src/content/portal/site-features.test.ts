import { expect, test } from 'vitest'
import { featurePages } from '#content/shared/feature-pages.ts'
import { capabilities } from '#content/site/capabilities.ts'
import { home } from '#content/site/home.ts'
import { addOns } from '#content/site/home/add-ons.ts'
import { essentials } from '#content/site/home/essentials.ts'
import { moduleCopy } from './modules.ts'
import { siteFeatures } from './site-features.ts'

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
  const modules = Object.values(moduleCopy).map(({ name }) => plain(name))
  const listed = Object.values(siteFeatures).flat().map(plain)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => ![...modules, ...listed].includes(plain(name)))).toEqual([])
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([])
})

test('[PORT-17] what has two names is explained where they meet', () => {
  expect(moduleCopy.flash_accounts.text).toContain('quick accounts')
  expect(moduleCopy.oh_my_customer.text).toContain('Customer Command Centre')
})
