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
    SECRET_KEYS: `${production.SECRET_KEYS}, ${'b'.repeat(40)}`,
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
  })
  expect(config.SECRET_KEYS).toHaveLength(2)
  expect(config.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1'])
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

test('.env.example names every setting, and its example secret is refused in production', () => {
  const example = readFileSync('.env.example', 'utf8')
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set([...Object.keys(readConfig({})), ...unsetByDefault]))
  const secret = /^SECRET_KEYS=(.*)$/m.exec(example)?.[1] ?? ''
  expect(() => readConfig({ ...production, SECRET_KEYS: secret })).toThrow(/SECRET_KEYS: is an example/)
})

test('docs/deploy.md has a row for every setting, and for no other', () => {
  const page = readFileSync('docs/deploy.md', 'utf8')
  const table = /\| setting \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(page)?.[1] ?? ''
  const names = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)])
  const settings = [...Object.keys(readConfig({})), ...unsetByDefault]
  expect(names).toHaveLength(settings.length)
  expect(new Set(names.map(([, name]) => name))).toEqual(new Set(settings))
})

/** Optional settings do not appear in the result while they are unset. */
const unsetByDefault = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'DATABASE_URL',
  'SECRET_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_STAFF',
  'SECURITY_CONTACT',
  'GOOGLE_ISSUER',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'SHOPIFY_API_KEY',
  'SHOPIFY_API_SECRET',
  'BOOKING_HOSTS',
  'DASHBOARD_BASE_URL',
  'MODULE_BASE_URLS',
  'THEME_DEMO_URLS',
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
