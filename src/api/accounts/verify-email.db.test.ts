import { eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#database/schema/audit-log.ts'
import { passkeys, users } from '#database/schema/users.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { type SentEmails, emailsOf } from '../../../tests/support/sent-emails.ts'
import { type Merchant, newMerchant } from '../../../tests/support/new-merchant.ts'
import { SoftwarePasskey } from '../../../tests/support/sign-in/software-passkey.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let emails: SentEmails
const another = 'Copper=Harbour3'

beforeAll(async () => {
  world = await openTestContext()
  emails = emailsOf(world)
})
afterAll(() => world.close())

const userOf = async ({ userId }: Merchant) =>
  (await world.ctx.db.select().from(users).where(eq(users.id, userId)))[0]

const actsOf = async ({ userId }: Merchant) =>
  (await world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, userId))).map(({ action }) => action)

/** Somebody who may or may not own the mailbox they signed up with, and has a passkey and an app already. */
async function unverified() {
  const merchant = await newMerchant(world, { verified: false })
  await new SoftwarePasskey().registerWith(merchant.browser)
  const { body } = await merchant.browser.post('/merchant/factor/start')
  const code = await generate({ secret: body.secret, epoch: Math.floor(world.time.now.getTime() / 1000) })
  expect(await merchant.browser.post('/merchant/factor/confirm', { code })).toMatchObject({ status: 200 })
  return merchant
}

async function linkFor({ browser, email }: Merchant): Promise<string> {
  expect(await browser.post('/merchant/verify_email/resend')).toMatchObject({ status: 200 })
  return emails.tokenTo(email, '/merchant/verify-email')
}

async function expectReclaimed(merchant: Merchant) {
  expect(await merchant.browser.get('/merchant/passkeys')).toMatchObject({ status: 401 })
  await expect(new ApiClient(world).logIn(merchant.email, merchant.password)).rejects.toThrow(
    'wrong_credentials',
  )
  expect(await world.ctx.db.select().from(passkeys).where(eq(passkeys.userId, merchant.userId))).toEqual([])
  expect((await userOf(merchant))?.emailVerifiedAt).toBeInstanceOf(Date)
  expect(await actsOf(merchant)).toContain('account-reclaimed')
}

test('the browser that signed up confirms its address and goes on', async () => {
  const merchant = await unverified()
  const { status, body } = await merchant.browser.post('/merchant/verify_email/', {
    token: await linkFor(merchant),
  })
  expect({ status, reset: body.reset_token }).toEqual({ status: 200, reset: undefined })
  expect(await merchant.browser.get('/merchant/passkeys')).toMatchObject({ status: 200 })
  expect((await userOf(merchant))?.emailVerifiedAt).toBeInstanceOf(Date)
  expect(await actsOf(merchant)).toContain('email-verified')
})

test('a newer link takes the place of the older, and a fourth within the hour is refused', async () => {
  const merchant = await unverified()
  const older = await linkFor(merchant)
  await linkFor(merchant)
  expect(await merchant.browser.post('/merchant/verify_email', { token: older })).toMatchObject({
    status: 410,
    body: { code: 'link_expired' },
  })
  await linkFor(merchant)
  expect(await merchant.browser.post('/merchant/verify_email/resend')).toMatchObject({ status: 429 })
})

test('another browser that proves the mailbox ends the sessions of the sign-up, and chooses the password', async () => {
  const squatter = await unverified()
  const owner = new ApiClient(world)
  const { status, body } = await owner.post('/merchant/verify_email', { token: await linkFor(squatter) })
  expect({ status, reset: body.reset_token }).toEqual({ status: 200, reset: expect.any(String) })
  await expectReclaimed(squatter)
  const chosen = { token: body.reset_token, password: another, confirm_password: another }
  expect(await owner.post('/merchant/reset_password/complete', chosen)).toMatchObject({ status: 200 })
  await owner.logIn(squatter.email, another)
})

test('[AUTH-08] so does a reset from another browser', async () => {
  const squatter = await unverified()
  const owner = new ApiClient(world)
  await owner.post('/merchant/reset_password', { email: squatter.email })
  const token = await emails.tokenTo(squatter.email, '/merchant/reset-password')
  const chosen = { token, password: another, confirm_password: another }
  expect(await owner.post('/merchant/reset_password/complete', chosen)).toMatchObject({ status: 200 })
  await expectReclaimed(squatter)
})

test('[AUTH-09] so does a sign-in by code, whatever second factor was put there', async () => {
  const squatter = await unverified()
  const owner = new ApiClient(world)
  const { body } = await owner.post('/generate_otp', { email: squatter.email })
  const otp = await emails.code(squatter.email)
  const entered = await owner.post('/verify_otp', { email: squatter.email, request: body.request, otp })
  expect(entered).toMatchObject({ status: 200, body: { status: 'active' } })
  await expectReclaimed(squatter)
})
