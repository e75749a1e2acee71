import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  ['https://admin.shopify.com/store/tamarind/orders?x=1', 'shopify', 'shop', 'tamarind.myshopify.com'],
  [' HTTPS://www.Tamarind.myshopify.com/admin ', 'other', 'shop', 'tamarind.myshopify.com'],
  ['https://www.tamarind.example/shop', 'other', 'site', 'tamarind.example'],
  ['tamarind.example', 'shopify', 'site', 'tamarind.example'],
  ['Webflow', 'other', 'platform', 'Webflow'],
  ['https://', 'other', 'nothing', ''],
  ['', 'shopify', 'nothing', ''],
] as const)('[PORT-07] %j on %s is read as a %s', (typed, platform, kind, text) => {
  expect(readAddress(typed, platform)).toMatchObject({ kind, text })
})

test('[PORT-08] the bare name of a shop is no address, but we say which one it could be', () => {
  expect(readAddress('Tamarind', 'shopify')).toEqual({
    kind: 'nothing',
    text: '',
    meant: 'tamarind.myshopify.com',
  })
  expect(readAddress('my shop', 'shopify').meant).toBeUndefined()
})
