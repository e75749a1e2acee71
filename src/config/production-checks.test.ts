import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from './env.ts'
import { productionSettings, refusalOf } from './test-settings.ts'

test('a complete production configuration is accepted, with several keys and proxies', () => {
  const config = readConfig({
    ...productionSettings,
    SECRET_KEYS: `${productionSettings.SECRET_KEYS}, dGhpcy1pcy1hbm90aGVyLXNlY3JldC1vZi1vdXJz`,
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
    const env = { ...productionSettings, PUBLIC_BASE_URL: ours, ACCOUNT_DOMAIN: 'shops.example' }
    expect([ours, /ACCOUNT_DOMAIN: must not/.test(refusalOf(env))]).toEqual([ours, ours.includes('app.')])
  }
})

test('every problem is named at once, and no value is repeated', () => {
  const secret = 'sandbox-google-secret'
  const wrong = {
    ...productionSettings,
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
  const refusal = refusalOf({ ...productionSettings, [name]: value })
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
    const refusal = refusalOf({
      ...productionSettings,
      SECRET_KEYS: `${productionSettings.SECRET_KEYS},${key}`,
    })
    expect([key, refusal.includes('SECRET_KEYS: every key must be random')]).toEqual([key, true])
    expect(refusal).not.toContain(key)
  }
  for (const bytes of [16, 32, 64]) {
    const [hex, base64] = [randomBytes(bytes).toString('hex'), randomBytes(32).toString('base64')]
    expect(refusalOf({ ...productionSettings, SECRET_KEYS: `${hex},${base64}` })).toBe('accepted')
  }
})

const providers = {
  ...productionSettings,
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
