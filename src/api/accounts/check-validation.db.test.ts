import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAnswer } from '#contract/accounts/shapes.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { problem } from '#contract/problem.ts'
import { seedMerchants } from '#domain/demo/seed-merchants.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { solveCaptcha } from '../../../tests/support/sign-in/solve-captcha.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
const [merchant] = demoMerchants

beforeAll(async () => {
  world = await openTestContext()
  await seedMerchants(world.ctx, '1.0')
})
afterAll(() => world.close())

const ask = (client: ApiClient, question: object) => client.post('/merchant/check_validation/', question)

test.each([
  [{ email: merchant.email }, 'email_taken', 'Email already exist'],
  [{ email: ` ${merchant.email.toUpperCase()} ` }, 'email_taken', 'Email already exist'],
  [{ email: 'new@shop.example' }, 'available', 'Available'],
  [{ website: 'tamarind-supply.myshopify.com' }, 'shop_taken', 'Shop already exist'],
  [{ website: 'https://Tamarind-Supply.myshopify.com/admin?x=1' }, 'shop_taken', 'Shop already exist'],
  [{ website: 'https://admin.shopify.com/store/tamarind-supply' }, 'shop_taken', 'Shop already exist'],
  [{ website: 'new.example', email: '' }, 'available', 'Available'],
  [
    { email: 'new@shop.example', website: 'tamarind-supply.myshopify.com' },
    'shop_taken',
    'Shop already exist',
  ],
])('[API-01] [AUTH-02] %j is answered %s: %s', async (question, code, message) => {
  const { status, body } = await ask(new ApiClient(world), question)
  expect(status).toBe(200)
  expect(checkAnswer.parse(body)).toEqual({ code, message })
})

test.each([
  [{}, { email: 'Email required' }],
  [{ email: 'nobody' }, { email: 'Email is not valid (name@example.com)' }],
  [{ website: 'no site at all' }, { website: 'Please enter a valid URL.' }],
])('[VAL-02] [API-04] %j is refused with a sentence', async (question, fields) => {
  const { status, body } = await ask(new ApiClient(world), question)
  expect(status).toBe(400)
  expect(problem.parse(body)).toMatchObject({ code: 'invalid_input', fields })
})

test('[AUTH-02] more than five checks an hour need a captcha, and more than ten a minute are refused', async () => {
  const client = new ApiClient(world)
  const question = { email: 'new@shop.example' }
  for (let i = 0; i < 5; i += 1) expect(await ask(client, question)).toMatchObject({ status: 200 })
  const refused = await ask(client, question)
  expect(refused.status).toBe(400)
  expect(problem.parse(refused.body).code).toBe('captcha_failed')
  const token = await solveCaptcha(world.ctx.captcha, 'SIGNUP')
  expect(await ask(client, { ...question, token })).toMatchObject({ status: 200 })
  expect(await ask(client, { ...question, token })).toMatchObject({ body: { code: 'captcha_failed' } })
  for (let i = 0; i < 2; i += 1) await ask(client, question)
  const eleventh = await ask(client, question)
  expect(eleventh.status).toBe(429)
  expect(problem.parse(eleventh.body).code).toBe('too_many_requests')
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('when everybody together asks too often, all get the same answer', async () => {
  const everybody = { ...world, ctx: { ...world.ctx, limits: { ...world.ctx.limits } } }
  everybody.ctx.limits.isReached = () => Promise.resolve(true)
  for (const email of [merchant.email, 'new@shop.example']) {
    expect(await ask(new ApiClient(everybody), { email })).toMatchObject({
      body: { code: 'email_taken', message: 'Email already exist' },
    })
  }
  expect(await ask(new ApiClient(everybody), { website: 'new.example' })).toMatchObject({
    body: { code: 'shop_taken', message: 'Shop already exist' },
  })
})
