import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messageAttempts, messages, messageStops, messageTemplates } from '#database/schema/messages.ts'
import { newId } from '#domain/identifiers.ts'
import { takeChatEvents } from '#domain/messages/take-events.ts'
import { templateName } from '#domain/messages/template-name.ts'
import { newPayer, openMoneyWorld } from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

type Payer = Awaited<ReturnType<typeof newPayer>>
type Browser = Payer['browser']

const path = '/merchant/messages'
const consent = 'A box at checkout that is not ticked beforehand'
let numbers = 0
const newNumber = () => `+9198200${String((numbers += 1)).padStart(5, '0')}`

/** The newest code that Meta has sent to a number. */
async function codeOn(number: string): Promise<string> {
  const phone = await fetch(`${world.sandbox.url}/phone/api/${number.slice(1)}`)
  const { messages: texts } = (await phone.json()) as { messages: { text: string }[] }
  return /\d{6}/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers are compared with shapes
type Row = any

async function senderOf(browser: Browser, channel: string): Promise<Row> {
  const { body } = await browser.get(`${path}/senders`)
  return body.data.senders.find((one: Row) => one.channel === channel)
}

/** Presses "check again" until it is so: the review of the sandbox takes a moment. */
async function checkUntil(browser: Browser, channel: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    expect((await browser.post(`${path}/senders/check`, { channel })).status).toBe(200)
    if (await isDone()) return
    await sleep(250)
  }
  throw new Error(`Not so: ${JSON.stringify((await browser.get(`${path}/senders`)).body)}`)
}

async function templatesOf(browser: Browser, channel: string): Promise<Row[]> {
  const { body } = await browser.get(`${path}/templates`)
  return body.data.templates.filter((one: Row) => one.channel === channel)
}
const templateOf = async (browser: Browser, channel: string, event: string): Promise<Row> =>
  (await templatesOf(browser, channel)).find((one) => one.event === event)

async function connectNumber({ browser }: Pick<Payer, 'browser'>, displayName = 'Straits Pantry') {
  const number = newNumber()
  const asked = { number, display_name: displayName, consent }
  expect((await browser.post(`${path}/senders/whatsapp`, asked)).status).toBe(200)
  const code = await codeOn(number)
  expect((await browser.post(`${path}/senders/whatsapp/code`, { code })).status).toBe(200)
  return number
}

test('[MSG-01] a number is connected with a code, its name reviewed, and the texts submitted and approved', async () => {
  const payer = await newPayer(world)
  const { browser } = payer
  expect((await browser.get(`${path}/senders`)).body.data).toMatchObject({
    senders: [],
    offered: ['whatsapp', 'sms'],
  })
  const number = newNumber()
  const asked = { number, display_name: 'Straits Pantry', consent }
  const { body } = await browser.post(`${path}/senders/whatsapp`, asked)
  expect(body.data.senders).toMatchObject([{ channel: 'whatsapp', state: 'code', consent }])
  const first = await codeOn(number)
  const wrong = first === '111111' ? '222222' : '111111'
  expect(await browser.post(`${path}/senders/whatsapp/code`, { code: wrong })).toMatchObject({
    status: 400,
    body: { fields: { code: expect.any(String) } },
  })
  await browser.post(`${path}/senders/whatsapp/code_again`)
  await browser.post(`${path}/senders/whatsapp/code`, { code: await codeOn(number) })
  expect(await senderOf(browser, 'whatsapp')).toMatchObject({ state: 'asked' })
  await checkUntil(
    browser,
    'whatsapp',
    async () => (await senderOf(browser, 'whatsapp')).state === 'approved',
  )
  // A code has no button, so it needs no customer accounts.
  await checkUntil(
    browser,
    'whatsapp',
    async () => (await templateOf(browser, 'whatsapp', 'sign_in_code')).state === 'approved',
  )
  expect(await templateOf(browser, 'whatsapp', 'order_changed')).toMatchObject({
    state: 'none',
    is_used: false,
  })
})

test('[MSG-01] a refused display name says why, and can be asked for again under another one', async () => {
  const { browser } = await newPayer(world)
  const number = await connectNumber({ browser }, 'Casino Royale')
  await checkUntil(browser, 'whatsapp', async () => (await senderOf(browser, 'whatsapp')).state === 'refused')
  expect((await senderOf(browser, 'whatsapp')).reason).not.toBe('')
  await browser.post(`${path}/senders/whatsapp`, { number, display_name: 'Straits Pantry', consent })
  expect(await senderOf(browser, 'whatsapp')).toMatchObject({ state: 'asked', reason: '' })
  await checkUntil(
    browser,
    'whatsapp',
    async () => (await senderOf(browser, 'whatsapp')).state === 'approved',
  )
  const taken = await (
    await newPayer(world)
  ).browser.post(`${path}/senders/whatsapp`, {
    number,
    display_name: 'Somebody else',
    consent,
  })
  expect(taken).toMatchObject({ status: 409, body: { fields: { number: expect.any(String) } } })
  expect(
    (await browser.post(`${path}/senders/disconnect`, { channel: 'whatsapp' })).body.data.senders,
  ).toEqual([])
})

test('[MSG-01] an SMS sender is approved with its texts; one that the register refuses says so', async () => {
  const { browser } = await newPayer(world)
  const sms = { sender: 'strait', entity_id: '1101234567890123456', consent }
  for (const [changed, field] of [
    [{ sender: 'STR' }, 'sender'],
    [{ sender: 'STR4IT' }, 'sender'],
    [{ entity_id: '123' }, 'entity_id'],
    [{ consent: ' ' }, 'consent'],
  ] as const) {
    const { status, body } = await browser.post(`${path}/senders/sms`, { ...sms, ...changed })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  }
  expect((await browser.post(`${path}/senders/sms`, sms)).status).toBe(200)
  expect(await senderOf(browser, 'sms')).toMatchObject({ name: 'STRAIT', state: 'asked' })
  await checkUntil(browser, 'sms', async () => (await senderOf(browser, 'sms')).state === 'approved')
  const other = await newPayer(world)
  expect(await other.browser.post(`${path}/senders/sms`, sms)).toMatchObject({
    status: 409,
    body: { fields: { sender: expect.any(String) } },
  })
  await other.browser.post(`${path}/senders/sms`, { ...sms, sender: 'REFUSE' })
  await checkUntil(
    other.browser,
    'sms',
    async () => (await senderOf(other.browser, 'sms')).state === 'refused',
  )
})

test('[MSG-05] a text that Meta paused or moved to another category is not used, and the next channel is named', async () => {
  const payer = await newPayer(world)
  const { browser, outletId, companyId } = payer
  const at = { companyId, outletId, installedAt: world.time.now }
  await world.ctx.db.insert(moduleInstalls).values([
    { ...at, slug: 'otp_verification' },
    { ...at, slug: 'whatsapp' },
  ])
  await connectNumber(payer)
  await browser.post(`${path}/senders/sms`, { sender: 'PANTRY', entity_id: '1101234567890123456', consent })
  const code = (channel: string) => templateOf(browser, channel, 'sign_in_code')
  for (const channel of ['whatsapp', 'sms']) {
    await checkUntil(browser, channel, async () => (await code(channel)).state === 'approved')
  }
  expect(await code('whatsapp')).toMatchObject({ is_used: true, next: 'sms', moved_to: null })
  const name = templateName(outletId, 'sign_in_code')
  await takeChatEvents(world.ctx, [
    { kind: 'template', name, language: 'en', state: 'paused', reason: 'LOW_QUALITY' },
  ])
  expect(await code('whatsapp')).toMatchObject({ state: 'paused', is_used: false, next: 'sms' })
  await takeChatEvents(world.ctx, [
    { kind: 'template', name, language: 'en', state: 'approved', reason: '' },
    { kind: 'category', name, language: 'en', category: 'marketing' },
  ])
  expect(await code('whatsapp')).toMatchObject({ moved_to: 'marketing', is_used: false, next: 'sms' })
  await browser.post(`${path}/templates`, { event: 'sign_in_code', channel: 'sms', is_on: false })
  expect(await code('whatsapp')).toMatchObject({ next: 'email' })
  expect(await code('sms')).toMatchObject({ is_on: false, is_used: false })
})

test('[MSG-01] quiet hours and price cap are saved; bad ones are refused beside their field', async () => {
  const { browser } = await newPayer(world)
  const saved = { quiet_from: 21 * 60, quiet_to: 9 * 60, price_cap: 12_500 }
  expect((await browser.post(`${path}/settings`, saved)).body.data).toMatchObject(saved)
  expect((await browser.get(`${path}/settings`)).body.data).toMatchObject(saved)
  for (const [changed, field] of [
    [{ quiet_from: 1440 }, 'quiet_from'],
    [{ quiet_to: -1 }, 'quiet_to'],
    [{ quiet_to: 7.5 }, 'quiet_to'],
    [{ price_cap: 0 }, 'price_cap'],
    [{ price_cap: 10_000_001 }, 'price_cap'],
  ] as const) {
    const { status, body } = await browser.post(`${path}/settings`, { ...saved, ...changed })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  }
  // A price above the cap keeps a channel from being used.
  const [email] = await templatesOf(browser, 'email')
  await browser.post(`${path}/settings`, { ...saved, price_cap: 1 })
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
  // A placed order has no email of ours.
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
    attempts: [
      { channel: 'whatsapp', state: 'failed', error: '131026', money: 'none' },
      { channel: 'sms', state: 'delivered', price: 1_400 },
    ],
  })
  const second = await list(`cursor=${first.next}`)
  expect(second.next).toBeNull()
  const listed = [...first.messages, ...second.messages].map((one: Row) => one.id)
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

test('[MSG-05] a webhook that got lost is made up for by asking the provider', async () => {
  const payer = await newPayer(world)
  const { browser, outletId } = payer
  await connectNumber(payer)
  await checkUntil(
    browser,
    'whatsapp',
    async () => (await templateOf(browser, 'whatsapp', 'sign_in_code')).state === 'approved',
  )
  await world.ctx.db
    .update(messageTemplates)
    .set({ state: 'submitted', category: 'marketing' })
    .where(and(eq(messageTemplates.outletId, outletId), eq(messageTemplates.channel, 'whatsapp')))
  await browser.post(`${path}/senders/check`, { channel: 'whatsapp' })
  expect(await templateOf(browser, 'whatsapp', 'sign_in_code')).toMatchObject({
    state: 'approved',
    moved_to: null,
  })
})
