import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionView } from '#contract/accounts/shapes.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
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

const registration = async (fields: object = {}) => ({
  email: 'mei@straits.example',
  password: 'Pantry#2026x',
  confirm_password: 'Pantry#2026x',
  first_name: 'mei',
  last_name: 'CHUA',
  phone_code: '+65',
  phone_no: '91234567',
  termsAndCondition: true,
  token: await solveCaptcha(world.ctx.captcha, 'SIGNUP'),
  ...fields,
})

test(
  '[API-01] login answers with the fields of the contract, and its halves work only together',
  { tags: 'engine-long' },
  async () => {
    const browser = new ApiClient(world)
    const view = await browser.logIn(merchant.email, merchant.password)
    expect(sessionView.parse(view)).toEqual(view)
    expect(view.outlet_list.map((outlet) => outlet.outlet_name)).toEqual([
      'Tamarind Supply',
      'Tamarind Wholesale',
    ])
    expect(view.installed_apps).toEqual(['crm', 'infiniti', 'whatsapp'])
    expect(view.logged_in_user).toEqual({ user_first_name: 'Asha', user_role: 'owner' })
    expect([...browser.cookies.keys()]).toEqual(['__Host-infiniti_user_token', '__Host-infiniti_device'])

    expect((await browser.get('/merchant/outlets')).status).toBe(200)
    const tokenAlone = new ApiClient(world)
    tokenAlone.token = view.token
    expect((await tokenAlone.get('/merchant/outlets')).status).toBe(401)
    browser.token = undefined
    expect((await browser.get('/merchant/outlets')).status).toBe(401)
  },
)

test('[API-01] sign-up makes account, company and outlet, and signs in', async () => {
  const browser = new ApiClient(world)
  const { status, body } = await browser.post('/merchant/signup/', await registration())
  expect(status).toBe(200)
  expect(body).toMatchObject({ logged_in_user: { user_first_name: 'Mei', user_role: 'owner' } })
  const again = await new ApiClient(world).post('/merchant/signup/', await registration())
  expect(again).toMatchObject({ status: 409, body: { code: 'email_taken' } })
})

test('a used refresh token ends the session', { tags: 'engine-long' }, async () => {
  const browser = new ApiClient(world)
  const { token } = await browser.logIn(merchant.email, merchant.password)
  const renewed = await browser.post('/merchant/token/refresh/', { refresh: token.refresh })
  expect(renewed.status).toBe(200)
  expect(await browser.post('/merchant/token/refresh/', { refresh: token.refresh })).toMatchObject({
    status: 401,
  })
  expect(
    await browser.post('/merchant/token/refresh/', { refresh: renewed.body.token.refresh }),
  ).toMatchObject({ status: 401 })
})

test('[API-02] logoutEntry ends the session at once and takes the cookie back', async () => {
  const browser = new ApiClient(world)
  const { token } = await browser.logIn(merchant.email, merchant.password)
  const out = await browser.post('/logoutEntry')
  expect(out.headers.get('clear-site-data')).toBe('"storage"')
  expect(browser.cookies.has('__Host-infiniti_user_token')).toBe(false)
  expect(await browser.post('/merchant/token/refresh', { refresh: token.refresh })).toMatchObject({
    status: 401,
  })
})
