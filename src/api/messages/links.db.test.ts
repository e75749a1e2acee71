import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  messageWorld,
  openMessageWorld,
  patience,
  payForMessages,
} from '../../../tests/support/message-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { connectNumber, senderOf, templateOf } from '../../../tests/support/sender-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openMessageWorld()
})
afterAll(() => world.close())

test('[MSG-01] texts wait for the address of customer accounts, and another address gets texts with its own links', async () => {
  const at = messageWorld(world)
  const { browser, companyId, outletId } = await newMerchant(world)
  await payForMessages(world, { companyId, outletId }, { modules: ['whatsapp'] })
  await connectNumber(world, browser)
  await vi.waitUntil(async () => (await senderOf(browser, 'whatsapp')).state === 'approved', patience)
  const changed = () => templateOf(browser, 'whatsapp', 'order_changed')
  expect(await changed()).toMatchObject({ state: 'none', is_used: false })

  const look = { is_on: false, theme: 'elite', brand_name: 'Elm Post', colour: '#0b6e4f' }
  const moveTo = (slug: string) => browser.post('/merchant/customer_accounts', { ...look, slug })
  const linkOn = async (phone: string) => {
    await vi.waitUntil(async () => (await changed()).is_used, patience)
    const id = await at.queue({ companyId, outletId, event: 'order_changed', key: phone, phone })
    await at.until(id, 'delivered')
    return (await at.phone(phone)).messages[0]?.button?.url
  }
  await moveTo('elm-post')
  expect(await linkOn('919811400001')).toBe('https://elm-post.accounts.example/l/abcdefghijklmnopqrstuv')
  await moveTo('oak-post')
  expect(await linkOn('919811400002')).toBe('https://oak-post.accounts.example/l/abcdefghijklmnopqrstuv')
})
