import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './env.ts'
import { productionSettings, refusalOf } from './test-settings.ts'

test('nothing set means the demo on its default port', () => {
  expect(readConfig({})).toMatchObject({
    APP_MODE: 'demo',
    PORT: 3000,
    PUBLIC_BASE_URL: 'http://127.0.0.1:3000',
  })
})

test('the merchant of the demo store is named by an email, or not at all', () => {
  expect(readConfig({ SHOWCASE_MERCHANT: 'Merchant@Demo.example' }).SHOWCASE_MERCHANT).toBe(
    'merchant@demo.example',
  )
  expect(readConfig({ SHOWCASE_MERCHANT: '' }).SHOWCASE_MERCHANT).toBeUndefined()
  expect(() => readConfig({ SHOWCASE_MERCHANT: 'Tamarind' })).toThrow(/SHOWCASE_MERCHANT/)
})

test('settings that belong together are asked for together', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow(/GOOGLE_ISSUER: is missing/)
  expect(() => readConfig({ RECAPTCHA_SITE_KEY: 'x' })).toThrow(/RECAPTCHA_SECRET: is missing/)
})

test('[DOOR-14] trusted proxies that are everybody, or no addresses, are refused by name', () => {
  const everybody = ['0.0.0.0/0', '::/0', '0.0.0.0/1,128.0.0.0/1', '2000::/3', '10.0.0.1,0.0.0.0/0']
  for (const value of everybody) {
    const refusal = refusalOf({ TRUSTED_PROXIES: value })
    expect([value, refusal.includes('TRUSTED_PROXIES: would trust everybody')]).toEqual([value, true])
  }
  for (const value of [
    'nginx',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/',
    '::1/129',
    '10.0.0.0/8/8',
    '1.2.3',
  ]) {
    const refusal = refusalOf({ TRUSTED_PROXIES: value })
    expect([value, refusal.includes('TRUSTED_PROXIES: wants addresses')]).toEqual([value, true])
  }
  for (const value of ['127.0.0.1', '10.0.0.0/8, 192.168.0.0/16', 'fc00::/7', '::1/128']) {
    expect([value, refusalOf({ TRUSTED_PROXIES: value })]).toEqual([value, 'accepted'])
  }
})

test('[DOOR-14] whatever is malformed is named, with what it should be', () => {
  const malformed: Record<string, string[]> = {
    PORT: ['http', '-1', '70000', '3000.5'],
    HOST: ['two words', 'http://host', '-'],
    PUBLIC_BASE_URL: ['infiniti', 'ftp://infiniti.example', 'https://infiniti.example/path?x=1'],
    DATABASE_URL: ['mysql://x', 'x'],
    SMTP_URL: ['mail.example', 'http://mail.example'],
    MAIL_FROM: ['Infiniti', 'a@b@c', 'x <y>'],
    MAIL_STAFF: ['staff'],
    ANALYTICS_ID: ['a b'],
    SHOPIFY_SHOP_URL: ['https://shop.example', '{shop}'],
    NAME_SERVERS: ['resolver', '1.1.1.1:port', '1.1.1.1:99999'],
    MODULE_BASE_URLS: ['email', 'email=mail'],
    SECRET_KEYS: [','],
  }
  for (const [name, values] of Object.entries(malformed)) {
    for (const value of values) {
      const refusal = refusalOf({ [name]: value })
      expect([name, value, refusal.includes(`  - ${name}: `)]).toEqual([name, value, true])
      expect(refusal).not.toContain('regex')
    }
  }
  const fine = {
    HOST: '::1',
    MAIL_FROM: 'Infiniti <hello@infiniti.example>',
    NAME_SERVERS: '1.1.1.1, [2606:4700::1111]:53, 127.0.0.1:3001',
    SHOPIFY_SHOP_URL: 'http://127.0.0.1:3001/shopify/{shop}',
  }
  expect(refusalOf(fine)).toBe('accepted')
})

test('.env.example names every setting, and its example secret is refused in production', () => {
  const example = readFileSync('.env.example', 'utf8')
  const names = [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set([...Object.keys(readConfig({})), ...unsetByDefault]))
  const secret = /^SECRET_KEYS=(.*)$/m.exec(example)?.[1] ?? ''
  expect(() => readConfig({ ...productionSettings, SECRET_KEYS: secret })).toThrow(
    /SECRET_KEYS: is an example/,
  )
})

test('docs/deploy.md has a row for every setting, and for no other', () => {
  const page = readFileSync('docs/deploy.md', 'utf8')
  const table = /\| setting \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(page)?.[1] ?? ''
  const names = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z\d_]+)`/g)])
  const settings = [...Object.keys(readConfig({})), ...unsetByDefault]
  expect(names).toHaveLength(settings.length)
  expect(new Set(names.map(([, name]) => name))).toEqual(new Set(settings))
})

/** Optional settings do not appear in the result while they are unset. */
const unsetByDefault = [
  'SHOWCASE_MERCHANT',
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_LAW',
  'COMPANY_COURTS',
  'DATA_COUNTRY',
  'HOSTING_COMPANY',
  'EMAIL_COMPANY',
  'RUPEE_RATE',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'DATABASE_URL',
  'SECRET_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_STAFF',
  'SECURITY_CONTACT',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRETS',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_BUSINESS_ID',
  'MSG91_AUTH_KEY',
  'MSG91_WEBHOOK_TOKEN',
  'GOOGLE_ISSUER',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'SHOPIFY_API_KEY',
  'SHOPIFY_API_SECRET',
  'SHOPIFY_API_SECRET_BEFORE',
  'BOOKING_HOSTS',
  'DASHBOARD_BASE_URL',
  'MODULE_BASE_URLS',
  'THEME_DEMO_URLS',
  'COMMISSION_TERMS',
  'ANALYTICS_ID',
]

test('traces are off unless a collector is named; what it wants to be shown is read as OpenTelemetry writes it', () => {
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined()
  const config = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc, x-team = shops',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  })
  expect(config).toMatchObject({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Basic abc', 'x-team': 'shops' },
    OTEL_TRACES_SAMPLER_ARG: 0.1,
  })
  for (const wrong of ['authorization', '=x', 'a=%zz']) {
    expect(refusalOf({ OTEL_EXPORTER_OTLP_HEADERS: wrong })).toContain(
      'OTEL_EXPORTER_OTLP_HEADERS: wants pairs',
    )
  }
  expect(refusalOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('OTEL_TRACES_SAMPLER_ARG:')
})
