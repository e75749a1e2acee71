// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionView, tokenPair } from '../../../../tests/support/sign-in/stored-session.ts'
import { readSession, storeSession, storeToken } from '../session/session.ts'
import { merchantApi } from './merchant-api.ts'

/** happy-dom has none; one tab needs none. */
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, work: () => unknown) => work() },
})

const fetched = vi.fn<typeof fetch>()
const left: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)))
})
afterEach(() => {
  fetched.mockReset()
  left.length = 0
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // The page was left, so the next refused call may leave again.
  window.dispatchEvent(new Event('pagehide'))
})

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const signedOut = { code: 'signed_out', title: 'Signed out', message: 'Please login.', request_id: '' }
const paths = () => fetched.mock.calls.map(([url]) => url)
const sentToken = (call: number) =>
  new Headers(fetched.mock.calls[call]?.[1]?.headers).get('authorization')?.split('.')[1]

test('[AUTH-08] a call carries the token and the outlet of the tab', async () => {
  storeSession(sessionView(tokenPair(60)))
  answer({ data: [] })
  expect(await merchantApi('companies', {})).toEqual({ ok: true, data: { data: [] } })
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers)
  expect(headers.get('authorization')).toMatch(/^Bearer \d+\.a$/)
  expect([headers.get('outlet'), headers.get('api-key'), headers.get('user-role')]).toEqual([
    'one',
    'key-one',
    'owner',
  ])
})

test('[AUTH-08] an expired token is renewed first', async () => {
  storeSession(sessionView(tokenPair(-1)))
  answer({ token: tokenPair(60, 'b') })
  answer({ data: [] })
  expect((await merchantApi('companies', {})).ok).toBe(true)
  expect(paths()).toEqual(['/api/merchant/token/refresh', '/api/merchant/companies?'])
  expect(sentToken(1)).toBe('b')
})

test('[AUTH-08] when the server does not renew, the session ends and the sign-in page opens', async () => {
  storeSession(sessionView(tokenPair(-1)))
  answer(signedOut, 401)
  expect(await merchantApi('companies', {})).toMatchObject({ ok: false, problem: { title: 'Token expired' } })
  expect(left).toEqual([expect.stringContaining('/merchant/login?ended=expired&next=')])
  expect(readSession()).toBeUndefined()
})

test('when nobody answers the renewal, the session stays', async () => {
  storeSession(sessionView(tokenPair(-1)))
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  expect(await merchantApi('companies', {})).toEqual({ ok: false })
  expect([left, readSession() !== undefined]).toEqual([[], true])
})

test('a refused token is renewed once and the call repeated', async () => {
  storeSession(sessionView(tokenPair(60)))
  answer(signedOut, 401)
  answer({ token: tokenPair(60, 'b') })
  answer({ data: [] })
  expect((await merchantApi('companies', {})).ok).toBe(true)
  expect(sentToken(2)).toBe('b')
})

test('a token that another tab has renewed meanwhile is used as it is', async () => {
  storeSession(sessionView(tokenPair(60)))
  fetched.mockImplementationOnce(() => {
    storeToken(tokenPair(60, 'other-tab'))
    return Promise.resolve(new Response(JSON.stringify(signedOut), { status: 401 }))
  })
  answer({ data: [] })
  expect((await merchantApi('companies', {})).ok).toBe(true)
  expect(paths()).toEqual(['/api/merchant/companies?', '/api/merchant/companies?'])
  expect(sentToken(1)).toBe('other-tab')
})

test('without a session nothing is sent', async () => {
  expect(await merchantApi('companies', {})).toMatchObject({ problem: { code: 'signed_out' } })
  expect(fetched).not.toHaveBeenCalled()
  expect(left).toEqual([expect.stringContaining('/merchant/login?ended=signed-out')])
})
