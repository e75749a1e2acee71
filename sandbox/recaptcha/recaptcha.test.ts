import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type Sandbox, startSandbox } from '../start.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl: 'http://127.0.0.1:3000' })
})
afterEach(async () => {
  vi.useRealTimers()
  await send('PUT', '/recaptcha/api/fault', { mode: 'none' })
})
afterAll(() => sandbox.close())

const send = (method: string, path: string, body: object) =>
  fetch(sandbox.url + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function makeToken(action = 'CONTACT'): Promise<string> {
  const answer = await send('POST', '/recaptcha/token', {
    key: 'sandbox-recaptcha-key',
    action,
    hostname: '127.0.0.1',
  })
  return (await answer.json()).token
}

const check = (response: string, secret = 'sandbox-recaptcha-secret', init: RequestInit = {}) =>
  fetch(sandbox.settings.recaptcha.RECAPTCHA_VERIFY_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    ...init,
  })

it('takes a token once, and says what it was for', async () => {
  const token = await makeToken()
  expect(await (await check(token)).json()).toEqual({
    success: true,
    score: 0.9,
    action: 'CONTACT',
    hostname: '127.0.0.1',
    challenge_ts: expect.stringMatching(/^\d{4}-/),
  })
  expect(await (await check(token)).json()).toEqual({
    success: false,
    'error-codes': ['timeout-or-duplicate'],
  })
})

it('takes it for two minutes', async () => {
  const token = await makeToken()
  vi.useFakeTimers({ now: Date.now() + 121_000, toFake: ['Date'] })
  expect(await (await check(token)).json()).toMatchObject({ 'error-codes': ['timeout-or-duplicate'] })
})

it('names what is wrong with a request, without using up the token', async () => {
  const token = await makeToken()
  expect(await (await check(token, 'wrong')).json()).toMatchObject({
    'error-codes': ['invalid-input-secret'],
  })
  const nothing = { success: false, 'error-codes': ['missing-input-secret', 'missing-input-response'] }
  expect(await (await check('', '')).json()).toEqual(nothing)
  expect(await (await check('made-up')).json()).toMatchObject({ 'error-codes': ['invalid-input-response'] })
  expect(await (await check(token)).json()).toMatchObject({ success: true })
  const foreign = await send('POST', '/recaptcha/token', { key: 'other', action: 'CONTACT', hostname: 'x' })
  expect(foreign.status).toBe(400)
})

it('scores low, hangs and goes down when told to', async () => {
  await send('PUT', '/recaptcha/api/fault', { mode: 'low-score' })
  expect(await (await check(await makeToken())).json()).toMatchObject({ success: true, score: 0.1 })
  await send('PUT', '/recaptcha/api/fault', { mode: 'down' })
  expect((await check(await makeToken())).status).toBe(503)
  await send('PUT', '/recaptcha/api/fault', { mode: 'hang' })
  const signal = AbortSignal.timeout(200)
  await expect(check(await makeToken(), undefined, { signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
  expect(await (await fetch(`${sandbox.url}/recaptcha`)).text()).toContain('Now: Hang')
})

it('serves the script and the frame it works through, to the app only', async () => {
  const script = await fetch(`${sandbox.url}/recaptcha/api.js?render=sandbox-recaptcha-key`)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  const frame = await fetch(`${sandbox.url}/recaptcha/anchor`)
  expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:3000')
})
