import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionView } from '#contract/accounts/shapes.ts'
import { problem } from '#contract/problem.ts'
import { outlets } from '#database/schema/companies.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { oneTimeTokens, sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { hashSecret } from '#domain/identifiers.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { emailsOf } from '../../../tests/support/sent-emails.ts'
import { quickAnswer, quickCaptcha } from '../../../tests/support/sign-in/quick-captcha.ts'
import { quickPasswords } from '../../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
  world.ctx.captcha = quickCaptcha
})
afterAll(() => world.close())

const registration = {
  password: 'Pantry#2026x',
  confirm_password: 'Pantry#2026x',
  first_name: 'mei',
  last_name: 'CHUA',
  phone_code: '+65 SG',
  phone_no: '91234567',
  termsAndCondition: true,
  website: '',
  utm_source: 'newsletter',
}

const solved = () => quickAnswer('SIGNUP')
const send = (client: ApiClient, fields: object, headers: Record<string, string> = {}) =>
  client.post('/merchant/signup/', { ...registration, ...fields }, headers)
const accounts = (email: string) => world.ctx.db.select().from(users).where(eq(users.email, email))

test('[API-01] [AUTH-07] an account is made as it was typed, tidied, and an email asks to confirm the address', async () => {
  const email = 'mei@straits.example'
  const { status, body } = await send(new ApiClient(world), {
    email: 'Mei@Straits.example',
    website: 'https://WWW.Straits.example/shop',
    token: solved(),
  })
  expect(status).toBe(200)
  expect(sessionView.parse(body)).toMatchObject({
    status: 'unverified',
    logged_in_user: { user_first_name: 'Mei', user_role: 'owner' },
    outlet_list: [{ web_url: 'straits.example' }],
  })
  const [user] = await accounts(email)
  expect(user).toMatchObject({
    firstName: 'Mei',
    lastName: 'Chua',
    phoneCode: '+65',
    phoneNo: '91234567',
    source: { utm_source: 'newsletter' },
    emailVerifiedAt: null,
  })
  expect(user?.termsVersion).toMatch(/^\d/)
  expect(JSON.stringify(user)).not.toContain(registration.password)

  const [mail] = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect(mail?.template).toBe('welcome')
  const secret = await emailsOf(world).tokenTo(email, '/merchant/verify-email')
  expect(secret).toMatch(/^[\w-]{43}$/)
  const [token] = await world.ctx.db
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.hash, hashSecret(secret)))
  expect(token).toMatchObject({ purpose: 'verify-email', subject: user?.id })
})

test('[AUTH-06] [VAL-02] the checks come in their order, each with its text', async () => {
  const bad = {
    email: 'order@shop.example',
    password: 'weak',
    confirm_password: undefined,
    phone_no: '123456',
  }
  const steps: [object, string, string, string][] = [
    [{}, 'captcha_failed', 'reCAPTCHA Failed', 'We couldn’t check that you are a person. Please try again.'],
    [{ token: solved() }, 'password_weak', 'Password Invalid', 'Please fulfill all password requirements.'],
    [
      { token: solved(), password: registration.password },
      'phone_invalid',
      'Invalid Phone Number',
      'Please enter a valid phone number.',
    ],
    [
      {
        token: solved(),
        password: registration.password,
        phone_no: '1234567',
        termsAndCondition: false,
      },
      'terms_needed',
      'Terms & Privacy Policy',
      'Please agree to Terms & Privacy Policy to continue.',
    ],
  ]
  for (const [fields, code, title, message] of steps) {
    const answer = await send(new ApiClient(world), { ...bad, ...fields })
    expect(answer.status).toBe(400)
    expect(problem.parse(answer.body)).toMatchObject({ code, title, message })
  }
  expect(await accounts(bad.email)).toEqual([])
})

test.each([
  ['+91 98200', 'phone_invalid'],
  ['98200 44172', 'phone_invalid'],
  ['', 'phone_invalid'],
  ['123456789012345', 'phone_invalid'],
])('[AUTH-06] the phone takes digits only: %j', async (phone_no, code) => {
  const answer = await send(new ApiClient(world), {
    email: 'phone@shop.example',
    phone_no,
    token: solved(),
  })
  expect(problem.parse(answer.body).code).toBe(code)
})

test('[AUTH-05] [VAL-02] a password that the world knows, or that is one’s own name, makes no account', async () => {
  for (const password of ['P@ssw0rd!2026', 'Chua#2026!']) {
    const fields = { email: 'easy@shop.example', password, confirm_password: password, token: solved() }
    const answer = await send(new ApiClient(world), fields)
    expect(problem.parse(answer.body).code).toBe('password_common')
  }
  expect(await accounts('easy@shop.example')).toEqual([])
})

test('[VAL-02] two passwords that differ are refused before anything is spent', async () => {
  const token = solved()
  const fields = { email: 'twice@shop.example', token }
  const answer = await send(new ApiClient(world), { ...fields, confirm_password: 'Pantry#2026y' })
  expect(answer.status).toBe(400)
  expect(problem.parse(answer.body).fields).toEqual({ confirm_password: 'The two passwords differ' })
  expect(await send(new ApiClient(world), fields)).toMatchObject({ status: 200 })
})

test('[API-01] a form as multipart, without the trailing slash, is taken as well', async () => {
  const form = new FormData()
  const fields = {
    ...registration,
    email: 'form@shop.example',
    termsAndCondition: 'on',
    token: solved(),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { status, body } = await new ApiClient(world).send('POST', '/merchant/signup', form)
  expect(status).toBe(200)
  expect(sessionView.parse(body)).toEqual(body)
})

test(
  'twenty at once with one address make one account and nineteen clean answers',
  { tags: 'engine-long' },
  async () => {
    const email = 'rush@shop.example'
    const tokens = Array.from({ length: 20 }, solved)
    const answers = await Promise.all(tokens.map((token) => send(new ApiClient(world), { email, token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(problem.parse(body)).toMatchObject({ code: 'email_taken', message: 'Email already exist' })
    }
    const [user, ...others] = await accounts(email)
    expect(others).toEqual([])
    const mails = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    expect(mails).toHaveLength(1)
    const stray = await world.ctx.db.select().from(outlets).where(eq(outlets.outletName, email))
    expect([user?.email, stray]).toEqual([email, []])
  },
)

test(
  'the same request sent again signs in to what the first one made; a stranger with the key does not',
  { tags: 'engine-long' },
  async () => {
    const headers = { 'idempotency-key': 'one-click' }
    const fields = { email: 'again@shop.example', token: solved() }
    const browser = new ApiClient(world)
    expect(await send(browser, fields, headers)).toMatchObject({ status: 200 })
    const again = await send(browser, fields, headers)
    expect(again.status).toBe(200)
    expect(sessionView.parse(again.body).logged_in_user.user_first_name).toBe('Mei')
    expect(await accounts(fields.email)).toHaveLength(1)

    const password = 'Larder#2026x'
    const stranger = await send(
      new ApiClient(world),
      { ...fields, password, confirm_password: password },
      headers,
    )
    expect(stranger).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    const other = await send(new ApiClient(world), { email: 'other@shop.example', token: solved() }, headers)
    expect(other.status).toBe(200)
  },
)

test(
  '[DOOR-11] the same sign-up six times at once makes one account, one session and one email',
  { tags: 'engine-long' },
  async () => {
    const headers = { 'idempotency-key': 'six-at-once' }
    const fields = { email: 'six@shop.example', token: solved() }
    const browser = new ApiClient(world)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(browser, fields, headers)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const [view, ...others] = answers.map(({ body }) => sessionView.parse(body))
    for (const other of others) expect(other).toEqual(view)
    const [user] = await accounts(fields.email)
    const opened = await world.ctx.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? ''))
    const mails = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, fields.email))
    expect([opened.length, mails.length]).toEqual([1, 1])
  },
)

test('[API-04] one visitor makes five accounts an hour; tries that fail at the form cost nothing', async () => {
  const visitor = new ApiClient(world)
  for (let i = 0; i < 6; i += 1) await send(visitor, { email: 'weak@shop.example', token: '' })
  for (let i = 0; i < 5; i += 1) {
    expect(await send(visitor, { email: `five${i}@shop.example`, token: solved() })).toMatchObject({
      status: 200,
    })
  }
  const sixth = await send(visitor, { email: 'five5@shop.example', token: solved() })
  expect(sixth.status).toBe(429)
  expect(problem.parse(sixth.body).code).toBe('too_many_requests')
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
})
