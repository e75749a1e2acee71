import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

test('[LIVE-01] filters that choose nothing are left out of the address; a search for “any” is kept', () => {
  expect(listAddress({ search: '', state: 'any', payment: 'cash' })).toBe('?payment=cash')
  expect(listAddress({ search: 'any', state: 'any' })).toBe('?search=any')
  expect(listAddress({ state: 'any' }, { cursor: 'abc' })).toBe('?cursor=abc')
})
