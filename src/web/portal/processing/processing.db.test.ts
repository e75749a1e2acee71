import { createStaticHandler, RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestContext } from '#web/request-context.server.ts'
import { storeWorld } from '../../../../tests/support/store-world.ts'
import { openTestContext, type TestContext } from '../../../../tests/support/test-context.ts'
import { loader } from './route.tsx'

let world: TestContext

beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
})
afterAll(() => world.close())

test('[INST-06] a forged answer is named to somebody whose store is connected; one that came twice is not', async () => {
  const shop = 'answered-20.myshopify.com'
  const { browser } = await storeWorld(world).connect(shop)
  const { queryRoute } = createStaticHandler([{ path: '/processing/', loader: loader as never }])
  const refusedAt = async (query: Record<string, string>) => {
    const context = new RouterContextProvider()
    const credentials = { access: undefined, partner: browser.cookies.get('__Host-infiniti_user_token') }
    context.set(requestContext, { ...world.ctx, requestId: '', ip: browser.ip, userAgent: '', credentials })
    const address = `https://infiniti.example/processing/?${new URLSearchParams(query).toString()}`
    const data: unknown = await queryRoute(new Request(address), { requestContext: context })
    return data as { view: { next: string }; refused?: { title: string } }
  }
  const refused = 'shop_grant_failed'
  expect(await refusedAt({ refused })).toMatchObject({
    view: { next: 'done' },
    refused: { title: 'Store not connected' },
  })
  expect((await refusedAt({ shop, platform: 'shopify', refused })).refused).toBeUndefined()
})
