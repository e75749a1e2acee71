import { expect, test } from 'vitest'
import { longestShopName } from './shop-brand.ts'
import { longestSetUp, readSetUp, setUpPath } from './set-up.ts'

test('[PAGE-05] a set-up is the theme and the brand, wherever in the demo it was left', () => {
  expect(readSetUp('/demo/armani/orders/10482?name=Loom%20%26%20Co&colour=1A31C8&speed=60#top')).toEqual({
    theme: 'armani',
    brand: { name: 'Loom & Co', colour: '#1a31c8' },
    path: '/demo/armani?name=Loom+%26+Co&colour=1a31c8',
  })
  expect(readSetUp('/demo/elite')?.path).toBe('/demo/elite')
})

test.each([
  '',
  '/demo/gucci',
  '//evil.example/demo/elite',
  'https://evil.example/demo/elite',
  '/demo/elite/../../admin',
  'javascript:alert(1)',
  `/demo/elite?name=${'x'.repeat(longestSetUp)}`,
])('[PAGE-05] is not read from %j', (address) => {
  expect(readSetUp(address)).toBeUndefined()
})

test('[PAGE-05] the longest brand there is fits', () => {
  const logo = { width: 48, height: 48, dots: new Uint8Array(48 * 48).fill(1) }
  const path = setUpPath('e-commerce', { name: '字'.repeat(longestShopName), colour: '#1a31c8', logo })
  expect(path.length).toBeLessThanOrEqual(longestSetUp)
  expect(readSetUp(path)?.path).toBe(path)
})
