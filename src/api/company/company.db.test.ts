import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldMessages } from '#content/shared/field-messages.ts'
import type { ApiClient } from '../../../tests/support/api-client.ts'
import { openDemoWorld } from '../../../tests/support/demo-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let merchant: ApiClient
let stranger: ApiClient

beforeAll(async () => {
  ;({ world, merchant, stranger } = await openDemoWorld())
})
afterAll(() => world.close())

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('[PORT-10] settings begin with sensible values and keep what is saved, for one company alone', async () => {
  const { body } = await merchant.get('/merchant/settings')
  expect(body.data).toMatchObject({ company_name: 'Tamarind Supply', currency_symbol: '₹' })
  const wanted = {
    ...body.data,
    company_name: 'Tamarind & Daughters',
    time_zone: 'Europe/Berlin',
    language: 'en-US',
  }
  expect((await merchant.post('/merchant/settings', wanted)).body.data).toEqual(wanted)
  expect((await stranger.get('/merchant/settings')).body.data.company_name).toBe('Hafenlicht')
  expect(await merchant.post('/merchant/settings', { ...wanted, time_zone: 'Mars/Olympus' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
})

test('[PORT-10] the profile takes a real picture and nothing that only calls itself one', async () => {
  const profile = {
    legal_name: 'Tamarind Supply Ltd',
    tax_id: '27AAPFU0939F1ZV',
    address: '1 Quay\nMumbai',
    country: 'India',
  }
  expect((await merchant.post('/merchant/company', { ...profile, logo: png })).body.data).toEqual({
    ...profile,
    logo: png,
  })
  for (const logo of [
    'data:image/png;base64,PHN2Zz48L3N2Zz4=',
    'data:image/svg+xml;base64,PHN2Zz4=',
    // A sound file begins like a WebP.
    'data:image/webp;base64,UklGRgAAAABXQVZFZm10IA==',
    'javascript:1',
  ]) {
    expect((await merchant.post('/merchant/company', { ...profile, logo })).status).toBe(400)
  }
})

test('[PORT-10] what is left out of the profile stays, and lines end in one way', async () => {
  const { body } = await merchant.post('/merchant/company', { address: '1 Quay\r\nMumbai' })
  expect(body.data).toMatchObject({ address: '1 Quay\nMumbai', legal_name: 'Tamarind Supply Ltd', logo: png })
  expect((await merchant.post('/merchant/company', { logo: null })).body.data).toMatchObject({
    logo: null,
    tax_id: '27AAPFU0939F1ZV',
  })
})

test('[PORT-10] [MONEY-09] a wrong GSTIN or German VAT number is refused at its field', async () => {
  const before = (await merchant.get('/merchant/company')).body.data
  for (const [country, typed, sentence] of [
    ['India', '27AAPFU0939F1ZX', fieldMessages.gstin_refused],
    ['Germany', 'DE12345678', fieldMessages.vat_id_refused],
  ]) {
    expect(await merchant.post('/merchant/company', { country, tax_id: typed })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { tax_id: sentence } },
    })
  }
  expect((await merchant.get('/merchant/company')).body.data).toEqual(before)
})

test('[PORT-10] a domain is proved by the record in its zone, and by nothing else', async () => {
  const added = await merchant.post('/merchant/domains', { domain: 'https://www.Tamarind.example/shop' })
  const [domain] = added.body.data
  expect(domain).toMatchObject({
    domain: 'tamarind.example',
    record_name: '_infiniti.tamarind.example',
    verified_at: null,
  })
  expect(await merchant.post('/merchant/domains/check', { id: domain.id })).toMatchObject({
    status: 409,
    body: { code: 'domain_unproved' },
  })
  const record = new URLSearchParams({ name: domain.record_name, text: domain.record_value })
  await fetch(`${world.sandbox.url}/names`, { method: 'POST', body: record, redirect: 'manual' })
  const checked = await merchant.post('/merchant/domains/check', { id: domain.id })
  expect(checked.body.data[0].verified_at).not.toBeNull()
  expect(await stranger.post('/merchant/domains/check', { id: domain.id })).toMatchObject({ status: 404 })
  const claimed = await stranger.post('/merchant/domains', { domain: 'tamarind.example' })
  expect(await stranger.post('/merchant/domains/check', { id: claimed.body.data[0].id })).toMatchObject({
    status: 409,
  })
  // The other one is told that it is held; the holder is not.
  expect((await stranger.get('/merchant/domains')).body.data).toMatchObject([{ is_held_elsewhere: true }])
  expect((await merchant.get('/merchant/domains')).body.data).toMatchObject([{ is_held_elsewhere: false }])
  for (const [typed, sentence] of [
    ['tamarind.example', fieldMessages.domain_listed],
    ['not a domain', fieldMessages.domain_invalid],
  ]) {
    const refused = await merchant.post('/merchant/domains', { domain: typed })
    expect(refused.body.fields).toEqual({ domain: sentence })
  }
  expect((await merchant.post('/merchant/domains/remove', { id: domain.id })).body.data).toEqual([])
})
