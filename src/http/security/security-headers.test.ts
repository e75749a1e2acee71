import { expect, test } from 'vitest'
import { barePolicy, commonHeaders, contentSecurityPolicy, headersFor } from './security-headers.ts'

const directives = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part]))

test('the content policy starts from nothing, and names no plugin, no base and no frame', () => {
  for (const policy of [contentSecurityPolicy({ nonce: 'n' }), barePolicy].map(directives)) {
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy.get(name)).toBe(`${name} 'none'`)
    }
  }
})

test('the content policy of a page lets in its own scripts, by nonce or hash, and the hosts it needs', () => {
  const page = directives(
    contentSecurityPolicy({
      nonce: 'abc',
      scriptHashes: ["'sha256-x'"],
      captchaOrigin: 'https://captcha.example',
      frameOrigins: ['https://module.example'],
    }),
  )
  expect(page.get('script-src')).toBe("script-src 'self' 'nonce-abc' 'sha256-x' https://captcha.example")
  expect(page.get('frame-src')).toBe('frame-src https://captcha.example https://module.example')
  expect(page.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
  expect(directives(contentSecurityPolicy()).has('frame-src')).toBe(false)
  expect(contentSecurityPolicy()).not.toContain('unsafe')
})

test('browsers are told to stay on https only where the site has it', () => {
  expect(commonHeaders('https://infiniti.example')).toHaveProperty('Strict-Transport-Security')
  expect(commonHeaders('http://127.0.0.1')).not.toHaveProperty('Strict-Transport-Security')
})

test('a file that only loads into a page has the few headers that a browser reads for it', () => {
  const common = commonHeaders('https://infiniti.example')
  const few = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security']
  for (const type of [
    'text/javascript; charset=utf-8',
    'text/css; charset=utf-8',
    'font/woff2',
    'image/png',
  ]) {
    expect(Object.keys(headersFor(type, common))).toEqual(few)
  }
  for (const type of ['text/html; charset=utf-8', 'image/svg+xml', 'application/xml; charset=utf-8']) {
    expect(headersFor(type, common)).toBe(common)
  }
})
