import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#api/api.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { isEasyToGuess } from '#contract/accounts/guess-password.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import { knownPasswords } from '#integrations/passwords/known-passwords.ts'
import { isEasyPassword } from './easy-password.ts'

const lists = knownPasswords('.')
const owner = { email: 'asha.rao@tamarind.example', names: ['Asha', 'Rao'] }
const asked: string[] = []

/** The API itself, behind `fetch`; of the context it needs the lists and a limit that never ends. */
const api = createApi()
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call looks at nothing else
const ctx = {
  knownPasswords: lists,
  limits: { count: () => Promise.resolve(1) },
  requestId: 'x',
  ip: '192.0.2.1',
} as unknown as RequestContext

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (input: string, init?: RequestInit & { body?: string }) => {
    const url = new URL(input, 'https://infiniti.example')
    asked.push(url.href + (init?.body ?? ''))
    return api(new Request(url, init), ctx)
  })
})
afterEach(() => vi.unstubAllGlobals())

const passwords = [
  'P@ssw0rd!2026',
  'Welcome#2026',
  'Tamarind#2026',
  'Asha.rao2026!',
  'Qwerty#12345',
  'Iloveyou1!',
  'Straits#2026q',
  'Copper=Harbour3',
  'Infiniti#2026',
  'Ei8ght#x',
]

test('[AUTH-05] the form comes to the server’s own verdict, for every password', async () => {
  for (const password of passwords) {
    expect(unmetRules(password)).toEqual([])
    const verdict = await isEasyPassword(password, owner)
    expect([password, verdict]).toEqual([password, isEasyToGuess(lists, password, owner)])
  }
  expect(await isEasyPassword('P@ssw0rd!2026', owner)).toBe(true)
  expect(await isEasyPassword('Copper=Harbour3', owner)).toBe(false)
})

test('[AUTH-05] nothing of the password leaves but numbers of blocks', async () => {
  await isEasyPassword('Sunflower#93kq', owner)
  expect(asked.length).toBeGreaterThan(0)
  for (const request of asked) {
    expect(request).toMatch(
      /^https:\/\/infiniti\.example\/api\/password_blocks\/?\?list=(common|leaked)&blocks=[\d%C,]+$/,
    )
    expect(request.toLowerCase()).not.toContain('sunflower')
  }
})

test('[AUTH-05] where nobody answers, the form says nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await isEasyPassword('Marigold#71xq', owner)).toBeUndefined()
})
