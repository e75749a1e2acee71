import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messagesOf } from '#domain/messages/messages-of.ts'
import { pageOfShortLink } from '#domain/shoppers/order-links.ts'
import { messageWorld, openMessageWorld, patience } from '../../../tests/support/message-world.ts'
import type { TestContext } from '../../../tests/support/test-context.ts'
import { openWindowStore, type WindowStore } from '../../../tests/support/window-world.ts'

const hour = 60 * 60_000

let world: TestContext
let store: WindowStore
let at: ReturnType<typeof messageWorld>

beforeAll(async () => {
  world = await openMessageWorld()
  at = messageWorld(world)
  store = await openWindowStore(world, 'quiet-shop.myshopify.com', 'quiet', { asks_cash_confirmation: true })
  await setModules('whatsapp', 'otp_verification', 'email')
  await at.connectWhatsapp(store.owner, '919800000001')
})
afterAll(() => world.close())

async function setModules(...slugs: ('email' | 'otp_verification' | 'whatsapp')[]) {
  const { outletId, companyId } = store.owner
  for (const slug of ['email', 'otp_verification', 'whatsapp'] as const) {
    const row = { outletId, companyId, slug, installedAt: world.time.now }
    await (slugs.includes(slug)
      ? world.ctx.db.insert(moduleInstalls).values(row).onConflictDoNothing()
      : world.ctx.db.delete(moduleInstalls).where(eq(moduleInstalls.slug, slug)))
  }
}

/** The number on the order, as the store has it. */
async function phoneOf(orderId: number): Promise<string> {
  const query = `query($id: ID!) { node(id: $id) { ... on Order { phone shippingAddress { phone } } } }`
  const { node } = (await store.ask(query, { id: `gid://shopify/Order/${orderId}` })) as {
    node: { phone: string | null; shippingAddress: { phone: string } }
  }
  return (node.phone ?? node.shippingAddress.phone).replaceAll(/\D/g, '')
}

const linesOf = (orderId: number) => messagesOf(world.ctx, store.outletId, orderId)

/** Waits until the order's messages are delivered, and gives the events of them in order. */
const told = (orderId: number, ...events: string[]) =>
  vi.waitUntil(async () => {
    const lines = await linesOf(orderId)
    const done = lines.filter(({ state }) => state === 'delivered').map(({ event }) => event)
    return events.every((event) => done.includes(event as (typeof done)[number])) ? lines : undefined
  }, patience)

/** The id of a message once its provider was too busy to take it. */
const messageOf = (orderId: number, event: string) =>
  vi.waitUntil(async () => {
    const line = (await linesOf(orderId)).find((one) => one.event === event)
    return line?.reason === 'busy' ? line.id : undefined
  }, patience)

async function withBusyProvider<T>(act: () => Promise<T>): Promise<T> {
  await at.setFault('meta', { answer: 'busy' })
  const found = await act()
  await at.setFault('meta', { answer: 'normal' })
  return found
}

test('[MSG-01] a placed and a changed order are told by WhatsApp with a link that opens the order; both costs are shown', async () => {
  const id = await store.order()
  await store.until(id, 'open')
  await told(id, 'order_placed')
  const number = await phoneOf(id)
  const [message] = (await at.phone(number)).messages
  expect(message?.text).toMatch(
    /^Thank you! Quiet has your order #\d+\. Change or cancel it until \d\d:\d\d\.$/,
  )
  const link = new URL(message?.button?.url ?? '')
  expect(link.href).toMatch(/^https:\/\/quiet\.accounts\.example\/l\/[\w-]{22}$/)

  const shopper = store.newShopper()
  const page = new URL(pageOfShortLink(link.pathname) ?? '', link)
  expect(page.pathname).toBe('/account/link')
  const token = page.searchParams.get('token')
  expect((await shopper.post('/link', { token })).status).toBe(200)
  const { version, lines } = (await shopper.get(`/order/edit?id=${id}`)).body
  const wanted = [{ id: lines[0].id, variant_id: lines[0].variant_id, quantity: 0 }]
  const totals = await shopper.post('/order/edit/totals', {
    id: String(id),
    version,
    key: randomUUID(),
    lines: lines.length > 1 ? wanted : [{ ...wanted[0], quantity: 2 }],
  })
  await shopper.post('/order/edit', { id: String(id), change_id: String(totals.body.change_id) })
  const event = totals.body.due ? 'payment_due' : 'order_changed'
  await told(id, 'order_placed', event)

  const { changes } = await store.list()
  const paid = {
    channel: 'whatsapp',
    state: 'delivered',
    money: 'charged',
    price: expect.any(Number),
    transfer: expect.any(String),
  }
  expect(changes[0].messages).toEqual([
    expect.objectContaining({ event: 'order_placed', ...paid }),
    expect.objectContaining({ event, ...paid }),
  ])
  const shown = await store.owner.browser.get(`/merchant/order?id=${id}`)
  const events = shown.body.data.messages.map((line: { event: string }) => line.event)
  // The clock of the test stands still, so they are of one moment.
  expect(events.toSorted()).toEqual([event, 'order_placed'].toSorted())
})

test('[MSG-01] a text that names the end of the window is not sent after it', async () => {
  const { endsAt, message } = await withBusyProvider(async () => {
    const id = await store.order()
    const window = await store.until(id, 'open')
    return { ...window, message: await messageOf(id, 'order_placed') }
  })
  world.time.now = new Date(endsAt.getTime() + 1)
  await at.later(message, 0)
  expect(await at.until(message, 'not_sent')).toMatchObject({ reason: 'too_late' })
  world.time.now = new Date()
})

test('[WIN-09] [MSG-01] a cash order is asked about by WhatsApp; where nothing could ask, it is released', async () => {
  const asked = await store.order({ payment: 'cash' })
  const { endsAt } = await store.until(asked, 'open')
  await told(asked, 'order_placed')
  world.time.now = new Date(endsAt.getTime() + 1)
  await store.until(asked, 'unconfirmed')
  await told(asked, 'please_confirm')
  world.time.now = new Date(endsAt.getTime() + 24 * 60 * 60_000 + 1)
  await store.until(asked, 'cancelled')
  await told(asked, 'order_cancelled')

  world.time.now = new Date()
  await setModules()
  const unasked = await store.order({ payment: 'cash' })
  const window = await store.until(unasked, 'open')
  world.time.now = new Date(window.endsAt.getTime() + 1)
  await store.until(unasked, 'unconfirmed')
  await vi.waitUntil(
    async () => (await linesOf(unasked)).every(({ state }) => state === 'not_sent'),
    patience,
  )
  world.time.now = new Date(window.endsAt.getTime() + 24 * 60 * 60_000 + 1)
  await store.until(unasked, 'released')
  expect((await store.seen(unasked)).cancelledAt).toBeNull()
  expect(await store.windowOf(unasked)).toMatchObject({ state: 'released', reason: 'not_asked' })
  world.time.now = new Date()
  await setModules('whatsapp', 'otp_verification', 'email')
})

test('[WIN-09] [MSG-01] asked only after the quiet hours, a shopper still has a day to confirm, and a link as long', async () => {
  const id = await store.order({ payment: 'cash' })
  const { endsAt } = await store.until(id, 'open')
  await told(id, 'order_placed')
  await withBusyProvider(async () => {
    world.time.now = new Date(endsAt.getTime() + 1)
    await store.until(id, 'unconfirmed')
    await messageOf(id, 'please_confirm')
  })
  const [line] = (await linesOf(id)).filter(({ event }) => event === 'please_confirm')
  const morning = new Date(endsAt.getTime() + 10 * hour)
  world.time.now = morning
  await at.later(line?.id ?? '', 0)
  await told(id, 'please_confirm')

  const text = (await at.phone(await phoneOf(id))).messages.at(-1)
  const deadline = new Date(morning.getTime() + 24 * hour)
  await vi.waitUntil(
    async () => (await store.windowOf(id))?.dueAt?.getTime() === deadline.getTime(),
    patience,
  )
  world.time.now = new Date(deadline.getTime() - 1)
  const shopper = store.newShopper()
  const link = new URL(text?.button?.url ?? '')
  const token = new URL(pageOfShortLink(link.pathname) ?? '', link).searchParams.get('token')
  expect((await shopper.post('/link', { token })).status).toBe(200)
  const { body } = await shopper.get(`/order?id=${id}`)
  expect(body.window).toMatchObject({
    may: ['confirm', 'pay'],
    answer_by: deadline.toISOString(),
  })

  world.time.now = deadline
  await store.until(id, 'cancelled')
  world.time.now = new Date()
})

/** Somebody with a number, which most orders are from. */
async function customerWithPhone() {
  for (let tried = 0; tried < 8; tried += 1) {
    const { phone, email } = await store.customerOf(await store.order())
    if (phone) return { phone, email, digits: phone.replaceAll(/\D/g, '') }
  }
  throw new Error('Nobody has a number')
}

test('[MSG-03] [MSG-01] a code goes to the number that was typed, and signs in', async () => {
  const { phone, digits } = await customerWithPhone()
  const shopper = store.newShopper()
  const asked = await shopper.post('/code', { contact: phone })
  expect(asked.status).toBe(200)
  const code = await vi.waitUntil(async () => {
    const { messages } = await at.phone(digits)
    return messages.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find((found) => found)
  }, patience)
  const checked = await shopper.post('/code/check', { request: String(asked.body.request), code })
  expect(checked.status).toBe(200)
})
