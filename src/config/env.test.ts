import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './env.ts'

const production = {
  APP_MODE: 'production',
  PUBLIC_BASE_URL: 'https://infiniti.example',
  SECRET_KEYS: 'a-secret-of-more-than-thirty-two-bytes-1',
  SMTP_URL: 'smtps://mail.infiniti.example',
  MAIL_FROM: 'hello@infiniti.example',
  MAIL_STAFF: 'staff@infiniti.example',
  COMPANY_NAME: 'Tamarind Software Private Limited',
  COMPANY_ADDRESS: '7 Bund Garden Road, Pune 411001, India',
  COMPANY_LAW: 'The laws of India',
  COMPANY_COURTS: 'the courts of Pune',
  DATA_COUNTRY: 'India',
  HOSTING_COMPANY: 'Some Servers & Co',
  EMAIL_COMPANY: 'Some Post Office',
  RUPEE_RATE: '88.50 2026-11-01',
}

test('nothing set means the demo on its default port', () => {
  expect(readConfig({})).toMatchObject({
    APP_MODE: 'demo',
    PORT: 3000,
    PUBLIC_BASE_URL: 'http://127.0.0.1:3000',
  })
})

test('a complete production configuration is accepted, with several keys and proxies', () => {
  const config = readConfig({
    ...production,
    SECRET_KEYS: `${production.SECRET_KEYS}, dGhpcy1pcy1hbm90aGVyLXNlY3JldC1vZi1vdXJz`,
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  })
  expect(config.SECRET_KEYS).toHaveLength(2)
  expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
})

test('[ACC-01] stores have no names beside our own, whatever its port', () => {
  for (const ours of [
    'https://shops.example',
    'https://app.shops.example:8443',
    'https://app.shops.example',
  ]) {
    const env = { ...production, PUBLIC_BASE_URL: ours, ACCOUNT_DOMAIN: 'shops.example' }
    expect([ours, /ACCOUNT_DOMAIN: must not/.test(refusalOf(env))]).toEqual([ours, ours.includes('app.')])
  }
})

test('settings that belong together are asked for together', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow(/GOOGLE_ISSUER: is missing/)
  expect(() => readConfig({ RECAPTCHA_SITE_KEY: 'x' })).toThrow(/RECAPTCHA_SECRET: is missing/)
})

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env)
    return 'accepted'
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'not a ConfigError'
  }
}

test('every problem is named at once, and no value is repeated', () => {
  const secret = 'sandbox-google-secret'
  const wrong = {
    ...production,
    SECRET_KEYS: 'short',
    GOOGLE_ISSUER: 'https://g.example',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: secret,
  }
  const refusal = refusalOf(wrong)
  expect(refusal).toContain('SECRET_KEYS: every key must be at least 32 bytes long')
  expect(refusal).toContain('GOOGLE_CLIENT_SECRET: is an example')
  expect(refusal).not.toContain(secret)
})

test.for([
  ['SECRET_KEYS', ''],
  ['SECRET_KEYS', 'too-short'],
  ['SECRET_KEYS', 'replace-me-with-32-random-bytes-or-more'],
  ['PUBLIC_BASE_URL', 'http://infiniti.example'],
  ['SMTP_URL', ''],
  ['MAIL_FROM', ''],
  ['COMPANY_NAME', ''],
  ['COMPANY_ADDRESS', ''],
  ['COMPANY_LAW', ''],
  ['COMPANY_COURTS', ''],
  ['DATA_COUNTRY', ''],
  ['HOSTING_COMPANY', ''],
  ['EMAIL_COMPANY', ''],
  ['RUPEE_RATE', ''],
  ['RUPEE_RATE', 'ninety'],
  ['PORT', 'eighty'],
  ['PASSWORD_MEMORY_KIB', '19455'],
  ['DATABASE_URL', 'mysql://secret@elsewhere'],
])('production refuses a bad %s (%#) and never shows its value', ([name = '', value = '']) => {
  const refusal = refusalOf({ ...production, [name]: value })
  expect(refusal).toContain(`- ${name}:`)
  expect(refusal).not.toContain(value || 'nothing to hide')
})

test('[DOOR-14] production refuses keys of little entropy', () => {
  const weak = [
    'a'.repeat(40),
    'ab'.repeat(30),
    '0123456789'.repeat(5),
    `${'x'.repeat(39)}y`,
    'secret'.repeat(8),
  ]
  for (const key of weak) {
    const refusal = refusalOf({ ...production, SECRET_KEYS: `${production.SECRET_KEYS},${key}` })
    expect([key, refusal.includes('SECRET_KEYS: every key must be random')]).toEqual([key, true])
    expect(refusal).not.toContain(key)
  }
  for (const bytes of [16, 32, 64]) {
    const [hex, base64] = [randomBytes(bytes).toString('hex'), randomBytes(32).toString('base64')]
    expect(refusalOf({ ...production, SECRET_KEYS: `${hex},${base64}` })).toBe('accepted')
  }
})

const providers = {
  ...production,
  SHOPIFY_API_KEY: randomBytes(16).toString('hex'),
  SHOPIFY_API_SECRET: `shpss_${randomBytes(16).toString('hex')}`,
  STRIPE_SECRET_KEY: `sk_live_${randomBytes(24).toString('hex')}`,
  STRIPE_WEBHOOK_SECRETS: `whsec_${randomBytes(16).toString('hex')}`,
}

test('[DOOR-14] production takes the secrets that Stripe and Shopify make', () => {
  expect(refusalOf(providers)).toBe('accepted')
  const others = {
    SHOPIFY_API_SECRET_BEFORE: randomBytes(16).toString('hex'),
    STRIPE_SECRET_KEY: `rk_live_${randomBytes(24).toString('hex')}`,
    STRIPE_WEBHOOK_SECRETS: `${providers.STRIPE_WEBHOOK_SECRETS},whsec_${randomBytes(16).toString('hex')}`,
  }
  expect(refusalOf({ ...providers, ...others })).toBe('accepted')
})

test.for([
  ['STRIPE_SECRET_KEY', 'sk_test_sandbox'],
  ['STRIPE_SECRET_KEY', `sk_test_${randomBytes(24).toString('hex')}`],
  ['STRIPE_SECRET_KEY', `rk_test_${randomBytes(24).toString('hex')}`],
  ['STRIPE_SECRET_KEY', 'sk_live_abc'],
  ['STRIPE_WEBHOOK_SECRETS', 'x'],
  ['STRIPE_WEBHOOK_SECRETS', 'whsec_short'],
  ['STRIPE_WEBHOOK_SECRETS', `${providers.STRIPE_WEBHOOK_SECRETS},y`],
  ['STRIPE_API_URL', 'http://api.stripe.com'],
  ['SHOPIFY_SHOP_URL', 'http://{shop}'],
  ['SHOPIFY_LISTING_URL', 'http://apps.shopify.com/infiniti'],
  ['RECAPTCHA_VERIFY_URL', 'http://www.google.com/recaptcha/api/siteverify'],
  ['SHOPIFY_API_KEY', 'sandbox-shopify-key'],
  ['SHOPIFY_API_SECRET', 'sandbox-shopify-secret'],
  ['SHOPIFY_API_SECRET', 'z'],
  ['SHOPIFY_API_SECRET_BEFORE', 'sandbox-shopify-old-secret'],
  ['SHOPIFY_API_SECRET_BEFORE', 'z'],
])(
  '[DOOR-14] production refuses %s (%#), which moves no money or is easily guessed',
  ([name = '', value = '']) => {
    const refusal = refusalOf({ ...providers, [name]: value })
    expect(refusal).toContain(`- ${name}:`)
    expect(refusal).not.toContain(` ${value} `)
    // The demo runs on the sandbox's own.
    expect(refusalOf({ ...providers, APP_MODE: 'demo', [name]: value })).toBe('accepted')
  },
)

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
  expect(() => readConfig({ ...production, SECRET_KEYS: secret })).toThrow(/SECRET_KEYS: is an example/)
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
