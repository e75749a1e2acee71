// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outlet, sessionView, tokenPair } from '../../../../tests/support/sign-in/stored-session.ts'
import { readSession, storeSession } from './session.ts'
import { switchOutlet } from './switch-outlet.ts'
import { keepTabOutlet, readTabOutlet } from './tab-outlet.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', fetched)
  storeSession(sessionView(tokenPair(60)))
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

/** The server puts the outlet that was chosen first. */
const switchedTo = (id: string) => ({
  data: { ...sessionView(tokenPair(60)), outlet_list: [outlet(id), outlet('one')] },
})
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const state = () => [readTabOutlet(), readSession()?.permissions.apiKey]

test('[PORT-04] choosing an outlet replaces the stored session and keeps the tokens', async () => {
  answer(switchedTo('two'))
  const { token } = readSession() ?? {}
  expect(await switchOutlet('two', true)).toBeUndefined()
  expect(state()).toEqual(['two', 'key-two'])
  expect(readSession()?.token).toEqual(token)
})

test('[PORT-04] a known outlet is named by what the page loads meanwhile, another one only once it is allowed', async () => {
  const named: (string | undefined)[] = []
  fetched.mockImplementation(() => {
    named.push(readTabOutlet())
    return Promise.resolve(new Response(JSON.stringify(switchedTo('two'))))
  })
  await switchOutlet('two', true)
  keepTabOutlet('one')
  await switchOutlet('two', false)
  expect(named).toEqual(['two', 'one'])
})

for (const atOnce of [true, false]) {
  test(`[PORT-04] a refused outlet leaves the earlier one, and says why (${atOnce ? 'known' : 'from the address'})`, async () => {
    answer({ code: 'outlet_refused', title: 'No access', message: 'No.', request_id: '1' }, 403)
    expect(await switchOutlet('teapot', atOnce)).toMatchObject({ title: 'No access' })
    expect(state()).toEqual(['one', 'key-one'])
  })
}

test('[PORT-04] of two switches the later one counts, in whichever order the answers come', async () => {
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(first)
  answer(switchedTo('three'))
  const slow = switchOutlet('two', true)
  await switchOutlet('three', true)
  answerFirst(new Response(JSON.stringify(switchedTo('two'))))
  await slow
  expect(state()).toEqual(['three', 'key-three'])
})

for (const isSecondAllowed of [true, false]) {
  test(`[PORT-04] an outlet that is chosen again before its first switch fails is as the second answer says (${isSecondAllowed ? 'yes' : 'no'})`, async () => {
    const { promise: first, resolve: answerFirst } = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(first)
    const refusal = { code: 'unavailable', title: 'Back in a moment', message: 'Busy.', request_id: '1' }
    answer(isSecondAllowed ? switchedTo('two') : refusal, isSecondAllowed ? 200 : 503)
    const failing = switchOutlet('two', true)
    await switchOutlet('two', true)
    answerFirst(new Response(JSON.stringify(refusal), { status: 503 }))
    await failing
    expect(state()).toEqual(isSecondAllowed ? ['two', 'key-two'] : ['one', 'key-one'])
  })
}
