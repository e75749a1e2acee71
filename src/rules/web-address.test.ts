import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { webHost } from './web-address.ts'

test.each([
  ['tamarind.example', 'tamarind.example'],
  ['  https://WWW.Tamarind.example/collections/all?ref=1#top ', 'tamarind.example'],
  ['http://tamarind.example:8080', 'tamarind.example'],
  ['https:\\\\tamarind.example', 'tamarind.example'],
  ['//tamarind.example/', 'tamarind.example'],
  ['<https://tamarind.example>,', 'tamarind.example'],
  ['“tamarind.example.”', 'tamarind.example'],
  ['Tamarind-Supply.myshopify.com/admin', 'tamarind-supply.myshopify.com'],
  ['https://admin.shopify.com/store/tamarind-supply/orders', 'tamarind-supply.myshopify.com'],
  ['https://bücher.example', 'xn--bcher-kva.example'],
  ['www.de', 'www.de'],
])('[VAL-02] %s is kept as %s', (pasted, host) => {
  expect(webHost(pasted)).toBe(host)
})

test.each([
  '',
  ' ',
  'tamarind',
  'localhost:3000',
  '127.0.0.1',
  '0x7f.1',
  '[::1]',
  'javascript:alert(1)//tamarind.example',
  'ftp://tamarind.example',
  'mailto:asha@tamarind.example',
  'asha@tamarind.example',
  'tamarind .example',
  'tamarind.exa\nmple',
  'tamarind_supply.example',
  '-tamarind.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(150)}example`,
])('[VAL-02] %j names no site', (pasted) => {
  expect(webHost(pasted)).toBeUndefined()
})

test('any text gets an answer, and an answer is its own form', () => {
  const address = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain(), fc.emailAddress())
  fc.assert(
    fc.property(address, (pasted) => {
      const host = webHost(pasted)
      if (host === undefined) return
      expect(webHost(host)).toBe(host)
      expect(webHost(`https://${host}/x`)).toBe(host)
      expect(host).toBe(host.toLowerCase())
    }),
    { numRuns: 1000 },
  )
})
