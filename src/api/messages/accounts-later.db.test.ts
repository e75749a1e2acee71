import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { messageWorld, openMessageWorld, patience } from '../../../tests/support/message-world.ts'
import { codeOn, consent } from '../../../tests/support/sender-world.ts'
import { approve } from '../../../tests/support/shopper-world.ts'
import { comeBack, newStoreOwner } from '../../../tests/support/store-owner.ts'
import { storeWorld } from '../../../tests/support/store-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

const shop = 'number-first.myshopify.com'
const number = '+919820077001'

let world: TestContext
beforeAll(async () => {
  world = await openMessageWorld()
})
afterAll(() => world.close())

test('[LIVE-06] [MSG-01] texts with a link wait for customer accounts, and are submitted once these open', async () => {
  const { browser, outletId, grant } = await newStoreOwner(world, { website: shop })
  await comeBack(browser, await grant(shop))
  const senders = '/merchant/messages/senders/whatsapp'
  await browser.post(senders, { number, display_name: 'Straits', consent })
  await browser.post(`${senders}/code`, { code: await codeOn(world, number) })
  const { templatesOf } = messageWorld(world)
  const approved = async () => {
    const rows = await templatesOf(outletId, 'whatsapp')
    return rows.flatMap(({ event, state }) => (state === 'approved' ? event : []))
  }
  const waitsForTexts = async (app: string) => {
    const { body } = await browser.get(`/merchant/workspace?app=${app}`)
    const { requirements } = body.data as WorkspaceView
    return requirements.some(({ missing }) => missing === 'texts')
  }
  await vi.waitUntil(async () => (await approved()).length > 0, patience)
  expect(await approved()).toEqual(['sign_in_code'])
  expect(await waitsForTexts('otp_verification')).toBe(false)
  expect(await waitsForTexts('whatsapp')).toBe(true)

  const { body } = await browser.post('/merchant/customer_accounts/scopes')
  await approve(browser, String(body.url))
  await storeWorld(world).untilLive(shop)
  const accounts = { is_on: true, slug: 'number-first', theme: 'elite', brand_name: 'Straits', colour: null }
  expect((await browser.post('/merchant/customer_accounts', accounts)).status).toBe(200)
  await vi.waitUntil(async () => (await approved()).length === 8, patience)
  expect(await waitsForTexts('whatsapp')).toBe(false)
})
