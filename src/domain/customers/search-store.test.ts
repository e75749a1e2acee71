import { expect, test } from 'vitest'
import { searchTerm } from './search-store.ts'

test('[LIVE-02] a fragment becomes beginnings of words in Shopify’s search language', () => {
  expect(searchTerm('Ana', 'IN')).toBe('ana*')
  expect(searchTerm('  Ananya   Sharma ', 'IN')).toBe('ananya* sharma*')
  expect(searchTerm('ananya.s@mail', 'IN')).toBe('ananya.s@mail*')
})

test('[LIVE-02] a phone number is looked for as typed and with the country’s code', () => {
  expect(searchTerm('98123 4', 'IN')).toBe('981234* OR 91981234*')
  expect(searchTerm('098123', 'IN')).toBe('98123* OR 9198123*')
  expect(searchTerm('+91 98123', 'IN')).toBe('9198123*')
  expect(searchTerm('0049 151', 'IN')).toBe('49151*')
  expect(searchTerm('98123', '')).toBe('98123*')
})

test('[LIVE-02] what means something else to Shopify is only text here', () => {
  expect(searchTerm('email:"x" OR tag:vip', 'IN')).toBe('email* x* or* tag* vip*')
  expect(searchTerm('-ana (b)*', 'IN')).toBe('ana* b*')
  expect(searchTerm(String.raw`"'\\():*`, 'IN')).toBe('')
})
