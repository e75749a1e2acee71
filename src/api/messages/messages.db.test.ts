import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageAttempts, messages, messageStops } from '#database/schema/messages.ts'
import { newId } from '#domain/identifiers.ts'
import { isStopped, stopMessages } from '#domain/messages/stops/stops.ts'
import { newPayer, openMoneyWorld } from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { templateOf, templatesOf } from '../../../tests/support/sender-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

type Payer = Awaited<ReturnType<typeof newPayer>>

const path = '/merchant/messages'

test('[MSG-01] [LIVE-04] quiet hours and price cap are saved; bad ones are refused beside their field', async () => {
  const { browser } = await newPayer(world)
  const saved = { quiet_from: 21 * 60, quiet_to: 9 * 60, price_cap: 12_500 }
  expect((await browser.post(`${path}/settings`, saved)).body.data).toMatchObject(saved)
  expect((await browser.get(`${path}/settings`)).body.data).toMatchObject(saved)
  for (const [changed, field] of [
    [{ quiet_from: 1440 }, 'quiet_from'],
    [{ quiet_to: -1 }, 'quiet_to'],
    [{ quiet_to: 7.5 }, 'quiet_to'],
    [{ price_cap: 0 }, 'price_cap'],
    [{ price_cap: 0.5 }, 'price_cap'],
    [{ price_cap: 10_000_001 }, 'price_cap'],
  ] as const) {
    const { status, body } = await browser.post(`${path}/settings`, { ...saved, ...changed })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  }
  // A price above the cap keeps a channel from being used.
  const [email] = await templatesOf(browser, 'email')
  const change = await templateOf(browser, 'email', 'order_changed')
  expect((await browser.get(`${path}/settings`)).body.data).toMatchObject({
    channels: ['email'],
    change_price: change.price,
  })
  const capped = await browser.post(`${path}/settings`, { ...saved, price_cap: 1 })
  expect(capped.body.data).toMatchObject({ channels: [], change_price: null })
  expect(email.price).toBeGreaterThan(1)
  expect(await templateOf(browser, 'email', email.event)).toMatchObject({ is_used: false })
})

test('[MSG-01] an event is switched on and off for a channel, two at once are both kept', async () => {
  const { browser } = await newPayer(world)
  const set = (event: string, channel: string, isOn: boolean) =>
    browser.post(`${path}/templates`, { event, channel, is_on: isOn })
  await Promise.all([set('order_changed', 'email', false), set('order_paid', 'email', false)])
  expect((await templatesOf(browser, 'email')).filter((one) => !one.is_on).map((one) => one.event)).toEqual([
    'order_changed',
    'order_paid',
  ])
  await set('order_changed', 'email', true)
  expect(await templateOf(browser, 'email', 'order_changed')).toMatchObject({ is_on: true, is_used: true })
  // A code by email is always sent, and a placed order has no email of ours.
  expect((await set('sign_in_code', 'email', false)).status).toBe(400)
  expect((await set('order_placed', 'email', true)).status).toBe(400)
})

/** A message as the job would have left it. */
async function write(payer: Payer, at: Date, tried: Partial<typeof messageAttempts.$inferInsert>[]) {
  const { outletId, companyId } = payer
  const id = newId(at)
  await world.ctx.db.insert(messages).values({
    id,
    outletId,
    companyId,
    event: 'order_changed',
    key: id,
    orderName: '#1042',
    isTest: false,
    contentEnc: '',
    phoneHash: '',
    emailHash: '',
    country: 'IN',
    state: 'delivered',
    reason: '',
    createdAt: at,
    updatedAt: at,
  })
  for (const [place, attempt] of tried.entries()) {
    const when = new Date(at.getTime() + place)
    await world.ctx.db.insert(messageAttempts).values({
      id: newId(when),
      outletId,
      companyId,
      messageId: id,
      channel: 'whatsapp',
      state: 'delivered',
      units: 1,
      price: 0,
      error: '',
      createdAt: when,
      updatedAt: when,
      ...attempt,
    })
  }
  return id
}

test('[MSG-01] [MSG-02] messages are listed newest first by cursor and filter, with both lines of one that went by SMS', async () => {
  const payer = await newPayer(world)
  const { browser } = payer
  const start = world.time.now.getTime()
  const ids: string[] = []
  for (let place = 0; place < 27; place += 1) {
    ids.unshift(await write(payer, new Date(start + Math.floor(place / 2) * 1000), [{ channel: 'email' }]))
  }
  const [both] = [
    await write(payer, new Date(start + 60_000), [
      { channel: 'whatsapp', state: 'failed', error: '131026' },
      { channel: 'sms', state: 'delivered', price: 1_400 },
    ]),
  ]
  const list = async (query: string) => (await browser.get(`${path}?${query}`)).body.data
  const first = await list('')
  expect(first.messages).toHaveLength(25)
  expect(first.messages[0]).toMatchObject({
    id: both,
    event: 'order_changed',
    order_name: '#1042',
    lines: [
      { channel: 'whatsapp', state: 'failed', reason: '131026', money: 'none' },
      { channel: 'sms', state: 'delivered', price: 1_400 },
    ],
  })
  const second = await list(`cursor=${first.next}`)
  expect(second.next).toBeNull()
  const listed = [...first.messages, ...second.messages].map((one: { id: string }) => one.id)
  expect(new Set(listed)).toEqual(new Set([both, ...ids]))
  expect(listed).toHaveLength(28)
  expect((await list('channel=sms')).messages).toHaveLength(1)
  expect((await list('event=order_paid')).messages).toEqual([])
  expect((await list('state=failed')).messages).toEqual([])
  const other = await newMerchant(world)
  expect((await other.browser.get(path)).body.data.messages).toEqual([])
})

test('[MSG-04] the list says who stopped which channel, when and how, and names nobody', async () => {
  const payer = await newPayer(world)
  const { outletId, companyId, browser } = payer
  await world.ctx.db.insert(messageStops).values([
    {
      outletId,
      companyId,
      channel: 'whatsapp',
      recipientHash: 'one',
      recipientHint: '…345',
      by: 'reply',
      stoppedAt: world.time.now,
    },
    {
      outletId,
      companyId,
      channel: 'email',
      recipientHash: 'two',
      recipientHint: 'm…@shop.example',
      by: 'unsubscribe',
      stoppedAt: new Date(world.time.now.getTime() - 1000),
    },
  ])
  expect((await browser.get(`${path}/stops`)).body.data.stops).toMatchObject([
    { channel: 'whatsapp', who: '…345', by: 'reply', at: world.time.now.toISOString() },
    { channel: 'email', who: 'm…@shop.example', by: 'unsubscribe' },
  ])
  expect((await browser.get(`${path}/stops?channel=email`)).body.data.stops).toHaveLength(1)
})

test('[MSG-04] the store stops SMS for a customer who asks; it can undo that, but not a customer’s own STOP', async () => {
  const { outletId, companyId, browser } = await newPayer(world)
  const recipient = '919820012345'
  const sms = { outletId, channel: 'sms' as const, recipient }
  const answer = await browser.post(`${path}/stops/sms`, { number: '+91 98200-12345' })
  expect(answer).toMatchObject({ status: 200, body: { who: '…345' } })
  expect(await isStopped(world.ctx, sms)).toBe(true)
  expect(await isStopped(world.ctx, { ...sms, channel: 'whatsapp' })).toBe(false)
  await browser.post(`${path}/stops/sms`, { number: '+919820012345' })
  const [row, ...more] = (await browser.get(`${path}/stops`)).body.data.stops
  expect([row.by, row.channel, more]).toEqual(['merchant', 'sms', []])

  const stranger = await newPayer(world)
  expect((await stranger.browser.post(`${path}/stops/sms/resume`, { id: row.id })).status).toBe(404)
  expect((await browser.post(`${path}/stops/sms/resume`, { id: row.id })).status).toBe(200)
  expect(await isStopped(world.ctx, sms)).toBe(false)

  await stopMessages(world.ctx, { ...sms, companyId, by: 'reply' })
  const [own] = (await browser.get(`${path}/stops`)).body.data.stops
  expect((await browser.post(`${path}/stops/sms/resume`, { id: own.id })).status).toBe(404)
  expect(await isStopped(world.ctx, sms)).toBe(true)

  expect(await browser.post(`${path}/stops/sms`, { number: '+9112345678' })).toMatchObject({
    status: 400,
    body: { fields: { number: 'Please enter a valid Mobile Number' } },
  })
})

test('[MSG-08] a test goes to the person who asks, and needs a confirmed address', async () => {
  const payer = await newPayer(world)
  const { body } = await payer.browser.post(`${path}/test`, { event: 'order_changed', to: 'email' })
  expect(body.to).toContain('…@shop.example')
  const [row] = await world.ctx.db.select().from(messages).where(eq(messages.outletId, payer.outletId))
  expect(row).toMatchObject({ isTest: true, event: 'order_changed', orderName: '#1042', phoneHash: '' })
  expect(await payer.browser.post(`${path}/test`, { event: 'order_placed', to: 'email' })).toMatchObject({
    status: 400,
    body: { fields: { event: expect.any(String) } },
  })
  const unconfirmed = await newMerchant(world, { verified: false })
  expect(
    (await unconfirmed.browser.post(`${path}/test`, { event: 'order_changed', to: 'phone' })).status,
  ).toBeGreaterThanOrEqual(400)
})
