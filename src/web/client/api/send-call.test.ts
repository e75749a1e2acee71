import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendCall } from './send-call.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))

test('a call that writes posts JSON to its own path', async () => {
  answer({ message: 'Signed out' })
  expect(await sendCall('logoutEntry', {})).toEqual({ ok: true, data: { message: 'Signed out' } })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect([url, init?.method, init?.body]).toEqual(['/api/logoutEntry', 'post', '{}'])
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json' })
})

test('a call that reads puts its input into the query, without what is undefined', async () => {
  answer({ url: 'https://google.example' })
  await sendCall('googleAuth', { purpose: 'connect', login_hint: undefined })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect([url, init?.method, init?.body]).toEqual(['/api/googleAuth?purpose=connect', 'get', undefined])
})

test('[PORT-13] calls below /v1/ name the time zone of the browser, others do not', async () => {
  answer({})
  await sendCall('contactUs', {
    first_name: '',
    last_name: '',
    email: '',
    website_url: '',
    phone_number: '',
    message: '',
  })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(fetched.mock.calls[0]?.[1]?.headers).toHaveProperty('Time-Zone', timeZone)
  answer({ message: 'Signed out' })
  await sendCall('logoutEntry', {})
  expect(fetched.mock.calls[1]?.[1]?.headers).not.toHaveProperty('Time-Zone')
})

test('a refusal gives the problem; anything else that fails gives none', async () => {
  const problem = { code: 'forbidden', title: 'No', message: 'No.', request_id: '1' }
  answer(problem, 403)
  expect(await sendCall('logoutEntry', {})).toEqual({ ok: false, problem })
  answer({ error: 'proxy' }, 502)
  expect(await sendCall('logoutEntry', {})).toEqual({ ok: false, problem: undefined })
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
  expect(await sendCall('logoutEntry', {})).toEqual({ ok: false })
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  expect(await sendCall('logoutEntry', {})).toEqual({ ok: false })
})
