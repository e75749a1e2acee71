import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { backupCodes, totpSecrets } from '#database/schema/users.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { type SentEmails, emailsOf } from '../../../tests/support/sent-emails.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { SoftwarePasskey } from '../../../tests/support/sign-in/software-passkey.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let emails: SentEmails

beforeAll(async () => {
  world = await openTestContext()
  emails = emailsOf(world)
})
afterAll(() => world.close())

const later = (seconds: number) => {
  world.time.now = new Date(world.time.now.getTime() + seconds * 1000)
}

const codeOf = (secret: string, offset = 0) =>
  generate({ secret, epoch: Math.floor(world.time.now.getTime() / 1000) + offset })

/** An account with an authenticator app whose newest code has not been used. */
async function merchantWithFactor() {
  const merchant = await newMerchant(world)
  const { body: started } = await merchant.browser.post('/merchant/factor/start')
  const confirmed = await merchant.browser.post('/merchant/factor/confirm', {
    code: await codeOf(started.secret),
  })
  expect(confirmed.status).toBe(200)
  later(60)
  return {
    ...merchant,
    secret: started.secret as string,
    backup: confirmed.body.backup_codes as string[],
  }
}

test('an authenticator app is connected by a scannable secret and a code of it', async () => {
  const { browser, email } = await newMerchant(world)
  expect(await browser.get('/merchant/factor')).toMatchObject({
    body: { active: false, since: null, backup_codes_left: 0 },
  })
  const { body: started } = await browser.post('/merchant/factor/start')
  expect(started.uri).toContain(`secret=${started.secret}`)
  expect(decodeURIComponent(started.uri)).toContain(email)
  expect(started.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
  expect(await browser.post('/merchant/factor/confirm', { code: '000000' })).toMatchObject({
    status: 400,
    body: { code: 'code_wrong' },
  })
  const { status, body } = await browser.post('/merchant/factor/confirm', {
    code: await codeOf(started.secret),
  })
  expect(status).toBe(200)
  expect(new Set(body.backup_codes).size).toBe(10)
  expect(await browser.get('/merchant/factor')).toMatchObject({
    body: { active: true, since: expect.any(String), backup_codes_left: 10 },
  })
  expect(await browser.post('/merchant/factor/start')).toMatchObject({
    status: 409,
    body: { code: 'factor_present' },
  })
})

test('neither the secret nor a backup code is readable in the database', async () => {
  const { userId, secret, backup } = await merchantWithFactor()
  const rows = [
    ...(await world.ctx.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))),
    ...(await world.ctx.db.select().from(backupCodes).where(eq(backupCodes.userId, userId))),
  ]
  const stored = JSON.stringify(rows)
  for (const plain of [secret, ...backup, ...backup.map((code) => code.replace('-', ''))]) {
    expect(stored).not.toContain(plain)
  }
})

test('[AUTH-09] a mailed code asks for the second factor, and is used up only with it', async () => {
  const { email, secret } = await merchantWithFactor()
  const browser = new ApiClient(world)
  const { body: asked } = await browser.post('/generate_otp', { email })
  const otp = await emails.code(email)
  const enter = (code: string) => browser.post('/verify_otp', { email, request: asked.request, otp, code })
  expect(await enter('')).toMatchObject({ status: 401, body: { code: 'factor_needed' } })
  expect(await enter('123456')).toMatchObject({ status: 401, body: { code: 'wrong_factor' } })
  expect(await enter(await codeOf(secret))).toMatchObject({ status: 200 })
})

test('a code works once, one step early or late, and no further', async () => {
  const { browser, password, secret } = await merchantWithFactor()
  const prove = async (code: string) => {
    const { status, body } = await browser.post('/merchant/prove', { password, code })
    if (status === 200) browser.token = body.token
    return status
  }
  const early = await codeOf(secret, -30)
  expect(await prove(await codeOf(secret, -90))).toBe(403)
  expect(await prove(await codeOf(secret, 90))).toBe(403)
  expect(await prove(early)).toBe(200)
  expect(await prove(early)).toBe(403)
  expect(await prove(await codeOf(secret, 30))).toBe(200)
  // A step before the one that was used last is over as well.
  expect(await prove(await codeOf(secret))).toBe(403)
})

test('of parallel uses of one code, one gets through', { tags: 'engine-long' }, async () => {
  const { browser, password, secret } = await merchantWithFactor()
  const code = await codeOf(secret)
  const results = await Promise.all(
    Array.from({ length: 4 }, () => browser.post('/merchant/prove', { password, code })),
  )
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('five wrong codes pause the second factor', { tags: 'engine-long' }, async () => {
  const { browser, password, secret } = await merchantWithFactor()
  for (let i = 0; i < 5; i += 1) {
    expect(await browser.post('/merchant/prove', { password, code: '000000' })).toMatchObject({ status: 403 })
  }
  expect(await browser.post('/merchant/prove', { password, code: await codeOf(secret) })).toMatchObject({
    status: 429,
  })
})

test('a backup code stands in for the app, once; a new set makes the old one worthless', async () => {
  const { browser, password, backup } = await merchantWithFactor()
  const prove = async (code = '') => {
    const { status, body } = await browser.post('/merchant/prove', { password, code })
    if (status === 200) browser.token = body.token
    return status
  }
  expect(await prove(backup[0]?.toLowerCase().replace('-', ' '))).toBe(200)
  expect(await prove(backup[0])).toBe(403)
  expect(await browser.get('/merchant/factor')).toMatchObject({ body: { backup_codes_left: 9 } })
  const { body } = await browser.post('/merchant/factor/backup_codes')
  expect(await prove(backup[1])).toBe(403)
  expect(await prove(body.backup_codes[0])).toBe(200)
})

test('a passkey is two factors in one; removing the app ends the asking', async () => {
  const { browser, email, password } = await merchantWithFactor()
  const passkey = new SoftwarePasskey()
  await passkey.registerWith(browser)
  const visitor = new ApiClient(world)
  expect(await visitor.post('/passkey/login', await passkey.answer(visitor))).toMatchObject({ status: 200 })
  expect(await browser.post('/merchant/factor/remove')).toMatchObject({ status: 200 })
  await new ApiClient(world).logIn(email, password)
  for (const change of ['app turned on', 'A passkey was added', 'app turned off']) {
    await emails.next(email, change)
  }
})

test('[AUTH-08] a reset keeps the second factor', async () => {
  const { email, userId } = await merchantWithFactor()
  const visitor = new ApiClient(world)
  await visitor.post('/merchant/reset_password', { email })
  const token = await emails.tokenTo(email, '/merchant/reset-password')
  const password = 'Copper=Harbour3'
  await visitor.post('/merchant/reset_password/complete', { token, password, confirm_password: password })
  expect(await world.ctx.db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))).toHaveLength(1)
})
