import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext()
})
afterAll(() => world.close())

test.each(['/merchant/reset_password', '/generate_otp'])(
  '[AUTH-09] requests of strangers to %s do not stop the owner in a browser that the account knows',
  async (path) => {
    const { email, browser } = await newMerchant(world)
    const stranger = new ApiClient(world)
    for (let times = 0; times < 3; times += 1) expect((await stranger.post(path, { email })).status).toBe(200)
    expect((await stranger.post(path, { email })).status).toBe(429)
    // Somebody else's known browser is a stranger's.
    const other = await newMerchant(world)
    expect((await other.browser.post(path, { email })).status).toBe(429)
    for (let times = 0; times < 3; times += 1) expect((await browser.post(path, { email })).status).toBe(200)
    expect((await browser.post(path, { email })).status).toBe(429)
  },
)
