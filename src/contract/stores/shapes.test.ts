import { expect, test } from 'vitest'
import { isShop, readShop } from './shapes.ts'

test('[PORT-08] a shop is read from whatever form it was pasted in', () => {
  for (const pasted of [
    'tamarind-supply.myshopify.com',
    ' Tamarind-Supply.MyShopify.com/ ',
    'https://tamarind-supply.myshopify.com/admin/products?x=1',
    'https://admin.shopify.com/store/tamarind-supply',
  ]) {
    expect(readShop(pasted)).toBe('tamarind-supply.myshopify.com')
  }
})

test('[PORT-08] what only looks like a shop is none', () => {
  for (const pasted of [
    '',
    'myshopify.com',
    '.myshopify.com',
    '-a.myshopify.com',
    'a.b.myshopify.com',
    'tamarind.example',
    'tamarind.myshopify.com.evil.example',
    'evil.example/tamarind.myshopify.com',
    'evil.example#.myshopify.com',
    'evil.example\\.myshopify.com',
    'user@tamarind.myshopify.com',
    'javascript:tamarind.myshopify.com',
    `${'a'.repeat(61)}.myshopify.com`,
  ]) {
    expect([pasted, readShop(pasted)]).toEqual([pasted, undefined])
  }
  expect(isShop('tamarind.myshopify.com\nx')).toBe(false)
})
