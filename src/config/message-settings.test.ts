import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { resolveOptions, settingsFor } from '../../sandbox/options.ts'
import { ConfigError, readConfig } from './env.ts'
import { exampleSecrets } from './example-secrets.ts'
import { providerProblems } from './provider-checks.ts'

const messages = {
  WHATSAPP_API_URL: 'https://graph.facebook.com',
  WHATSAPP_ACCESS_TOKEN: `EAA${randomBytes(60).toString('hex')}`,
  WHATSAPP_APP_SECRET: randomBytes(16).toString('hex'),
  WHATSAPP_VERIFY_TOKEN: randomBytes(32).toString('base64url'),
  WHATSAPP_BUSINESS_ID: '102290129340398',
  MSG91_API_URL: 'https://control.msg91.com',
  MSG91_AUTH_KEY: `422647A${randomBytes(10).toString('hex')}P1`,
  MSG91_WEBHOOK_TOKEN: randomBytes(32).toString('base64url'),
}
const others = {
  RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
  SHOPIFY_SHOP_URL: 'https://{shop}',
  SHOPIFY_LISTING_URL: 'https://apps.shopify.com/',
  STRIPE_API_URL: 'https://api.stripe.com',
}
const problemsOf = (changed: Partial<Record<keyof typeof messages, string>>) =>
  providerProblems({ ...others, ...messages, ...changed })

test('production takes the secrets that Meta and MSG91 make', () => {
  expect(problemsOf({})).toEqual([])
})

test.for([
  ['WHATSAPP_API_URL', 'http://graph.facebook.com'],
  ['WHATSAPP_ACCESS_TOKEN', 'EAAshort'],
  ['WHATSAPP_APP_SECRET', 'abc123'],
  ['WHATSAPP_VERIFY_TOKEN', 'guess-me'],
  ['WHATSAPP_BUSINESS_ID', 'tamarind'],
  ['MSG91_API_URL', 'http://control.msg91.com'],
  ['MSG91_AUTH_KEY', 'short'],
  ['MSG91_WEBHOOK_TOKEN', 'guess-me'],
])('[DOOR-14] production refuses %s of %s by its name alone', ([name = '', value = '']) => {
  const problems = problemsOf({ [name]: value })
  expect(problems).toEqual([expect.stringMatching(`^${name}: must be`)])
  expect(problems.join()).not.toContain(value)
})

const { messages: sandbox } = settingsFor(
  resolveOptions({ httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:3000' }),
  'http://127.0.0.1:3001',
  'smtp://127.0.0.1:2525',
)

test('[DOOR-14] every secret of the sandbox is an example, and no provider in production', () => {
  const { WHATSAPP_API_URL: _a, MSG91_API_URL: _b, WHATSAPP_BUSINESS_ID: _c, ...secrets } = sandbox
  for (const secret of Object.values(secrets)) expect(exampleSecrets.has(secret)).toBe(true)
  expect(problemsOf(sandbox)).toHaveLength(Object.keys(sandbox).length - 1)
})

test.for([
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_BUSINESS_ID',
  'MSG91_AUTH_KEY',
  'MSG91_WEBHOOK_TOKEN',
])('a provider of messages without %s is refused, in the demo too', (name) => {
  expect(() => readConfig({ ...sandbox, [name]: '' })).toThrow(ConfigError)
  expect(() => readConfig({ ...sandbox, [name]: '' })).toThrow(`- ${name}: is missing`)
})
