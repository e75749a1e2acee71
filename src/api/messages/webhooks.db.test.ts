import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageAttempts, messages, messageSenders, messageTemplates } from '#database/schema/messages.ts'
import { sendMessage } from '#domain/messages/send-message.ts'
import { messagesOf } from '#domain/messages/messages-of.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { messageWorld, payForMessages } from '../../../tests/support/message-world.ts'
import { brokenInvariants, walletRow } from '../../../tests/support/money-world.ts'
import { newMerchant } from '../../../tests/support/new-merchant.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'

let world: TestContext
let payer: Awaited<ReturnType<typeof newMerchant>> & { walletId: string }

/** Jobs do not run: what is reported is what the test posts. */
beforeAll(async () => {
  world = await openTestContext({ runsJobs: false })
  world.ctx.chatMessages = {
    ...world.ctx.chatMessages!,
    send: async ({ reference }) => ({ id: `wamid.${reference}` }),
  }
  const merchant = await newMerchant(world)
  const { walletId } = await payForMessages(world, merchant, { modules: ['whatsapp'] })
  payer = { ...merchant, walletId }
  const { companyId, outletId } = merchant
  const about = { outletId, companyId, reason: '', updatedAt: world.time.now }
  await world.ctx.db.insert(messageSenders).values({
    ...about,
    channel: 'whatsapp',
    state: 'approved',
    name: '919800000001',
    displayName: 'Quiet',
    entityId: '',
    providerId: '100000000000777',
    consent: 'At the checkout',
  })
  await world.ctx.db.insert(messageTemplates).values({
    ...about,
    event: 'order_changed',
    channel: 'whatsapp',
    language: 'en',
    providerId: 'order_changed_test',
    state: 'approved',
    category: 'utility',
  })
})
afterAll(() => world.close())

const path = '/whatsapp/webhooks'
const secret = 'sandbox-meta-app-secret'

function report(reference: string, status: string, more: object = {}) {
  return {
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '919800000001', phone_number_id: '100000000000777' },
              statuses: [{ id: 'wamid.1', status, biz_opaque_callback_data: reference, ...more }],
            },
          },
        ],
      },
    ],
  }
}

function post(body: object, key = secret) {
  const text = JSON.stringify(body)
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return new ApiClient(world).send('POST', path, text, {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${signature}`,
  })
}

let orders = 500

/** A message that Meta has taken, and the reference that its reports repeat. */
async function taken() {
  orders += 1
  const { outletId, companyId } = payer
  const id = await messageWorld(world).queue({
    outletId,
    companyId,
    event: 'order_changed',
    key: `order_changed:${orders}`,
    orderId: orders,
    phone: '919811300001',
  })
  await sendMessage(world.ctx, id)
  const [attempt] = await world.ctx.db.select().from(messageAttempts).where(eq(messageAttempts.messageId, id))
  expect(attempt?.state).toBe('sent')
  return { id, orderId: orders, reference: attempt?.id ?? '', price: attempt?.price ?? 0 }
}

const lineOf = async (orderId: number) => (await messagesOf(world.ctx, payer.outletId, orderId))[0]
const balance = async () => (await walletRow(world, payer.walletId)).balance

test('[MSG-06] a forged report is 401, and nothing is charged', async () => {
  const { orderId, reference } = await taken()
  const before = await balance()
  expect((await post(report(reference, 'delivered'), 'somebody else')).status).toBe(401)
  const unsigned = await new ApiClient(world).send(
    'POST',
    path,
    JSON.stringify(report(reference, 'delivered')),
  )
  expect(unsigned).toMatchObject({ status: 401, body: { code: 'bad_signature' } })
  expect(await lineOf(orderId)).toMatchObject({ state: 'sent', money: 'held', transfer: null })
  expect(await balance()).toBe(before)
})

test('[MSG-06] doubled, late and shuffled reports charge once, and "read" is shown after "delivered"', async () => {
  const { id, orderId, reference, price } = await taken()
  const before = await balance()
  const billable = { pricing: { billable: true, pricing_model: 'PMP', category: 'utility' } }
  expect((await post(report(reference, 'read'))).status).toBe(200)
  // Meta has not named its price yet.
  expect(await lineOf(orderId)).toMatchObject({ state: 'read', money: 'held' })
  const rest = [
    ['delivered', billable],
    ['sent', billable],
    ['delivered', billable],
    ['failed', {}],
  ] as const
  for (const [status, more] of [...rest, ...rest]) {
    expect((await post(report(reference, status, more))).status).toBe(200)
  }
  await Promise.all(['read', 'delivered', 'sent'].map((status) => post(report(reference, status, billable))))
  expect(await lineOf(orderId)).toMatchObject({ state: 'read', money: 'charged', price })
  expect(await balance()).toBe(before - price)
  await messageWorld(world).later(id, 2.1)
  expect(await balance()).toBe(before - price)
  const [message] = await world.ctx.db.select().from(messages).where(eq(messages.id, id))
  expect(message).toMatchObject({ state: 'read', contentEnc: '', dueAt: null })
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MSG-06] what Meta does not charge for is released, whichever report comes first', async () => {
  const { orderId, reference } = await taken()
  const before = await balance()
  await post(report(reference, 'read'))
  await post(report(reference, 'delivered', { pricing: { billable: false } }))
  expect(await lineOf(orderId)).toMatchObject({ state: 'read', money: 'released' })
  expect(await balance()).toBe(before)
})

test('[MSG-06] without a word on the price, what is delivered is charged after two minutes', async () => {
  const { id, orderId, reference, price } = await taken()
  const before = await balance()
  await post(report(reference, 'delivered'))
  await sendMessage(world.ctx, id)
  expect(await balance()).toBe(before)
  await messageWorld(world).later(id, 2.1)
  expect(await lineOf(orderId)).toMatchObject({ state: 'delivered', money: 'charged' })
  expect(await balance()).toBe(before - price)
})

test('[MSG-02] a delivery after a failure is charged all the same', async () => {
  const { orderId, reference, price } = await taken()
  const before = await balance()
  await post(report(reference, 'failed', { errors: [{ code: 131026 }] }))
  expect(await lineOf(orderId)).toMatchObject({ state: 'failed', money: 'released', reason: '131026' })
  await post(report(reference, 'delivered', { pricing: { billable: true } }))
  expect(await lineOf(orderId)).toMatchObject({ state: 'delivered', money: 'charged' })
  expect(await balance()).toBe(before - price)
  expect(await brokenInvariants(world)).toEqual([])
})

test('[MSG-06] reports about nobody’s message, and bodies that say nothing, are taken and change nothing', async () => {
  for (const reference of ['', 'nobody', '01a1eeef-110d-7866-b595-27d979a7bfb3']) {
    expect((await post(report(reference, 'delivered'))).status).toBe(200)
  }
  expect((await post({ entry: 'nothing' })).status).toBe(200)
})

test('[MSG-06] an odd report costs its webhook nothing else, and the log has how many there were', async () => {
  const { orderId, reference } = await taken()
  const body = report(reference, 'delivered', { pricing: { billable: true } })
  body.entry[0]?.changes[0]?.value.statuses.unshift({ status: 'odd', errors: 'odd' } as never)
  const warned: unknown[] = []
  const { log } = world.ctx
  world.ctx.log = { ...log, warn: (...said) => warned.push(said) }
  expect((await post(body)).status).toBe(200)
  world.ctx.log = log
  expect(await lineOf(orderId)).toMatchObject({ state: 'delivered', money: 'charged' })
  expect(warned).toEqual([[{ channel: 'whatsapp', unreadable: 1 }, 'webhook partly unreadable']])
})

test('[MSG-06] Meta’s question about the address is answered for the right token alone', async () => {
  const query = (token: string) =>
    `${path}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '4711' }).toString()}`
  const browser = new ApiClient(world)
  expect(await browser.get(query('sandbox-meta-verify-token'))).toMatchObject({ status: 200, body: '4711' })
  expect((await browser.get(query('another'))).status).toBe(401)
  expect((await browser.get(path)).status).toBe(401)
  expect((await browser.send('DELETE', path)).status).toBe(405)
})

test('[MSG-06] a report of an SMS needs the token of its address', async () => {
  const body = JSON.stringify([
    { CRQID: '01a1eeef-110d-7866-b595-27d979a7bfb3', status: '1', desc: 'DELIVERED' },
  ])
  const send = (token: string) =>
    new ApiClient(world).send('POST', `/sms/webhooks/${token}`, body, { 'content-type': 'application/json' })
  expect((await send('sandbox-msg91-webhook-token')).status).toBe(200)
  expect(await send('another')).toMatchObject({ status: 401, body: { code: 'bad_signature' } })
  expect((await new ApiClient(world).send('POST', '/sms/webhooks', body)).status).toBe(404)
  expect((await new ApiClient(world).get('/sms/webhooks/sandbox-msg91-webhook-token')).status).toBe(405)
})
