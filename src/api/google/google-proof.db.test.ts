import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { totpSecrets, users } from '#database/schema/users.ts'
import { generate } from 'otplib'
import { accountsOf } from '../../../tests/support/google/google-accounts.ts'
import { merchantPassword } from '../../../tests/support/merchant-password.ts'
import { chooserForms, GoogleVisitor } from '../../../tests/support/google/google-visitor.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let accounts: ReturnType<typeof accountsOf>
beforeAll(async () => {
  world = await openTestContext()
  accounts = accountsOf(world)
})
afterAll(() => world.close())

let people = 0
/** Somebody whose Google account is not proof enough for the account that is there. */
async function unproved(state: 'verified' | 'unverified' | 'other subject' = 'verified') {
  people += 1
  const email = `doubt-${people}@plain.example`
  const userId = await accounts.make(email, state)
  const visitor = new GoogleVisitor(world)
  const form = chooserForms.verified(email)
  const { body } = await visitor.continueWithGoogle(form)
  expect(body.code).toBe('google_link_needed')
  return { email, userId, visitor, form }
}

/** From then on Google alone is enough. */
const signsIn = async (form: Record<string, string>) =>
  (await new GoogleVisitor(world).continueWithGoogle(form)).status === 200

test('[AUTH-11] the password of the account connects Google', async () => {
  const { visitor, userId, form } = await unproved()
  const wrong = await visitor.post('/auth/google/password', { password: 'Wrong#2026x' })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  // The limits of any sign-in hold here too: after the fourth wrong password the next try has to wait.
  for (const password of ['Wrong#2026y', 'Wrong#2026z', 'Wrong#2026q']) {
    await visitor.post('/auth/google/password', { password })
  }
  expect(await visitor.post('/auth/google/password', { password: merchantPassword })).toMatchObject({
    status: 429,
  })
  world.time.now = new Date(world.time.now.getTime() + 5_000)
  expect(await visitor.post('/auth/google/password', { password: merchantPassword })).toMatchObject({
    status: 200,
  })
  expect(await accounts.acts(userId)).toContain('google-linked')
  expect(await signsIn(form)).toBe(true)
})

test('[AUTH-11] the mailed link connects Google, once, and only in the browser that asked', async () => {
  const { visitor, email, userId, form } = await unproved()
  expect(await visitor.post('/auth/google/mail')).toMatchObject({ status: 200 })
  const token = await accounts.mailedToken(email)
  const elsewhere = await new GoogleVisitor(world).post('/auth/google/link', { token })
  expect(elsewhere).toMatchObject({ status: 403, body: { code: 'google_other_browser' } })
  expect(await accounts.subjects(userId)).toEqual([])
  expect(await visitor.post('/auth/google/link', { token })).toMatchObject({ status: 200 })
  expect(await visitor.post('/auth/google/link', { token })).toMatchObject({ status: 410 })
  expect(await signsIn(form)).toBe(true)
})

test('[AUTH-11] the link holds for half an hour, and no more than three are mailed in an hour', async () => {
  const { visitor, email } = await unproved()
  await visitor.post('/auth/google/mail')
  const token = await accounts.mailedToken(email)
  const before = world.time.now
  world.time.now = new Date(before.getTime() + 30 * 60_000)
  expect(await visitor.post('/auth/google/link', { token })).toMatchObject({ status: 410 })
  world.time.now = before
  await visitor.post('/auth/google/mail')
  expect(await visitor.post('/auth/google/link', { token })).toMatchObject({ status: 410 })
  await visitor.post('/auth/google/mail')
  expect(await visitor.post('/auth/google/mail')).toMatchObject({ status: 429 })
})

test('[AUTH-11] a Google account that follows another one takes its place only once it is proved', async () => {
  const { visitor, userId } = await unproved('other subject')
  const [old] = await accounts.subjects(userId)
  await visitor.post('/auth/google/password', { password: merchantPassword })
  const now = await accounts.subjects(userId)
  expect(now).toHaveLength(1)
  expect(now).not.toContain(old)
})

test('[AUTH-11] the mailbox of an account that was never verified puts out who made it', async () => {
  const { visitor, email, userId } = await unproved('unverified')
  const squatter = new GoogleVisitor(world)
  await squatter.logIn(email, merchantPassword)
  await visitor.post('/auth/google/mail')
  const token = await accounts.mailedToken(email)
  expect(await visitor.post('/auth/google/link', { token })).toMatchObject({
    status: 200,
    body: { status: 'active' },
  })
  expect((await squatter.get('/merchant/google')).status).toBe(401)
  const login = await new GoogleVisitor(world).post('/merchant/login', { email, password: merchantPassword })
  expect(login.body.code).toBe('wrong_credentials')
  expect(await accounts.at(email)).toMatchObject({ id: userId, passwordHash: null })
})

test('[AUTH-11] without anything to prove these calls do nothing', async () => {
  const visitor = new GoogleVisitor(world)
  for (const [path, body] of [
    ['/auth/google/password', { password: merchantPassword }],
    ['/auth/google/factor', { code: '123456' }],
    ['/auth/google/mail', {}],
  ] as const) {
    expect(await visitor.post(path, body)).toMatchObject({ status: 400, body: { code: 'google_failed' } })
  }
  expect(await visitor.post('/auth/google/link', { token: 'nothing' })).toMatchObject({ status: 410 })
})

test('[AUTH-11] an authenticator app is asked for after Google as well, before anything is connected', async () => {
  const email = 'factor@gmail.com'
  const userId = await accounts.make(email, 'verified')
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const now = world.ctx.clock.now()
  await world.ctx.db.insert(totpSecrets).values({
    userId,
    secretEnc: world.ctx.keys.seal(secret, `totp|${userId}`),
    confirmedAt: now,
    createdAt: now,
  })
  const visitor = new GoogleVisitor(world)
  const answer = await visitor.continueWithGoogle(chooserForms.verified(email))
  expect(answer).toMatchObject({ status: 401, body: { code: 'factor_needed' } })
  expect(await accounts.subjects(userId)).toEqual([])
  expect(await visitor.post('/auth/google/factor', { code: '000000' })).toMatchObject({
    status: 401,
    body: { code: 'wrong_factor' },
  })
  const code = await generate({ secret, epoch: Math.floor(now.getTime() / 1000) })
  expect(await new GoogleVisitor(world).post('/auth/google/factor', { code })).toMatchObject({ status: 400 })
  expect(await visitor.post('/auth/google/factor', { code })).toMatchObject({ status: 200 })
  expect(await accounts.subjects(userId)).toHaveLength(1)
  expect(await visitor.post('/auth/google/factor', { code })).toMatchObject({ status: 400 })
})

test('[AUTH-11] a closed account is not opened by Google', async () => {
  const email = 'closed@gmail.com'
  const form = chooserForms.verified(email)
  await new GoogleVisitor(world).continueWithGoogle(form)
  await world.ctx.db.update(users).set({ disabledAt: world.ctx.clock.now() }).where(eq(users.email, email))
  expect((await new GoogleVisitor(world).continueWithGoogle(form)).status).toBe(401)
})
