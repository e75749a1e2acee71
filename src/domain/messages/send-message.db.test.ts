import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { walletSettings } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messages, messageSettings, messageStops, messageTemplates } from '#database/schema/messages.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { users } from '#database/schema/users.ts'
import { wallets } from '#database/schema/ledger.ts'
import { storeSyncs } from '#database/schema/stores.ts'
import { localTime } from '#rules/zone-time.ts'
import {
  messageWorld,
  openMessageWorld,
  patience,
  payForMessages,
} from '../../../tests/support/message-world.ts'
import { brokenInvariants, dollar, walletRow } from '../../../tests/support/money-world.ts'
import { openAccountStore } from '../../../tests/support/shopper-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'
import { watchWallets } from '../money/wallet/watch-wallets.ts'
import { forgetMessagesTo } from './forget-messages.ts'
import { messagesOf } from './messages-of.ts'
import { purgeMessages } from './watch-messages.ts'

let world: TestContext
let at: ReturnType<typeof messageWorld>
let store: Awaited<ReturnType<typeof openAccountStore>>
let walletId: string
let poor: typeof store
let trial: typeof store

beforeAll(async () => {
  world = await openMessageWorld()
  at = messageWorld(world)
  store = await openAccountStore(world, 'quiet-store.myshopify.com', 'quiet')
  const modules = ['whatsapp', 'email', 'otp_verification'] as const
  walletId = (await payForMessages(world, store.owner, { modules: [...modules] })).walletId
  await at.connectWhatsapp(store.owner, '919800000001')
  await at.connectSms(store.owner, 'QUIETS')
  poor = await openAccountStore(world, 'poor-store.myshopify.com', 'poor')
  trial = await openAccountStore(world, 'trial-store.myshopify.com', 'trial')
})
afterAll(() => world.close())
afterEach(async () => {
  await at.setFault('meta', { delivery: 'normal', webhooks: 'normal' })
  await at.setFault('msg91', { mode: 'normal' })
})

let orders = 0
let people = 300_000

/** Somebody new, about an order of their own. */
async function tell(event: typeof messages.$inferInsert.event = 'order_changed', more: object = {}) {
  orders += 1
  people += 1
  const phone = `919811${people}`
  const { outletId, companyId } = store.owner
  const orderId = orders
  const key = `${event}:${orderId}`
  const id = await at.queue({ outletId, companyId, event, key, orderId, customerId: people, phone, ...more })
  return { id, phone, orderId }
}

const linesOf = async (orderId: number) => messagesOf(world.ctx, store.owner.outletId, orderId)
const brief = async (orderId: number) =>
  (await linesOf(orderId)).map(({ channel, state, money }) => [channel, state, money])

test('[MSG-01] an event is one WhatsApp message, with its price held and then charged', async () => {
  await at.setFault('meta', { delivery: 'silent' })
  const before = await walletRow(world, walletId)
  const { id, orderId } = await tell()
  await vi.waitUntil(async () => (await brief(orderId))[0]?.[1] === 'sent', patience)
  const [held] = await linesOf(orderId)
  expect(held).toMatchObject({ channel: 'whatsapp', money: 'held', price: expect.any(Number) })
  expect((await walletRow(world, walletId)).held - before.held).toBe(held?.price)
  await at.setFault('meta', { delivery: 'normal' })
  const second = await tell()
  await at.until(second.id, 'delivered')
  expect(await brief(second.orderId)).toEqual([['whatsapp', 'delivered', 'charged']])
  const [shown] = (await at.phone(second.phone)).messages
  expect(shown?.text).toBe('Your Quiet order #1042 is changed. The new total is INR 1,290.00.')
  expect(shown?.button?.url).toBe('https://quiet.accounts.example/l/abcdefghijklmnopqrstuv')
  const [row] = await world.ctx.db.select().from(messages).where(eq(messages.id, second.id))
  expect(row).toMatchObject({ contentEnc: '', state: 'delivered' })
  expect(id).not.toBe(second.id)
})

test('[MSG-01] the same event twice is one message', async () => {
  const { id, orderId, phone } = await tell()
  const { outletId, companyId } = store.owner
  const again = await at.queue({
    outletId,
    companyId,
    event: 'order_changed',
    key: `order_changed:${orderId}`,
    phone,
  })
  expect(again).toBe(id)
  await at.until(id, 'delivered')
  expect(await at.texts(phone)).toEqual(['whatsapp'])
})

test('[MSG-02] a number that is not on WhatsApp gets one SMS; WhatsApp is not charged, and both lines are shown', async () => {
  people += 1
  const phone = `919811${people}`
  await at.setWhatsapp(phone, false)
  const { id, orderId } = await tell('order_changed', { phone })
  await at.until(id, 'delivered')
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'failed', 'released'],
    ['sms', 'delivered', 'charged'],
  ])
  expect((await linesOf(orderId))[0]?.reason).toBe('131026')
  expect(await at.texts(phone)).toEqual(['sms'])
})

test('[MSG-02] two minutes of silence lead to one SMS; a late delivery is charged all the same', async () => {
  await at.setFault('meta', { webhooks: 'lost' })
  const { id, orderId, phone } = await tell()
  await vi.waitUntil(async () => (await at.texts(phone)).length === 1, patience)
  await at.later(id, 1.9)
  expect((await brief(orderId)).map(([channel]) => channel)).toEqual(['whatsapp'])
  await at.setFault('meta', { webhooks: 'normal' })
  await at.later(id, 0.2)
  await at.until(id, 'delivered')
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'silent', 'held'],
    ['sms', 'delivered', 'charged'],
  ])
  // Somebody looks at the phone: WhatsApp reports that it was read, which says that it was delivered.
  await fetch(`${world.sandbox.url}/phone/${phone}`)
  await at.until(id, 'read')
  await at.later(id, 2.1)
  expect((await brief(orderId))[0]).toEqual(['whatsapp', 'read', 'charged'])
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MSG-02] an SMS that failed after it was handed over stays charged, and the email follows', async () => {
  people += 1
  const phone = `919811${people}`
  await at.setWhatsapp(phone, false)
  await at.setFault('msg91', { mode: 'failed' })
  const { id, orderId } = await tell('order_changed', { phone, email: 'ada@mail.example' })
  await at.until(id, 'delivered')
  expect(await brief(orderId)).toEqual([
    ['whatsapp', 'failed', 'released'],
    ['sms', 'failed', 'charged'],
    ['email', 'delivered', 'charged'],
  ])
})

test('[MSG-01] an email that its server refuses for good is a failed message, which costs nothing', async () => {
  const { id, orderId } = await tell('order_changed', { phone: '', email: 'bounce@home.example' })
  await at.until(id, 'failed')
  expect(await brief(orderId)).toEqual([['email', 'failed', 'released']])
  expect((await linesOf(orderId))[0]?.reason).toBe('550')
  const [row] = await world.ctx.db.select().from(messages).where(eq(messages.id, id))
  expect(row).toMatchObject({ contentEnc: '', dueAt: null })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MSG-05] a template that Meta paused or moved to another category is not used', async () => {
  const { outletId } = store.owner
  const own = eq(messageTemplates.outletId, outletId)
  const template = (set: Partial<typeof messageTemplates.$inferInsert>) =>
    world.ctx.db.update(messageTemplates).set(set).where(own)
  await world.ctx.db
    .update(messageTemplates)
    .set({ state: 'paused' })
    .where(eq(messageTemplates.channel, 'whatsapp'))
  const paused = await tell()
  await at.until(paused.id, 'delivered')
  expect(await brief(paused.orderId)).toEqual([['sms', 'delivered', 'charged']])
  await template({ state: 'approved' })
  await world.ctx.db
    .update(messageTemplates)
    .set({ category: 'marketing' })
    .where(eq(messageTemplates.channel, 'whatsapp'))
  const moved = await tell('order_paid')
  await at.until(moved.id, 'delivered')
  expect(await brief(moved.orderId)).toEqual([['sms', 'delivered', 'charged']])
  await template({ category: 'utility' })
})

test('[MSG-04] STOP by reply ends that channel for that person and store, and START takes it back', async () => {
  const first = await tell()
  await at.until(first.id, 'delivered')
  const { phone } = first
  const sender = '919800000001'
  await at.reply(phone, { channel: 'whatsapp', sender, text: 'Stop' })
  const stopped = eq(messageStops.channel, 'whatsapp')
  await vi.waitUntil(async () => (await world.ctx.db.$count(messageStops, stopped)) === 1, patience)
  const [stop] = await world.ctx.db.select().from(messageStops).where(stopped)
  expect(stop).toMatchObject({ by: 'reply', recipientHint: `…${phone.slice(-3)}` })
  const second = await tell('order_paid', { phone })
  await at.until(second.id, 'delivered')
  expect(await brief(second.orderId)).toEqual([['sms', 'delivered', 'charged']])
  await at.reply(phone, { channel: 'whatsapp', sender, text: 'START' })
  await vi.waitUntil(async () => (await world.ctx.db.$count(messageStops, stopped)) === 0, patience)
  const third = await tell('order_cancelled', { phone })
  await at.until(third.id, 'delivered')
  expect((await brief(third.orderId))[0]?.[0]).toBe('whatsapp')
})

test('[MSG-01] a price above the merchant’s cap is not paid; the next channel is cheaper, or nothing is sent', async () => {
  const { outletId, companyId } = store.owner
  const about = { outletId, companyId, off: {}, quietFrom: 0, quietTo: 0, updatedAt: world.time.now }
  await world.ctx.db.insert(messageSettings).values({ ...about, priceCap: 1 })
  const { id, orderId } = await tell()
  expect(await at.until(id, 'not_sent')).toMatchObject({ reason: 'too_dear' })
  expect(await brief(orderId)).toEqual([[null, 'not_sent', 'none']])
  await world.ctx.db.delete(messageSettings).where(eq(messageSettings.outletId, outletId))
})

test('[MSG-01] quiet hours delay "please confirm" by the store’s clock, and nothing else', async () => {
  const { outletId, companyId } = store.owner
  const about = { outletId, companyId, off: {}, priceCap: null, updatedAt: world.time.now }
  const [sync] = await world.ctx.db.select().from(storeSyncs).where(eq(storeSyncs.outletId, outletId))
  const { minutes } = localTime(world.time.now.getTime(), sync?.zone ?? 'UTC')
  // They began just now, and end in half a day.
  const quiet = { quietFrom: minutes, quietTo: (minutes + 720) % 1_440 }
  await world.ctx.db.insert(messageSettings).values({ ...about, ...quiet })
  const confirm = await tell('please_confirm')
  const paid = await tell('order_paid')
  await at.until(paid.id, 'delivered')
  await vi.waitUntil(async () => {
    const [row] = await world.ctx.db.select().from(messages).where(eq(messages.id, confirm.id))
    return row?.dueAt && row.dueAt.getTime() > world.time.now.getTime() + 11 * 60 * 60_000
  }, patience)
  await world.ctx.db.delete(messageSettings).where(eq(messageSettings.outletId, outletId))
  await at.later(confirm.id, 0)
  expect(await at.until(confirm.id, 'delivered')).toMatchObject({ event: 'please_confirm', reason: '' })
})

test('[MSG-03] with an empty wallet nothing is sent, the owner gets one email, and codes use the reserve', async () => {
  const { outletId, companyId, email } = poor.owner
  const paid = await payForMessages(world, poor.owner, {
    modules: ['whatsapp', 'otp_verification'],
    balance: dollar,
  })
  await at.connectWhatsapp(poor.owner, '919800000002')
  await world.ctx.db.update(wallets).set({ reserve: dollar }).where(eq(wallets.id, paid.walletId))
  await world.ctx.db
    .update(walletSettings)
    .set({ reserveChosen: dollar })
    .where(eq(walletSettings.walletId, paid.walletId))
  const send = async (event: 'order_changed' | 'sign_in_code', key: string) =>
    at.queue({ outletId, companyId, event, key, orderId: 1, phone: '919811999001' })
  const first = await send('order_changed', 'one')
  expect(await at.until(first, 'not_sent')).toMatchObject({ reason: 'wallet' })
  const second = await send('order_changed', 'two')
  await at.until(second, 'not_sent')
  expect((await messagesOf(world.ctx, outletId, 1))[0]).toMatchObject({ state: 'not_sent', reason: 'wallet' })
  await watchWallets(world.ctx)
  await watchWallets(world.ctx)
  const told = await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect(told.filter(({ template }) => template === 'wallet-low')).toHaveLength(1)
  const code = await at.queue({
    outletId,
    companyId,
    event: 'sign_in_code',
    key: 'code',
    phone: '919811999001',
    values: ['482913', '10'],
    link: '',
  })
  await at.until(code, 'delivered')
  expect((await walletRow(world, paid.walletId)).balance).toBeLessThan(dollar)
})

test('[MSG-08] a trial writes to the merchant’s own people only, counted by recipient', async () => {
  const { outletId, companyId } = trial.owner
  await payForMessages(world, trial.owner, {
    modules: ['whatsapp'],
    plan: { state: 'trial', trialEndsAt: new Date(world.time.now.getTime() + 86_400_000) },
  })
  await at.connectSms(trial.owner, 'TRIALS')
  await world.ctx.db
    .update(users)
    .set({ phoneCode: '+91', phoneNo: '9811555001' })
    .where(eq(users.email, trial.owner.email))
  const send = (key: string, phone: string, name: string) =>
    at.queue({ outletId, companyId, event: 'order_changed', key, phone, store: name })
  const stranger = await send('stranger', '919811555002', 'Quiet')
  expect(await at.until(stranger, 'not_sent')).toMatchObject({ reason: 'trial_limit' })
  // Two parts to one person are one recipient.
  const own = await send('own', '919811555001', 'Q'.repeat(120))
  await at.until(own, 'delivered')
})

test('[MSG-04] a customer who is erased takes messages and stops along; contents go after a month', async () => {
  const { id, orderId, phone } = await tell()
  await at.until(id, 'delivered')
  await at.reply(phone, { channel: 'whatsapp', sender: '919800000001', text: 'STOP' })
  await vi.waitUntil(async () => (await world.ctx.db.$count(messageStops)) === 1, patience)
  const { outletId } = store.owner
  const [row] = await world.ctx.db.select().from(messages).where(eq(messages.id, id))
  const customerId = row?.customerId ?? 0
  expect(await forgetMessagesTo(world.ctx, { outletId, customerId, orderIds: [] })).toBe(true)
  expect(await linesOf(orderId)).toEqual([])
  expect(await world.ctx.db.$count(messageStops)).toBe(0)
  await world.ctx.db.delete(moduleInstalls).where(eq(moduleInstalls.outletId, outletId))
  const off = await tell()
  expect(await at.until(off.id, 'not_sent')).toMatchObject({ reason: 'off', contentEnc: '' })
  await purgeMessages(world.ctx, new Date(world.time.now.getTime() + 366 * 86_400_000))
  expect(await world.ctx.db.$count(messages)).toBe(0)
  expect(await world.ctx.db.$count(walletSettings)).toBeGreaterThan(0)
})
