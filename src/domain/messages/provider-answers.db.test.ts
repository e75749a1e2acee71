import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { messages, messageSenders, messageSettings, messageTemplates } from '#database/schema/messages.ts'
import { storeSyncs } from '#database/schema/stores.ts'
import { localTime } from '#rules/zone-time.ts'
import {
  messageWorld,
  openMessageWorld,
  patience,
  payForMessages,
} from '../../../tests/support/message-world.ts'
import { openAccountStore } from '../../../tests/support/shopper-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'
import type { TemplateStanding } from '../ports/messages.ts'
import { messagesOf } from './messages-of.ts'
import { watchSenders } from './senders/check-sender.ts'
import { stopMessages } from './stops/stops.ts'

let world: TestContext
let at: ReturnType<typeof messageWorld>
let store: Awaited<ReturnType<typeof openAccountStore>>

beforeAll(async () => {
  world = await openMessageWorld()
  at = messageWorld(world)
  store = await openAccountStore(world, 'answers-store.myshopify.com', 'answers')
  await payForMessages(world, store.owner, { modules: ['whatsapp'] })
  await at.connectWhatsapp(store.owner, '919800000001')
  await at.connectSms(store.owner, 'ANSWER')
})
afterAll(() => world.close())
afterEach(() => at.setFault('meta', { answer: 'normal' }))

let orders = 0

/** Somebody new, about an order of their own. */
async function tell(event: 'order_changed' | 'please_confirm' = 'order_changed') {
  orders += 1
  const phone = `919811${400_000 + orders}`
  const { outletId, companyId } = store.owner
  const about = { outletId, companyId, event, key: `${event}:${orders}`, orderId: orders } as const
  return { id: await at.queue({ ...about, phone }), phone, orderId: orders }
}

const linesOf = async (orderId: number) => messagesOf(world.ctx, store.owner.outletId, orderId)
const brief = async (orderId: number) =>
  (await linesOf(orderId)).map(({ channel, state, money }) => [channel, state, money])

const untilBusy = (orderId: number) =>
  vi.waitUntil(async () => (await linesOf(orderId))[0]?.reason === 'busy', patience)

test('[MSG-02] a busy provider is asked again after the time that it names, on the same channel', async () => {
  await at.setFault('meta', { answer: 'busy' })
  const { id, orderId, phone } = await tell()
  await untilBusy(orderId)
  expect(await brief(orderId)).toEqual([['whatsapp', 'waiting', 'held']])
  await at.setFault('meta', { answer: 'normal' })
  await at.later(id, 0.1)
  await at.until(id, 'delivered')
  expect(await brief(orderId)).toEqual([['whatsapp', 'delivered', 'charged']])
  expect(await at.texts(phone)).toEqual(['whatsapp'])
})

test('[MSG-04] who stops a channel while its provider is busy gets nothing on it, and nothing is charged there', async () => {
  await at.setFault('meta', { answer: 'busy' })
  const { id, orderId, phone } = await tell()
  await untilBusy(orderId)
  const { outletId, companyId } = store.owner
  await stopMessages(world.ctx, {
    outletId,
    companyId,
    channel: 'whatsapp',
    recipient: phone,
    by: 'reply',
  })
  await at.setFault('meta', { answer: 'normal' })
  await at.later(id, 0.1)
  await at.until(id, 'delivered')
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'not_sent', 'released'],
    ['sms', 'delivered', 'charged'],
  ])
  expect((await linesOf(orderId))[0]?.reason).toBe('stopped')
  expect(await at.texts(phone)).toEqual(['sms'])
})

test('[MSG-01] a busy provider is asked again after the quiet hours, where the message waits for them', async () => {
  await at.setFault('meta', { answer: 'busy' })
  const { id, orderId, phone } = await tell('please_confirm')
  await untilBusy(orderId)
  const { outletId, companyId } = store.owner
  const [sync] = await world.ctx.db.select().from(storeSyncs).where(eq(storeSyncs.outletId, outletId))
  const { minutes } = localTime(world.time.now.getTime(), sync?.zone ?? 'UTC')
  const quiet = { quietFrom: minutes, quietTo: (minutes + 720) % 1_440, off: {} }
  await world.ctx.db
    .insert(messageSettings)
    .values({ outletId, companyId, ...quiet, updatedAt: world.time.now })
  await at.setFault('meta', { answer: 'normal' })
  await at.later(id, 0.1)
  const [row] = await world.ctx.db.select().from(messages).where(eq(messages.id, id))
  expect(row?.dueAt?.getTime()).toBeGreaterThan(world.time.now.getTime() + 11 * 60 * 60_000)
  expect(await at.texts(phone)).toEqual([])
  await world.ctx.db.delete(messageSettings).where(eq(messageSettings.outletId, outletId))
  world.time.now = row?.dueAt ?? world.time.now
  await at.later(id, 0)
  await at.until(id, 'delivered')
  expect(await at.texts(phone)).toEqual(['whatsapp'])
})

test('[MSG-02] a busy provider is not waited for longer than a silent one, where there is another channel', async () => {
  await at.setFault('meta', { answer: 'busy' })
  const { id, orderId } = await tell()
  await untilBusy(orderId)
  await at.later(id, 2.1)
  await at.until(id, 'delivered')
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'failed', 'released'],
    ['sms', 'delivered', 'charged'],
  ])
})

test('[MSG-02] a late delivery ends the wait for a busy provider, and gives its price back', async () => {
  const { textMessages } = world.ctx
  if (!textMessages) throw new Error('No provider')
  await at.setFault('meta', { webhooks: 'lost' })
  const { id, orderId, phone } = await tell()
  await vi.waitUntil(async () => (await at.texts(phone)).length === 1, patience)
  world.ctx.textMessages = { ...textMessages, send: () => Promise.resolve({ retryAfterMs: 30_000 }) }
  await at.later(id, 2.1)
  await vi.waitUntil(async () => (await linesOf(orderId))[1]?.reason === 'busy', patience)
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'silent', 'held'],
    ['sms', 'waiting', 'held'],
  ])
  world.ctx.textMessages = textMessages
  await at.setFault('meta', { webhooks: 'normal' })
  // Somebody looks at the phone, which WhatsApp reports.
  await fetch(`${world.sandbox.url}/phone/${phone}`)
  await at.until(id, 'read')
  await at.later(id, 2.1)
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'read', 'charged'],
    ['sms', 'not_sent', 'released'],
  ])
  expect(await at.texts(phone)).toEqual(['whatsapp'])
})

test('[MSG-02] a provider that rests after failures is asked again, and at once replaced where there is another channel', async () => {
  const { chatMessages } = world.ctx
  if (!chatMessages) throw new Error('No provider')
  const ofSms = and(eq(messageSenders.outletId, store.owner.outletId), eq(messageSenders.channel, 'sms'))
  const setSms = (state: string) => world.ctx.db.update(messageSenders).set({ state }).where(ofSms)
  world.ctx.chatMessages = {
    ...chatMessages,
    send: () => Promise.resolve({ retryAfterMs: 30_000, isResting: true }),
  }
  const first = await tell()
  await at.until(first.id, 'delivered')
  expect(await brief(first.orderId)).toEqual([
    ['whatsapp', 'failed', 'released'],
    ['sms', 'delivered', 'charged'],
  ])
  expect((await linesOf(first.orderId))[0]?.reason).toBe('away')

  await setSms('paused')
  const second = await tell()
  await untilBusy(second.orderId)
  world.ctx.chatMessages = chatMessages
  await at.later(second.id, 0.5)
  await at.until(second.id, 'delivered')
  expect(await brief(second.orderId)).toEqual([['whatsapp', 'delivered', 'charged']])
  await setSms('approved')
})

test('[MSG-02] [MSG-05] without access to a number the next channel is used at once, and the number needs attention', async () => {
  await at.setFault('meta', { answer: 'no access' })
  const { id, orderId } = await tell()
  await at.until(id, 'delivered')
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'failed', 'released'],
    ['sms', 'delivered', 'charged'],
  ])
  const own = and(eq(messageSenders.outletId, store.owner.outletId), eq(messageSenders.channel, 'whatsapp'))
  const [sender] = await world.ctx.db.select().from(messageSenders).where(own)
  expect(sender).toMatchObject({ state: 'paused', reason: '190' })
  // The next one does not even try it.
  const second = await tell()
  await at.until(second.id, 'delivered')
  expect(await brief(second.orderId)).toEqual([['sms', 'delivered', 'charged']])
  await at.setFault('meta', { answer: 'normal' })
  const tenMinutes = new Date(world.time.now.getTime() - 11 * 60_000)
  await world.ctx.db.update(messageSenders).set({ updatedAt: tenMinutes }).where(own)
  await watchSenders(world.ctx)
  const [mended] = await world.ctx.db.select().from(messageSenders).where(own)
  expect(mended).toMatchObject({ state: 'approved', reason: '' })
})

test('[MSG-05] a webhook about a text that got lost only costs time: the provider is asked', async () => {
  const { ctx, time } = world
  const { outletId } = store.owner
  const ofWhatsapp = and(eq(messageSenders.outletId, outletId), eq(messageSenders.channel, 'whatsapp'))
  const own = and(eq(messageTemplates.outletId, outletId), eq(messageTemplates.channel, 'whatsapp'))
  const changed = and(own, eq(messageTemplates.event, 'order_changed'))
  const text = async () => (await ctx.db.select().from(messageTemplates).where(changed))[0]
  const chat = ctx.chatMessages!
  let reads = 0
  const answer: TemplateStanding = { language: 'en', category: 'utility', state: 'approved', reason: '' }
  ctx.chatMessages = {
    ...chat,
    readTemplates: async () => {
      reads += 1
      return [answer]
    },
  }
  const start = time.now.getTime()
  await ctx.db.update(messageSenders).set({ updatedAt: time.now }).where(ofWhatsapp)
  const watchAt = async (minutes: number) => {
    time.now = new Date(start + minutes * 60_000)
    reads = 0
    await watchSenders(ctx)
  }
  // Meta has reinstated it, and nobody heard of it.
  const paused = { state: 'paused', reason: '132015', updatedAt: new Date(start + 60_000) }
  await ctx.db.update(messageTemplates).set(paused).where(changed)
  await watchAt(5)
  expect([reads, (await text())?.state]).toEqual([0, 'paused'])
  await watchAt(20)
  expect(await text()).toMatchObject({ state: 'approved', reason: '' })
  // Nothing is open any more: the provider is asked once a day.
  await watchAt(30)
  expect(reads).toBe(0)
  answer.category = 'marketing'
  await watchAt(24 * 60)
  expect(await text()).toMatchObject({ state: 'approved', category: 'marketing' })
  await watchAt(24 * 60 + 1)
  expect(reads).toBe(0)
  ctx.chatMessages = chat
})
