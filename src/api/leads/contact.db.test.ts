import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import { contactReceipt } from '#contract/contact/shapes.ts'
import { problem } from '#contract/problem.ts'
import { captchaUsed } from '#database/schema/abuse-guards.ts'
import { contactMessages } from '#database/schema/contact-messages.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { solveCaptcha } from '../../../tests/support/sign-in/solve-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
const api = createApi()
const address = 'http://infiniti.example/api/v1/admin/contact-us'
let visitors = 0

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const message = {
  first_name: 'asha',
  last_name: 'RAO',
  email: 'asha@tamarind.example',
  phone_number: '+91 98200-44172',
  website_url: 'tamarind.example',
  message: 'Which of our apps could we switch off first?',
}

/** Each call comes from a visitor of its own, so that limits do not mix between tests. */
function post(body: BodyInit, headers: Record<string, string> = {}, url = address): Promise<Response> {
  visitors += 1
  const ip = `198.51.100.${visitors}`
  return Promise.resolve(api(new Request(url, { method: 'POST', body, headers }), { ...world.ctx, ip }))
}

const json = (body: object, headers: Record<string, string> = {}, url = address) =>
  post(JSON.stringify(body), { 'content-type': 'application/json', ...headers }, url)

const withCaptcha = async (fields: object = {}) => ({
  ...message,
  ...fields,
  token: await solveCaptcha(world.ctx.captcha, 'CONTACT'),
})

test('[API-01] [VAL-02] a message by JSON is stored tidied and answered with a reference', async () => {
  const answer = await json(await withCaptcha())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const receipt = contactReceipt.parse(await answer.json())
  const [row] = await world.ctx.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.reference, receipt.reference))
  expect(row).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    phoneNumber: '+919820044172',
    source: { via: 'api' },
  })
  expect(row?.confirmedAt).toBeInstanceOf(Date)
})

test('[API-01] a message by multipart to the address with a trailing slash is taken as well', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(await withCaptcha())) form.set(name, value)
  const answer = await post(form, {}, `${address}/`)
  expect(answer.status).toBe(200)
})

test('[API-01] staff and sender each get one mail about a message', { tags: 'engine-long' }, async () => {
  const email = 'mails@tamarind.example'
  const { reference } = contactReceipt.parse(await (await json(await withCaptcha({ email }))).json())
  await expect.poll(() => subjectsWith(reference)).toHaveLength(2)
  expect(await subjectsWith(reference)).toEqual([
    `Asha Rao wrote to us (${reference})`,
    `We have your message (${reference})`,
  ])
  const outbox = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect(outbox[0]?.html).toContain(reference)
})

async function subjectsWith(reference: string): Promise<string[]> {
  const answer = await fetch(`${world.sandbox.url}/mail/api/messages`)
  const { messages } = (await answer.json()) as { messages: { subject: string }[] }
  return messages
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(reference))
    .toSorted()
}

test('[VAL-02] [API-04] every rule of the form holds on the server, with its sentence', async () => {
  const answer = await json({ email: 'nobody', phone_number: '+0123', token: 'x' })
  expect(answer.status).toBe(400)
  const refusal = problem.parse(await answer.json())
  expect(refusal).toMatchObject({
    code: 'invalid_input',
    title: 'Incomplete Form',
    message: 'Please correct the errors before submitting.',
    fields: {
      first_name: 'First Name required',
      last_name: 'Last Name required',
      email: 'Email is not valid (name@example.com)',
      phone_number: 'Please enter a valid Mobile Number',
      website_url: 'Website URL required',
      message: 'Message required',
    },
  })
})

test('[VAL-02] without a captcha answer nothing is stored', async () => {
  const email = 'robot@tamarind.example'
  for (const token of ['', 'nonsense', Buffer.from('{}').toString('base64')]) {
    const answer = await json({ ...message, email, token })
    expect(answer.status).toBe(400)
    expect(problem.parse(await answer.json()).code).toBe('captcha_failed')
  }
  expect(await world.ctx.db.select().from(contactMessages).where(eq(contactMessages.email, email))).toEqual(
    [],
  )
})

test('[VAL-02] a captcha answer works once, and only for its own action', async () => {
  const body = await withCaptcha()
  expect((await json(body)).status).toBe(200)
  expect((await json(body)).status).toBe(400)
  const forSignUp = await solveCaptcha(world.ctx.captcha, 'SIGNUP')
  expect((await json({ ...message, token: forSignUp })).status).toBe(400)
  expect((await world.ctx.db.select().from(captchaUsed)).length).toBeGreaterThan(0)
})

test('the same submission twice is one message', { tags: 'engine-long' }, async () => {
  const headers = { 'idempotency-key': 'twice' }
  const body = await withCaptcha({ email: 'twice@tamarind.example' })
  const answers = await Promise.all([
    json(body, headers),
    json(await withCaptcha({ email: body.email }), headers),
  ])
  const references = await Promise.all(
    answers.map(async (answer) => contactReceipt.parse(await answer.json()).reference),
  )
  expect(new Set(references).size).toBe(1)
  const rows = await world.ctx.db.select().from(contactMessages).where(eq(contactMessages.email, body.email))
  expect(rows).toHaveLength(1)
})

test(
  '[DOOR-11] the same request eight times at once is one message and eight times its answer',
  { tags: 'engine-long' },
  async () => {
    const headers = { 'idempotency-key': 'eight-at-once' }
    const body = await withCaptcha({ email: 'eight@tamarind.example' })
    const ip = '203.0.113.88'
    const send = async () =>
      api(
        new Request(address, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
        { ...world.ctx, ip },
      )
    const answers = await Promise.all(Array.from({ length: 8 }, send))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const references = await Promise.all(
      answers.map(async (answer) => contactReceipt.parse(await answer.json()).reference),
    )
    expect(new Set(references).size).toBe(1)
    const rows = await world.ctx.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, body.email))
    expect(rows).toHaveLength(1)
  },
)

test('[DOOR-11] a request that was refused does not answer for its key', async () => {
  const headers = { 'idempotency-key': 'refused-first' }
  const email = 'refused@tamarind.example'
  expect((await json({ ...message, email, token: 'wrong' }, headers)).status).toBe(400)
  expect((await json(await withCaptcha({ email }), headers)).status).toBe(200)
})

test('[API-04] the sixth message within ten minutes from one address is refused with the time to wait', async () => {
  const ctx = { ...world.ctx, ip: '203.0.113.9' }
  const send = () =>
    api(
      new Request(address, {
        method: 'POST',
        body: JSON.stringify({ ...message, token: 'x' }),
        headers: { 'content-type': 'application/json' },
      }),
      ctx,
    )
  for (let i = 0; i < 5; i += 1) expect((await send()).status).toBe(400)
  const answer = await send()
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('[API-04] bad bodies get a fitting status and the one shape of refusal', async () => {
  const cases: [Promise<Response>, number, string][] = [
    [post('{', { 'content-type': 'application/json' }), 400, 'malformed_body'],
    [post('email=a&email=b', { 'content-type': 'application/x-www-form-urlencoded' }), 400, 'field_repeated'],
    [post('[1,2]', { 'content-type': 'application/json' }), 400, 'object_required'],
    [post('hello', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [json({ ...message, message: 'x'.repeat(70_000) }), 413, 'body_too_large'],
    [json({ ...message, first_name: ['a'] }), 400, 'invalid_input'],
    [json({ ...message, first_name: 'a\u0000b' }), 400, 'invalid_input'],
    [json({ ...message, email: 'a@b.example\nBcc: c@d.example' }), 400, 'invalid_input'],
    [Promise.resolve(api(new Request(address), world.ctx)), 405, 'method_not_allowed'],
    [Promise.resolve(api(new Request(`${address}/nothing`), world.ctx)), 404, 'not_found'],
  ]
  for (const [asked, status, code] of cases) {
    const answer = await asked
    expect([code, answer.status]).toEqual([code, status])
    expect(problem.parse(await answer.json()).code).toBe(code)
  }
})
