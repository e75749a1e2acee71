import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionView } from '#contract/accounts/shapes.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { oneTimeTokens, sessions } from '#database/schema/sessions.ts'
import { users } from '#database/schema/users.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { type SentEmails, emailsOf } from '../../../tests/support/sent-emails.ts'
import { type Merchant, newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let emails: SentEmails
const goodPassword = 'Pantry#2026x'
const another = 'Copper=Harbour3'

beforeAll(async () => {
  world = await openTestContext()
  emails = emailsOf(world)
})
afterAll(() => world.close())

const openSessions = (userId: string) =>
  world.ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))

const actsOf = async ({ userId }: Merchant) =>
  (await world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, userId))).map(({ action }) => action)

async function askForReset({ email }: Merchant): Promise<string> {
  const { status } = await new ApiClient(world).post('/merchant/reset_password', { email })
  expect(status).toBe(200)
  return emails.tokenTo(email, '/merchant/reset-password')
}

const complete = (token: string, password: string, confirm = password) =>
  new ApiClient(world).post('/merchant/reset_password/complete/', {
    token,
    password,
    confirm_password: confirm,
  })

async function askForCode(email: string) {
  const browser = new ApiClient(world)
  const { status, body } = await browser.post('/generate_otp/', { email })
  expect(status).toBe(200)
  return { browser, request: body.request as string }
}

test(
  '[AUTH-09] [API-02] a mailed code signs in, once, and only with its own request',
  { tags: 'engine-long' },
  async () => {
    const { email } = await newMerchant(world)
    const first = await askForCode(email)
    const otp = await emails.code(email)
    const second = await askForCode(email)
    const otherOtp = await emails.code(email)
    const crossed = await first.browser.post('/verify_otp', { email, request: first.request, otp: otherOtp })
    expect(crossed).toMatchObject({ status: 400, body: { code: 'code_wrong' } })
    const right = await first.browser.post('/verify_otp/', {
      email,
      request: first.request,
      otp: `${otp.slice(0, 3)} ${otp.slice(3)}`,
    })
    expect(right.status).toBe(200)
    expect(sessionView.parse(right.body)).toEqual(right.body)
    expect(await second.browser.post('/verify_otp', { email, request: first.request, otp })).toMatchObject({
      status: 400,
    })
  },
)

test('[AUTH-09] five wrong codes end the request, and the right one comes too late', async () => {
  const { email } = await newMerchant(world)
  const { browser, request } = await askForCode(email)
  const otp = await emails.code(email)
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
  for (let i = 0; i < 5; i += 1) {
    expect(await browser.post('/verify_otp', { email, request, otp: wrong })).toMatchObject({ status: 400 })
  }
  expect(await browser.post('/verify_otp', { email, request, otp })).toMatchObject({ status: 400 })
})

test('[DOOR-08] wrong codes typed by strangers never keep the owner’s right one out', async () => {
  const { email } = await newMerchant(world)
  for (let stranger = 0; stranger < 40; stranger += 1) {
    const browser = new ApiClient(world)
    const request = `made-up-${stranger}`.padEnd(43, 'x')
    expect((await browser.post('/verify_otp', { email, request, otp: '000000' })).status).toBe(400)
  }
  const { browser, request } = await askForCode(email)
  const otp = await emails.code(email)
  expect((await browser.post('/verify_otp', { email, request, otp })).status).toBe(200)
})

test('[DOOR-08] after many wrong codes a captcha is needed before the next is mailed', async () => {
  const guesser = new ApiClient(world)
  for (let number = 0; number < 11; number += 1) {
    await guesser.post('/verify_otp', { email: 'x@shop.example', request: 'r'.repeat(43), otp: '000000' })
  }
  expect(await guesser.post('/generate_otp', { email: 'x@shop.example' })).toMatchObject({
    status: 400,
    body: { code: 'captcha_failed' },
  })
})

test('[DOOR-16] the id of a sign-in request is stored nowhere but as a hash', async () => {
  const { email } = await newMerchant(world)
  const { request } = await askForCode(email)
  await emails.code(email)
  const { body } = await new ApiClient(world).post('/passkey/options')
  const kept = JSON.stringify([
    await world.ctx.db.select().from(oneTimeTokens),
    await world.ctx.db.select().from(mailOutbox),
    await world.ctx.db.execute(sql`select data::text from pgboss.job`),
  ])
  for (const id of [request, String(body.request)]) {
    expect(id.length).toBeGreaterThan(20)
    expect(kept).not.toContain(id)
  }
})

test('[API-02] asking for a code or a reset answers alike for unknown addresses, and sends them nothing', async () => {
  const { email } = await newMerchant(world)
  const ask = async (address: string) => {
    const browser = new ApiClient(world)
    const code = await browser.post('/generate_otp', { email: address })
    const reset = await browser.post('/merchant/reset_password', { email: address })
    const { request, ...rest } = code.body as { request: string; message: string }
    const guess = await browser.post('/verify_otp', { email: address, request, otp: '000000' })
    return {
      code: [code.status, rest, request.length],
      reset: [reset.status, reset.body],
      guess: guess.body.code,
    }
  }
  const [known, unknown] = [await ask(email), await ask('nobody@shop.example')]
  expect(unknown).toEqual(known)
  await emails.next(email, 'Reset your')
  expect(await emails.countTo('nobody@shop.example')).toBe(0)
})

test('[API-02] the fourth code within a quarter of an hour is refused, for any address', async () => {
  for (const email of [(await newMerchant(world)).email, 'stranger@shop.example']) {
    for (let i = 0; i < 3; i += 1) await askForCode(email)
    const { status, headers } = await new ApiClient(world).post('/generate_otp', { email })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('after ten mails from one place the captcha is asked for', async () => {
  const browser = new ApiClient(world)
  for (let i = 0; i < 10; i += 1) await browser.post('/generate_otp', { email: `spray${i}@shop.example` })
  expect(await browser.post('/generate_otp', { email: 'spray10@shop.example' })).toMatchObject({
    status: 400,
    body: { code: 'captcha_failed' },
  })
})

test('[AUTH-08] a reset link sets a password, ends every session, signs nobody in and tells the owner', async () => {
  const merchant = await newMerchant(world)
  const token = await askForReset(merchant)
  const done = await complete(token, another)
  expect(done.status).toBe(200)
  expect(done.headers.getSetCookie()).toEqual([])
  expect(await openSessions(merchant.userId)).toEqual([])
  expect(await merchant.browser.get('/merchant/passkeys')).toMatchObject({ status: 401 })
  await emails.next(merchant.email, 'password was changed')
  await expect(new ApiClient(world).logIn(merchant.email, goodPassword)).rejects.toThrow('wrong_credentials')
  await new ApiClient(world).logIn(merchant.email, another)
  expect(await actsOf(merchant)).toEqual(expect.arrayContaining(['reset-requested', 'password-reset']))
})

test('[AUTH-08] a refused password leaves the link working', async () => {
  const merchant = await newMerchant(world)
  const token = await askForReset(merchant)
  expect(await complete(token, 'weak')).toMatchObject({ status: 400, body: { code: 'password_weak' } })
  expect(await complete(token, another, 'different')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { confirm_password: 'The two passwords differ' } },
  })
  expect(await complete(token, another)).toMatchObject({ status: 200 })
})

test('[AUTH-08] the newest reset link is the only one, and a fourth within the hour is refused', async () => {
  const merchant = await newMerchant(world)
  const older = await askForReset(merchant)
  const newer = await askForReset(merchant)
  expect(await complete(older, another)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  await askForReset(merchant)
  expect(
    await new ApiClient(world).post('/merchant/reset_password', { email: merchant.email }),
  ).toMatchObject({ status: 429 })
  expect(await complete(newer, another)).toMatchObject({ status: 410 })
})

test('[API-02] change_password wants the old one, ends the other sessions and tells the owner', async () => {
  const merchant = await newMerchant(world)
  const elsewhere = new ApiClient(world)
  await elsewhere.logIn(merchant.email, goodPassword)
  const change = (old: string, password = another) =>
    merchant.browser.post('/change_password/', {
      old_password: old,
      password,
      confirm_password: password,
    })
  expect(await change('Wrong#12345')).toMatchObject({
    status: 403,
    body: { code: 'proof_failed', fields: { old_password: 'Wrong password' } },
  })
  expect(await change(goodPassword, 'weak')).toMatchObject({ status: 400 })
  expect(await change(goodPassword)).toMatchObject({ status: 200 })
  expect(await merchant.browser.get('/merchant/factor')).toMatchObject({ status: 200 })
  expect(await elsewhere.get('/merchant/factor')).toMatchObject({ status: 401 })
  await emails.next(merchant.email, 'password was changed')
})

test('[API-02] somebody without a password may choose one in a fresh session only', async () => {
  const merchant = await newMerchant(world)
  await world.ctx.db.update(users).set({ passwordHash: null }).where(eq(users.id, merchant.userId))
  await world.ctx.db
    .update(sessions)
    .set({ provedAt: new Date(0) })
    .where(eq(sessions.userId, merchant.userId))
  const choose = () =>
    merchant.browser.post('/change_password', { password: another, confirm_password: another })
  expect(await choose()).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  const { request } = await askForCode(merchant.email)
  const otp = await emails.code(merchant.email)
  const proved = await merchant.browser.post('/merchant/prove', { request, otp })
  expect(proved.status).toBe(200)
  merchant.browser.token = proved.body.token
  expect(await choose()).toMatchObject({ status: 200 })
})

test('a proof makes all three tokens anew, and the old ones are dead', async () => {
  const { browser } = await newMerchant(world)
  const old = { token: browser.token, cookies: new Map(browser.cookies) }
  expect(await browser.post('/merchant/prove', { password: 'Wrong#12345' })).toMatchObject({
    status: 403,
    body: { code: 'proof_failed' },
  })
  expect(await browser.post('/merchant/prove', {})).toMatchObject({ status: 403 })
  const { status, body } = await browser.post('/merchant/prove', { password: goodPassword })
  expect(status).toBe(200)
  browser.token = body.token
  expect(await browser.get('/merchant/factor')).toMatchObject({ status: 200 })
  const thief = new ApiClient(world)
  thief.token = old.token
  for (const [name, value] of old.cookies) thief.cookies.set(name, value)
  expect(await thief.get('/merchant/factor')).toMatchObject({ status: 401 })
  expect(await thief.post('/merchant/token/refresh', { refresh: old.token?.refresh })).toMatchObject({
    status: 401,
  })
  expect(await browser.post('/merchant/token/refresh', { refresh: body.token.refresh })).toMatchObject({
    status: 200,
  })
})
