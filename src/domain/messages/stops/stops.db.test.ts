import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMerchant } from '../../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../../tests/support/test-context.ts'
import { createKeys } from '../../keys.server.ts'
import { messageSenders, messageStops } from '#database/schema/messages.ts'
import { isStopped, type StoppedBy, startMessages, stopMessages, takeReply } from './stops.ts'

const [before, next] = ['an-older-secret-of-thirty-two-bytes!', 'a-newer-secret-of-thirty-two-bytes!!']

let world: TestContext
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
})
afterAll(() => world.close())

test('[MSG-04] a stop is found again after the keys have changed, and can be taken back', async () => {
  const { companyId, outletId } = await newMerchant(world)
  const reader = { outletId, channel: 'sms', recipient: '919845012345' } as const
  const withKeys = (...secrets: string[]) => ({ ...world.ctx, keys: createKeys(secrets) })
  await stopMessages(withKeys(before), { ...reader, companyId, by: 'reply' })
  const rotated = withKeys(next, before)
  expect(await isStopped(rotated, reader)).toBe(true)
  await startMessages(rotated, reader)
  expect(await isStopped(withKeys(before), reader)).toBe(false)
})

test('[MSG-04] a customer’s own STOP wins over the number that the store entered, in either order', async () => {
  const { companyId, outletId } = await newMerchant(world)
  const stop = (by: StoppedBy) =>
    stopMessages(world.ctx, { outletId, companyId, channel: 'sms', recipient: '919845012346', by })
  const found = () => world.ctx.db.select().from(messageStops).where(eq(messageStops.outletId, outletId))
  const entered = world.time.now
  await stop('merchant')
  expect(await found()).toMatchObject([{ by: 'merchant', stoppedAt: entered }])
  const replied = new Date(entered.getTime() + 60_000)
  world.time.now = replied
  await stop('reply')
  world.time.now = new Date(replied.getTime() + 60_000)
  await stop('merchant')
  await stop('reply')
  expect(await found()).toMatchObject([{ by: 'reply', stoppedAt: replied }])
})

test.each([
  ['whatsapp', 'Stop.', true],
  ['whatsapp', 'UNSUBSCRIBE', true],
  ['whatsapp', 'cancel', false],
  ['whatsapp', 'End', true],
  ['whatsapp', 'stop my order', false],
  ['sms', 'cancel', true],
  ['sms', 'STOPALL', true],
  ['sms', 'QUIT', true],
] as const)('[MSG-04] the %s reply “%s” ends messages: %s', async (channel, text, ends) => {
  const { companyId, outletId } = await newMerchant(world)
  const at = { outletId, companyId, channel, providerId: outletId, updatedAt: world.time.now }
  await world.ctx.db.insert(messageSenders).values({
    ...at,
    state: 'approved',
    name: '',
    displayName: '',
    entityId: '',
    consent: '',
    reason: '',
  })
  const recipient = '919845012347'
  await takeReply(world.ctx, { channel, to: outletId, from: `+${recipient}`, text })
  expect(await isStopped(world.ctx, { outletId, channel, recipient })).toBe(ends)
})
