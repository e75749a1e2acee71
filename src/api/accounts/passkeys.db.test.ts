import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionView } from '#contract/accounts/shapes.ts'
import { passkeys } from '#database/schema/users.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { SoftwarePasskey } from '../../../tests/support/sign-in/software-passkey.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

const refused = { status: 400, body: { code: 'passkey_failed' } }

async function merchantWithPasskey() {
  const merchant = await newMerchant(world)
  const passkey = new SoftwarePasskey()
  expect(await passkey.registerWith(merchant.browser)).toMatchObject({ status: 200 })
  return { ...merchant, passkey }
}

test('[AUTH-09] a passkey is made, named, listed, signs in without a name, is renamed and removed', async () => {
  const { browser } = await newMerchant(world)
  const passkey = new SoftwarePasskey()
  const made = await passkey.registerWith(browser)
  expect(made).toMatchObject({ status: 200, body: { id: passkey.id, name: 'Chrome on Mac' } })
  const visitor = new ApiClient(world)
  const entered = await visitor.post('/passkey/login/', await passkey.answer(visitor))
  expect(entered.status).toBe(200)
  expect(sessionView.parse(entered.body)).toEqual(entered.body)
  await browser.post('/merchant/passkeys/rename', { id: passkey.id, name: 'Office Mac' })
  const { body } = await browser.get('/merchant/passkeys')
  expect(body.passkeys).toEqual([
    expect.objectContaining({ name: 'Office Mac', last_used_at: expect.any(String) }),
  ])
  expect(await browser.post('/merchant/passkeys/remove', { id: passkey.id })).toMatchObject({ status: 200 })
  expect(await visitor.post('/passkey/login', await passkey.answer(visitor))).toMatchObject(refused)
})

test('[AUTH-09] a challenge works once, in the request it was made for, for five minutes', async () => {
  const { passkey } = await merchantWithPasskey()
  const visitor = new ApiClient(world)
  const answer = await passkey.answer(visitor)
  expect(await visitor.post('/passkey/login', answer)).toMatchObject({ status: 200 })
  expect(await visitor.post('/passkey/login', answer)).toMatchObject(refused)
  const { request } = await passkey.answer(visitor)
  expect(await visitor.post('/passkey/login', { ...(await passkey.answer(visitor)), request })).toMatchObject(
    refused,
  )
  const late = await passkey.answer(visitor)
  world.time.now = new Date(world.time.now.getTime() + 5 * 60_000 + 1)
  expect(await visitor.post('/passkey/login', late)).toMatchObject(refused)
})

test('[AUTH-09] forged, foreign, unverified and copied passkeys are refused alike', async () => {
  const { passkey } = await merchantWithPasskey()
  const visitor = new ApiClient(world)
  const attempt = async (lies: object) => visitor.post('/passkey/login', await passkey.answer(visitor, lies))
  expect(await attempt({ origin: 'https://infiniti.example.evil.example' })).toMatchObject(refused)
  expect(await attempt({ rpId: 'evil.example' })).toMatchObject(refused)
  expect(await attempt({ type: 'webauthn.create' })).toMatchObject(refused)
  expect(await attempt({ flags: 0x01 })).toMatchObject(refused)
  expect(await attempt({ forged: true })).toMatchObject(refused)
  expect(await attempt({ userHandle: Buffer.alloc(16).toString('base64url') })).toMatchObject(refused)
  expect(await attempt({ counter: 9 })).toMatchObject({ status: 200 })
  expect(await attempt({ counter: 9 })).toMatchObject(refused)
  expect(await attempt({ counter: 3 })).toMatchObject(refused)
  expect(await attempt({ counter: 4_294_967_295 })).toMatchObject({ status: 200 })
  expect(await visitor.post('/passkey/login', await new SoftwarePasskey().answer(visitor))).toMatchObject(
    refused,
  )
})

test('[AUTH-09] of two answers with one count, one gets in', { tags: 'engine-long' }, async () => {
  const { passkey } = await merchantWithPasskey()
  const visitor = new ApiClient(world)
  const answers = [
    await passkey.answer(visitor, { counter: 5 }),
    await passkey.answer(visitor, { counter: 5 }),
  ]
  const results = await Promise.all(answers.map((answer) => visitor.post('/passkey/login', answer)))
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a passkey without a counter keeps working', async () => {
  const { passkey } = await merchantWithPasskey()
  const visitor = new ApiClient(world)
  for (let i = 0; i < 2; i += 1) {
    expect(await visitor.post('/passkey/login', await passkey.answer(visitor, { counter: 0 }))).toMatchObject(
      {
        status: 200,
      },
    )
  }
})

test('registration takes only a fresh challenge of its own session, with the owner verified', async () => {
  const { browser } = await newMerchant(world)
  const other = await newMerchant(world)
  const add = async (lies: object) => {
    const { body } = await browser.post('/merchant/passkeys/options')
    return browser.post('/merchant/passkeys', { passkey: new SoftwarePasskey().create(body.options, lies) })
  }
  expect(await add({ flags: 0x01 })).toMatchObject(refused)
  expect(await add({ origin: 'https://evil.example' })).toMatchObject(refused)
  const { body } = await other.browser.post('/merchant/passkeys/options')
  expect(
    await browser.post('/merchant/passkeys', { passkey: new SoftwarePasskey().create(body.options) }),
  ).toMatchObject(refused)
})

test('nobody touches the passkeys of another account, nor takes over their ids', async () => {
  const { passkey, userId } = await merchantWithPasskey()
  const other = await newMerchant(world)
  const { id } = passkey
  expect(await other.browser.post('/merchant/passkeys/rename', { id, name: 'Mine' })).toMatchObject({
    status: 404,
  })
  expect(await other.browser.post('/merchant/passkeys/remove', { id })).toMatchObject({ status: 404 })
  expect(await passkey.registerWith(other.browser)).toMatchObject(refused)
  const [row] = await world.ctx.db.select().from(passkeys).where(eq(passkeys.id, id))
  expect(row).toMatchObject({ userId, name: 'Chrome on Mac' })
})

test('a passkey proves who it is, of its own account only', async () => {
  const { browser, passkey } = await merchantWithPasskey()
  const stranger = await merchantWithPasskey()
  expect(
    await browser.post('/merchant/prove', { passkey: await stranger.passkey.answer(browser) }),
  ).toMatchObject(refused)
  expect(await browser.post('/merchant/prove', { passkey: await passkey.answer(browser) })).toMatchObject({
    status: 200,
  })
})
