import { expect, test } from 'vitest'
import { isAccountPage, placeReader } from './place-of-host.ts'

const placeOf = placeReader({
  PUBLIC_BASE_URL: 'https://infiniti.example',
  ACCOUNT_DOMAIN: 'accounts.example',
})

test('[ACC-01] the host says whose address it is', () => {
  expect(placeOf('infiniti.example')).toEqual({ kind: 'own' })
  expect(placeOf('tamarind.accounts.example')).toEqual({ kind: 'store', slug: 'tamarind' })
  expect(placeOf('Tamarind.Accounts.Example.:8443')).toEqual({ kind: 'store', slug: 'tamarind' })
  for (const name of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'app', undefined]) {
    expect([name, placeOf(name)]).toEqual([name, { kind: 'own' }])
  }
})

test('[ACC-01] every other name is nobody’s', () => {
  for (const name of [
    'evil.example',
    'accounts.example',
    'a.b.accounts.example',
    '-x-.accounts.example',
    'tamarind.accounts.example.evil.example',
    'www.infiniti.example',
    'tamarind_.accounts.example',
  ]) {
    expect([name, placeOf(name)]).toEqual([name, { kind: 'unknown' }])
  }
})

test('[ACC-01] without a domain for accounts no store has an address', () => {
  const none = placeReader({ PUBLIC_BASE_URL: 'https://infiniti.example', ACCOUNT_DOMAIN: undefined })
  expect(none('tamarind.accounts.example')).toEqual({ kind: 'unknown' })
})

test('[ACC-01] the demo’s stores are names below localhost', () => {
  const demo = placeReader({ PUBLIC_BASE_URL: 'http://127.0.0.1:3000', ACCOUNT_DOMAIN: 'localhost' })
  expect(demo('tamarind-supply.localhost:3000')).toEqual({ kind: 'store', slug: 'tamarind-supply' })
  expect(demo('localhost:3000')).toEqual({ kind: 'own' })
})

test('pages of the account begin with its own word', () => {
  expect(['/account', '/account/', '/account/orders/5', '/account.data'].every(isAccountPage)).toBe(true)
  expect(['/accounts', '/', '/merchant/account', '/accountant'].some(isAccountPage)).toBe(false)
})
