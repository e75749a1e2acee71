import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messageTemplates } from '#database/schema/messages.ts'
import { takeChatEvents } from '#domain/messages/take-events.ts'
import { templateName } from '#domain/messages/template-name.ts'
import { newPayer, openMoneyWorld } from '../../../tests/support/money-world.ts'
import {
  checkUntil,
  codeOn,
  connectNumber,
  consent,
  newNumber,
  senderOf,
  templateOf,
} from '../../../tests/support/sender-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
beforeAll(async () => {
  world = await openMoneyWorld()
})
afterAll(() => world.close())

const path = '/merchant/messages'

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
  const first = await codeOn(world, number)
  const wrong = first === '111111' ? '222222' : '111111'
  expect(await browser.post(`${path}/senders/whatsapp/code`, { code: wrong })).toMatchObject({
    status: 400,
    body: { fields: { code: expect.any(String) } },
  })
  await browser.post(`${path}/senders/whatsapp/code_again`)
  await browser.post(`${path}/senders/whatsapp/code`, { code: await codeOn(world, number) })
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
  expect((await templateOf(browser, 'whatsapp', 'sign_in_code')).text).toMatch(/expires in 10 minutes\.$/)
  expect(await templateOf(browser, 'whatsapp', 'order_changed')).toMatchObject({
    state: 'none',
    is_used: false,
  })
})

test('[MSG-01] a refused display name says why, and can be asked for again under another one', async () => {
  const { browser } = await newPayer(world)
  const number = await connectNumber(world, browser, 'Casino Royale')
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
  await connectNumber(world, browser)
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

test('[MSG-05] a webhook that got lost is made up for by asking the provider', async () => {
  const payer = await newPayer(world)
  const { browser, outletId } = payer
  await connectNumber(world, browser)
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
