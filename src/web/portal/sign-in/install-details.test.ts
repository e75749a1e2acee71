import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installDetailsOf, readInstallDetails, storeInstallDetails } from './install-details.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

const link = new URLSearchParams({
  app: 'crm',
  currency: 'EUR',
  shopify_xircls_app_id: '7',
  email: 'asha@tamarind.example',
  shop: 'tamarind-supply.myshopify.com',
  platform: 'shopify',
  utm_source: 'listing',
  utm_medium: 'web',
  aft_no: 'A-17',
  token: 'not ours',
})

test('[INST-01] [INST-03] the nine names are read and nothing else, and none longer than 200 characters', () => {
  expect(installDetailsOf(link)).toEqual({
    app: 'crm',
    currency: 'EUR',
    shopify_xircls_app_id: '7',
    email: 'asha@tamarind.example',
    shop: 'tamarind-supply.myshopify.com',
    platform: 'shopify',
    utm_source: 'listing',
    utm_medium: 'web',
    aft_no: 'A-17',
  })
  const long = installDetailsOf(new URLSearchParams({ app: 'x'.repeat(201), shop: ' a.example ' }))
  expect([long.app, long.shop]).toEqual(['', 'a.example'])
  expect(installDetailsOf(new URLSearchParams(), 'shopify').platform).toBe('shopify')
})

test('[INST-01] they are stored as shopifyUserDetails and forgotten after an hour', () => {
  const now = Date.now()
  storeInstallDetails(installDetailsOf(link), now)
  expect(JSON.parse(stored.get('shopifyUserDetails') ?? '')).toMatchObject(installDetailsOf(link))
  expect(readInstallDetails(now + 3_599_000)).toMatchObject({
    app: 'crm',
    website: 'tamarind-supply.myshopify.com',
  })
  expect(readInstallDetails(now + 3_600_000)).toEqual({})
  expect(stored.size).toBe(0)
})

test('[INST-01] what somebody else has written there is nothing', () => {
  for (const text of ['null', '{', '[]', '"x"', '{"app":"crm"}', '{"app":7,"expires_at":"never"}']) {
    stored.set('shopifyUserDetails', text)
    expect(readInstallDetails()).toEqual({})
  }
})
