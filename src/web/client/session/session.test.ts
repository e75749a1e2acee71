// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionView, tokenPair } from '../../../../tests/support/sign-in/stored-session.ts'
import {
  activeOutlet,
  clearEverything,
  clearSession,
  isExpired,
  keepCurrency,
  readSession,
  storeOutletKey,
  storeSession,
  storeToken,
  watchSession,
} from './session.ts'
import { keepTabOutlet, readTabOutlet } from './tab-outlet.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('[AUTH-08] a session is stored under its promised names and read back', () => {
  const token = tokenPair(60)
  storeSession(sessionView(token))
  expect(Object.keys(localStorage).toSorted()).toEqual(['app_name', 'token', 'userPermission'])
  expect(readSession()).toMatchObject({ token, permissions: { apiKey: 'key-one', installedApps: ['crm'] } })
  expect(readTabOutlet()).toBe('one')
})

test('a sign-in without an outlet does not take over the outlet of an earlier session', () => {
  storeSession(sessionView(tokenPair(60)))
  storeSession({ ...sessionView(tokenPair(60)), outlet_list: [] })
  expect(readTabOutlet()).toBeUndefined()
})

test('half a session, or one that somebody else wrote, is none', () => {
  storeSession(sessionView(tokenPair(60)))
  localStorage.setItem('token', '{"access":7}')
  expect(readSession()).toBeUndefined()
  storeToken(tokenPair(60))
  localStorage.setItem('userPermission', 'not json')
  expect(readSession()).toBeUndefined()
})

test('a token expires with the second that it begins with', () => {
  expect(isExpired(tokenPair(5))).toBe(false)
  expect(isExpired(tokenPair(0))).toBe(true)
  expect(isExpired({ access: 'no number', refresh: '' })).toBe(true)
})

test('the outlet of the tab comes first, then the one whose key is stored', () => {
  const { permissions } = storeSession(sessionView(tokenPair(60)))
  keepTabOutlet('two')
  expect(activeOutlet(permissions)?.id).toBe('two')
  keepTabOutlet('elsewhere')
  expect(activeOutlet(permissions)?.id).toBe('one')
})

test('a new key of the active outlet takes the place of the old one', () => {
  storeSession(sessionView(tokenPair(60)))
  storeOutletKey('one', 'new')
  expect(readSession()?.permissions).toMatchObject({ apiKey: 'new', outlet_list: [{ api_key: 'new' }, {}] })
  storeOutletKey('two', 'other')
  expect(readSession()?.permissions.apiKey).toBe('new')
})

test('a watcher is told of every change, but not of a currency that stays the same', () => {
  storeSession(sessionView(tokenPair(60)))
  const onChange = vi.fn<() => void>()
  const stop = watchSession(onChange)
  keepCurrency('$')
  expect(onChange).not.toHaveBeenCalled()
  keepCurrency('€')
  expect(onChange).toHaveBeenCalledOnce()
  stop()
  clearSession()
  expect(onChange).toHaveBeenCalledOnce()
})

test('[AUTH-08] a failed sign-in takes the session away, signing out everything of this merchant', () => {
  localStorage.setItem('shopifyUserDetails', '{}')
  sessionStorage.setItem('sign_in', '{}')
  storeSession(sessionView(tokenPair(60)))
  clearSession()
  expect(readSession()).toBeUndefined()
  expect(localStorage.getItem('shopifyUserDetails')).toBe('{}')
  clearEverything()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
