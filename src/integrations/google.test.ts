import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Google } from '#domain/ports/ports.ts'
import { faultyGoogleClient, startFaultyGoogle } from '../../tests/support/google/faulty-google.ts'
import { openidGoogle } from './google.ts'

let provider: Awaited<ReturnType<typeof startFaultyGoogle>>
let google: Google
beforeAll(async () => {
  provider = await startFaultyGoogle()
})
afterAll(() => provider.close())

const connect = (timeoutMs?: number) =>
  openidGoogle({
    issuer: provider.issuer,
    ...faultyGoogleClient,
    redirectUri: 'https://infiniti.example/google',
    timeoutMs,
  })

beforeEach(() => {
  provider.set({})
  google = connect()
})

const secrets = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) }
const identify = (from = google, answer: Partial<Record<'code' | 'state' | 'iss', string>> = {}) =>
  from.identify({ code: 'the-code', state: 'the-state', iss: '', ...answer }, secrets)

test('[AUTH-11] the way to Google asks for e-mail and profile, offline, with a choice of account and PKCE', async () => {
  const url = new URL(await google.authorisationUrl(secrets, 'mei@gmail.com'))
  expect(url.origin + url.pathname).toBe(`${provider.issuer}/auth`)
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'client',
    response_type: 'code',
    redirect_uri: 'https://infiniti.example/google',
    scope: 'openid email profile',
    access_type: 'offline',
    prompt: 'select_account',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    login_hint: 'mei@gmail.com',
  })
  expect(url.href).not.toContain(secrets.verifier)
})

test('[AUTH-11] a true answer names the person, by address in lower case', async () => {
  expect(await identify()).toEqual({
    issuer: provider.issuer,
    subject: '1048',
    email: 'mei@gmail.com',
    emailVerified: true,
    hostedDomain: undefined,
    firstName: 'Mei',
    lastName: '',
  })
})

test('[AUTH-11] who has no name is called by the address; control characters are no part of a name', async () => {
  provider.set({ claims: { given_name: undefined } })
  expect(await identify()).toMatchObject({ firstName: 'mei', lastName: '' })
  provider.set({ claims: { given_name: undefined, name: 'Mei\r\nBcc: all', family_name: 7 } })
  expect(await identify()).toMatchObject({ firstName: 'MeiBcc: all', lastName: '' })
})

test.each([['true'], [1], [undefined], [false]])(
  '[AUTH-11] an address is verified by the word true alone, not by %o',
  async (value) => {
    provider.set({ claims: { email_verified: value } })
    expect(await identify()).toMatchObject({ emailVerified: false })
  },
)

const minute = 60
const now = () => Math.floor(Date.now() / 1000)
const lies: [string, Parameters<typeof provider.set>[0]][] = [
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['another audience', { claims: { aud: 'somebody-else' } }],
  ['an expired token', { claims: { exp: now() - minute } }],
  ['a time of issue more than 60 s ahead', { claims: { iat: now() + 2 * minute } }],
  ['another nonce', { claims: { nonce: 'other' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['no subject', { claims: { sub: undefined } }],
  ['no address', { claims: { email: undefined } }],
  ['an address that is none', { claims: { email: 'a@b@c' } }],
  ['no signature', { alg: 'none' }],
  ['our own secret as signing key', { alg: 'HS256' }],
  ['a key nobody published', { foreignKey: true }],
  ['a refused code', { faults: { '/token': 'refuse' } }],
]

test.each(lies)('[AUTH-11] [DOOR-16] an answer with %s is refused', async (_name, lie) => {
  provider.set(lie)
  await expect(identify()).rejects.toMatchObject({ code: 'google_failed' })
})

test('[AUTH-11] another state or issuer in the address is refused before the code is used', async () => {
  provider.asked.length = 0
  await expect(identify(google, { state: 'other' })).rejects.toMatchObject({ code: 'google_failed' })
  await expect(identify(google, { iss: 'https://evil.example' })).rejects.toMatchObject({
    code: 'google_failed',
  })
  expect(provider.asked).not.toContain('/token')
})

const impatient = 1_500

test.each(['/.well-known/openid-configuration', '/token', '/certs'])(
  '[AUTH-11] Google hanging or failing at %s is told within its time, and tried anew afterwards',
  async (path) => {
    for (const fault of ['hang', 'error'] as const) {
      const patient = connect(impatient)
      provider.set({ faults: { [path]: fault } })
      await expect(identify(patient)).rejects.toMatchObject({ code: 'google_unavailable' })
      provider.set({})
      await expect(identify(patient)).resolves.toMatchObject({ subject: '1048' })
    }
  },
)

test.each(['/.well-known/openid-configuration', '/certs'])(
  '[DOOR-01] a failed or garbled answer of %s is not kept: the next sign-in asks again',
  async (path) => {
    for (const fault of ['broken', 'garbled', 'empty', 'refuse'] as const) {
      const fresh = connect()
      provider.set({ faults: { [path]: fault } })
      await expect(identify(fresh)).rejects.toMatchObject({ code: 'google_unavailable' })
      provider.set({})
      await expect(identify(fresh)).resolves.toMatchObject({ subject: '1048' })
    }
  },
)

test('[DOOR-01] after a failure that lasted, Google works within 60 s of being well', async () => {
  const fresh = connect()
  provider.set({ faults: { '/.well-known/openid-configuration': 'garbled' } })
  for (let time = 0; time < 6; time += 1) {
    await expect(identify(fresh)).rejects.toMatchObject({ code: 'google_unavailable' })
  }
  provider.set({})
  // A fake clock would begin at nothing, though the process may be older than a minute.
  const elapsed = performance.now.bind(performance)
  const later = vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + 60_000)
  onTestFinished(() => later.mockRestore())
  await expect(identify(fresh)).resolves.toMatchObject({ subject: '1048' })
})

test('[AUTH-11] nobody at the address is told as Google being away', async () => {
  const gone = await startFaultyGoogle()
  await gone.close()
  const away = openidGoogle({
    issuer: gone.issuer,
    ...faultyGoogleClient,
    redirectUri: 'https://infiniti.example/google',
  })
  await expect(away.authorisationUrl(secrets, '')).rejects.toMatchObject({ code: 'google_unavailable' })
})

test('[AUTH-11] after five failures in a row Google is left alone for a while; wrong answers do not count', async () => {
  for (let time = 0; time < 6; time += 1) {
    provider.set({ faults: { '/token': 'refuse' } })
    await expect(identify()).rejects.toMatchObject({ code: 'google_failed' })
  }
  provider.set({ faults: { '/token': 'error' } })
  for (let time = 0; time < 5; time += 1) {
    await expect(identify()).rejects.toMatchObject({ code: 'google_unavailable' })
  }
  provider.set({})
  provider.asked.length = 0
  await expect(identify()).rejects.toMatchObject({ code: 'google_unavailable' })
  expect(provider.asked).toEqual([])
})

test('[AUTH-11] nothing is asked before somebody needs it, and then once for all who ask', async () => {
  provider.asked.length = 0
  const fresh = connect()
  expect(provider.asked).toEqual([])
  await Promise.all([1, 2, 3].map(() => fresh.authorisationUrl(secrets, '')))
  expect(provider.asked).toEqual(['/.well-known/openid-configuration'])
})
