import * as fc from 'fast-check'
import { ZodMiniObject } from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldMessages } from '#content/shared/field-messages.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { problem } from '#contract/problem.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { newMerchant } from '../../tests/support/new-merchant.ts'
import { newStaff } from '../../tests/support/new-staff.ts'
import { quickCaptcha } from '../../tests/support/sign-in/quick-captcha.ts'
import { quickPasswords } from '../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
  world.ctx.captcha = quickCaptcha
})
afterAll(() => world.close())

/** Every call that anybody may send something to. */
const open = Object.values<Endpoint>(endpoints).filter(
  ({ method, access }) => method === 'post' && access === 'public',
)
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

function multipart(fill: (form: FormData) => void): FormData {
  const data = new FormData()
  fill(data)
  return data
}

test('[API-04] [API-01] an absent field is required, and says so', async () => {
  const { browser } = await newMerchant(world)
  const cases: [string, object, Record<string, string>][] = [
    ['/outletChange', {}, { outlet_id: 'This is required' }],
    ['/save_web_url', { web_url: 'tamarind.example' }, { platforms: 'This is required' }],
    ['/save_web_url', { web_url: 'tamarind.example', platforms: 'x' }, { platforms: 'Choose one of these' }],
    ['/install_app', {}, { plugin_name: 'This is required', app: 'This is required' }],
    ['/install_app', { plugin_name: 'other', app: '' }, { app: 'This is required' }],
    ['/auth/google', { code: 'x' }, { state: 'State required' }],
    ['/merchant/sessions/end', {}, { id: 'This is required' }],
    ['/merchant/xut/redeem', {}, { xut: 'This is required', audience: 'This is required' }],
  ]
  for (const [path, body, fields] of cases) {
    const answer = await browser.post(path, body)
    expect([path, answer.status, answer.body.fields]).toEqual([path, 400, expect.objectContaining(fields)])
  }
})

test('[API-04] no call says of an absent field that it cannot be read', async () => {
  const { browser } = await newMerchant(world)
  for (const { path, method } of Object.values<Endpoint>(endpoints)) {
    if (method !== 'post' || path === '/logoutEntry') continue
    const { body } = await browser.post(path, {})
    const said = Object.values((body as { fields?: Record<string, string> }).fields ?? {})
    for (const sentence of said) {
      expect([path, sentence]).not.toEqual([path, fieldMessages.unreadable])
      expect([path, sentence]).not.toEqual([path, expect.stringContaining('Invalid input')])
    }
  }
})

test('[API-04] a zero byte in the address of a read is no fault of ours', async () => {
  const { browser: merchant } = await newMerchant(world)
  const { browser: staff } = await newStaff(world)
  const wrong: string[] = []
  for (const { path, method, access, input } of Object.values<Endpoint>(endpoints)) {
    if (method !== 'get' || !(input instanceof ZodMiniObject)) continue
    const browser = access.startsWith('staff') ? staff : merchant
    for (const field of Object.keys(input.shape)) {
      const { status } = await browser.get(`${path}?${field}=a%00`)
      if (status >= 500) wrong.push(`${path}?${field}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
})

const twice = [
  '{"email":"a@b.example","email":"c@d.example"}',
  String.raw`{"email":"a@b.example","\u0065mail":"c@d.example"}`,
  '{"a":[{"b":1,"b":2}]}',
]

test.each(twice)('[DOOR-16] a JSON key given twice is 400: %s', async (body) => {
  const answer = await new ApiClient(world).send('POST', '/generate_otp', body, json)
  expect([answer.status, answer.body.code]).toEqual([400, 'field_repeated'])
})

test('[DOOR-16] the same key in two objects, or as a value, is no repetition', async () => {
  const body = '{"email":"a@b.example","x":[{"y":"email:"},{"y":"{\\"y\\":1}"}],"z":{"email":"\\\\"}}'
  expect(() => JSON.parse(body) as unknown).not.toThrow()
  expect((await new ApiClient(world).send('POST', '/generate_otp', body, json)).status).toBe(200)
})

const anything: [string, number, string, () => BodyInit, Record<string, string>?][] = [
  ['broken JSON', 400, 'malformed_body', () => '{"email":', json],
  ['nothing at all', 400, 'malformed_body', () => '', json],
  ['a list', 400, 'object_required', () => '[1,2]', json],
  ['a text', 400, 'object_required', () => '"text"', json],
  ['null', 400, 'object_required', () => 'null', json],
  ['plain text', 415, 'unsupported_media_type', () => 'email=a', { 'content-type': 'text/plain' }],
  ['XML', 415, 'unsupported_media_type', () => '<email/>', { 'content-type': 'application/xml' }],
  ['no type', 415, 'unsupported_media_type', () => new Uint8Array([123, 125])],
  ['too many bytes', 413, 'body_too_large', () => `{"email":"${'a'.repeat(66_000)}"}`, json],
  ['a field twice', 400, 'field_repeated', () => 'email=a%40b.example&email=c%40d.example', form],
  ['a field too long', 413, 'body_too_large', () => `email=${'a'.repeat(9_000)}`, form],
  [
    'too many fields',
    413,
    'body_too_large',
    () => Array.from({ length: 60 }, (_, i) => `f${i}=1`).join('&'),
    form,
  ],
  ['a file', 400, 'malformed_body', () => multipart((data) => data.set('email', new Blob(['a']), 'a.txt'))],
  ['a form without its border', 400, 'malformed_body', () => 'x', { 'content-type': 'multipart/form-data' }],
]

test.each(anything)(
  '[API-04] [VAL-02] %s is answered %i by every open call',
  async (_, status, code, body, headers) => {
    for (const { path } of open) {
      const answer = await new ApiClient(world).send('POST', path, body(), headers)
      expect([path, answer.status, problem.parse(answer.body).code]).toEqual([path, status, code])
    }
  },
)

const signUp = {
  email: 'mei@shop.example',
  password: 'Pantry#2026x',
  first_name: 'Mei',
  last_name: 'Chua',
  phone_no: '91234567',
  termsAndCondition: true,
}
const login = { email: 'mei@shop.example', password: 'Pantry#2026x' }

const wrongFields: [string, object, string][] = [
  ['/merchant/login', { ...login, email: ['mei@shop.example'] }, 'email'],
  ['/merchant/login', { ...login, email: { $ne: '' } }, 'email'],
  ['/merchant/login', { ...login, email: 'mei\u0000@shop.example' }, 'email'],
  ['/merchant/login', { ...login, email: 'mei@shop.example\nbcc:x@y.example' }, 'email'],
  ['/merchant/login', { ...login, email: `${'m'.repeat(250)}@shop.example` }, 'email'],
  ['/merchant/login', { ...login, password: 12345678 }, 'password'],
  ['/merchant/login', { ...login, password: 'x'.repeat(257) }, 'password'],
  ['/merchant/login', { ...login, password: null }, 'password'],
  ['/merchant/login', { ...login, code: '1'.repeat(21) }, 'code'],
  ['/merchant/login', { email: login.email }, 'password'],
  ['/merchant/signup', { ...signUp, first_name: '' }, 'first_name'],
  ['/merchant/signup', { ...signUp, last_name: 'x'.repeat(81) }, 'last_name'],
  ['/merchant/signup', { ...signUp, first_name: 'Me\u0000i' }, 'first_name'],
  ['/merchant/signup', { ...signUp, first_name: 'half a letter \ud83d' }, 'first_name'],
  ['/merchant/signup', { ...signUp, utm_source: '\ud83d' }, 'utm_source'],
  ['/merchant/signup', { ...signUp, utm_medium: 'x'.repeat(201) }, 'utm_medium'],
  ['/merchant/signup', { ...signUp, website: 'javascript:alert(1)' }, 'website'],
  ['/merchant/signup', { ...signUp, phone_code: '91' }, 'phone_code'],
  ['/merchant/signup', { ...signUp, confirm_password: 'Pantry#2026y' }, 'confirm_password'],
  ['/merchant/signup', { ...signUp, confirm_password: 7 }, 'confirm_password'],
  ['/merchant/signup', { ...signUp, token: 'x'.repeat(8_001) }, 'token'],
  ['/merchant/check_validation', { email: 'mei' }, 'email'],
  ['/merchant/check_validation', { website: 'a\u0000b.example' }, 'website'],
  ['/merchant/check_validation', { email: 7 }, 'email'],
]

test.each(wrongFields)(
  '[API-04] [VAL-02] %s refuses %j and says which field: %s',
  async (path, body, field) => {
    const answer = await new ApiClient(world).post(path, body)
    expect(answer.status).toBe(400)
    const told = problem.parse(answer.body)
    expect(told.code).toBe('invalid_input')
    expect(Object.keys(told.fields ?? {})).toEqual([field])
    expect(Object.values(fieldMessages)).toContain(told.fields?.[field])
  },
)

test('[API-04] whatever the fields hold, no account call breaks, and every refusal has the one shape', async () => {
  const names = [
    'email',
    'password',
    'code',
    'website',
    'token',
    'first_name',
    '__proto__',
    'phone_no',
    'refresh',
  ]
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress(), fc.webUrl(), fc.jsonValue())
  const fields = fc.dictionary(fc.constantFrom(...names), value)
  const paths = fc.constantFrom(...open.filter(({ tag }) => tag === 'Account').map(({ path }) => path))
  await fc.assert(
    fc.asyncProperty(paths, fields, async (path, body) => {
      const { status, body: answer } = await new ApiClient(world).post(path, body)
      expect(status).toBeLessThan(500)
      if (status !== 200) problem.parse(answer)
    }),
    { numRuns: 150 },
  )
})

test('[API-04] an outlet that is none is refused, also where its name is cut inside a letter for the record', async () => {
  const { browser } = await newMerchant(world)
  for (const outlet_id of [`${'x'.repeat(39)}😀`, '\0', '\ud83d']) {
    const { status } = await browser.post('/merchant/outlets/rotate_key', { outlet_id })
    expect([outlet_id, status < 500 && status >= 400]).toEqual([outlet_id, true])
  }
})
