import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openProviders } from '../../sandbox/phones/test-providers.ts'
import type { ChatEvent, ChatMessages } from '#domain/ports/messages.ts'
import { whatsapp } from './whatsapp.ts'

const merchant = '919800000001'
const normal = { webhooks: 'normal', delivery: 'normal', answer: 'normal', review: 'normal' }
const soon = { timeout: 5_000, interval: 20 }

let world: Awaited<ReturnType<typeof openProviders>>
let chat: ChatMessages
let from: string
let shoppers = 0

const client = (patienceMs = 2_000) => {
  const settings = world.settings()
  return whatsapp({
    apiUrl: settings.WHATSAPP_API_URL,
    accessToken: settings.WHATSAPP_ACCESS_TOKEN,
    appSecret: settings.WHATSAPP_APP_SECRET,
    businessId: settings.WHATSAPP_BUSINESS_ID,
    verifyToken: settings.WHATSAPP_VERIFY_TOKEN,
    patienceMs,
  })
}

const order = {
  name: 'order_changed_1',
  language: 'en',
  category: 'utility' as const,
  body: '{{1}}: order {{2}} is changed. The new total is {{3}}.',
  examples: ['Tamarind Supply', '#1042', '₹1,290.00'],
  button: { text: 'View order', baseUrl: 'http://tamarind.localhost/l/', example: 'abc' },
}

const events = (): ChatEvent[] =>
  world.posted.flatMap(({ body, signature }) => chat.readWebhook(body, signature)?.events ?? [])
const reportsOf = (reference: string) =>
  events().filter((event) => event.kind === 'report' && event.reference === reference)
const statesOf = (reference: string) =>
  reportsOf(reference).map((event) => event.kind === 'report' && event.status)

const newShopper = () => `9198111${String((shoppers += 1)).padStart(5, '0')}`
const message = (to: string, reference: string) => ({
  from,
  to,
  template: order.name,
  language: 'en',
  values: ['Tamarind Supply', '#1042', '₹1,290.00'],
  buttonSuffix: 'secret22',
  reference,
})

/** Connects the merchant's number: the code is read on its phone. */
async function connect(number: string, name: string): Promise<string> {
  const added = await chat.addNumber({ countryCode: '91', national: number.slice(2), name })
  if (!added.id) throw new Error(added.refusal)
  await chat.requestCode(added.id)
  const { messages } = await world.phone(number)
  const [, code = ''] = /code is (\d{6})/.exec(messages.at(-1)?.text ?? '') ?? []
  expect(await chat.verifyCode(added.id, '000000')).toBe(false)
  expect(await chat.verifyCode(added.id, code)).toBe(true)
  return added.id
}

beforeAll(async () => {
  world = await openProviders()
  chat = client()
  from = await connect(merchant, 'Tamarind Supply')
  await chat.submitTemplate(order)
  await vi.waitUntil(() => {
    const kinds = new Set(events().map(({ kind }) => kind))
    return kinds.has('number') && kinds.has('template')
  }, soon)
})
afterEach(async () => {
  await world.fault('meta', normal)
  world.posted.length = 0
})
afterAll(() => world.close())

test('[MSG-01] a message is delivered, priced, and read when somebody looks at the phone', async () => {
  const to = newShopper()
  expect(await chat.send(message(to, 'first'))).toEqual({ id: expect.stringMatching(/^wamid\./) })
  await vi.waitFor(() => expect(statesOf('first')).toEqual(['sent', 'delivered']), soon)
  expect(reportsOf('first')[1]).toMatchObject({ isBillable: true, error: '' })
  expect((await world.phone(to)).messages).toMatchObject([
    {
      channel: 'whatsapp',
      sender: merchant,
      text: 'Tamarind Supply: order #1042 is changed. The new total is ₹1,290.00.',
      button: { text: 'View order', url: 'http://tamarind.localhost/l/secret22' },
    },
  ])
  await world.page(`/phone/${to}`)
  await vi.waitFor(() => expect(statesOf('first')).toContain('read'), soon)
})

test('[MSG-02] a number that is not on WhatsApp fails with 131026, and nothing arrives', async () => {
  const to = newShopper()
  await world.form(`/phone/${to}/whatsapp`, { is_on: 'no' })
  await chat.send(message(to, 'not-on'))
  await vi.waitFor(() => expect(statesOf('not-on')).toEqual(['sent', 'failed']), soon)
  expect(reportsOf('not-on')[1]).toMatchObject({ error: '131026' })
  expect((await world.phone(to)).messages).toEqual([])
})

test('[MSG-02] what Meta took is told apart from what it never answered', async () => {
  const to = newShopper()
  await world.fault('meta', { answer: 'lost' })
  await expect(client(300).send(message(to, 'no-answer'))).rejects.toMatchObject({ code: 'messages_away' })
  await vi.waitFor(() => expect(statesOf('no-answer')).toContain('delivered'), soon)
  expect((await world.phone(to)).messages).toHaveLength(1)
  await world.fault('meta', { answer: 'away' })
  await expect(client().send(message(to, 'away'))).rejects.toMatchObject({ code: 'messages_away' })
  // These two are answers: nothing was sent.
  await world.fault('meta', { answer: 'busy' })
  expect(await client().send(message(to, 'busy'))).toEqual({ retryAfterMs: 2_000 })
  await world.fault('meta', { answer: 'no access' })
  expect(await client().send(message(to, 'no-access'))).toEqual({ refusal: '190', broken: 'sender' })
  await world.fault('meta', normal)
  expect(await chat.send({ ...message(to, 'unknown'), template: 'nothing' })).toEqual({
    refusal: '132001',
    broken: 'text',
  })
  expect((await world.phone(to)).messages).toHaveLength(1)
})

test('[MSG-06] a webhook of somebody else is not read; doubled and shuffled ones are', async () => {
  const to = newShopper()
  await world.fault('meta', { webhooks: 'wrong signature' })
  await chat.send(message(to, 'forged'))
  await vi.waitFor(() => expect(world.posted.length).toBeGreaterThan(1), soon)
  for (const { body, signature } of world.posted) expect(chat.readWebhook(body, signature)).toBeUndefined()
  expect(chat.readWebhook(world.posted[0]?.body ?? '', '')).toBeUndefined()
  await world.fault('meta', { webhooks: 'twice' })
  await chat.send(message(to, 'twice'))
  await vi.waitFor(() => expect(statesOf('twice').filter((one) => one === 'delivered')).toHaveLength(2), soon)
  await world.fault('meta', { webhooks: 'shuffled' })
  await chat.send(message(to, 'shuffled'))
  await chat.send(message(to, 'shuffled-2'))
  await vi.waitFor(() => expect(statesOf('shuffled')).toEqual(['delivered', 'sent']), soon)
})

test('a message that Meta gives away, and one that is read as it arrives', async () => {
  await world.fault('meta', { delivery: 'free' })
  await chat.send(message(newShopper(), 'free'))
  await vi.waitFor(() => expect(reportsOf('free')[1]).toMatchObject({ isBillable: false }), soon)
  await world.fault('meta', { delivery: 'read' })
  await chat.send(message(newShopper(), 'read'))
  await vi.waitFor(() => expect(statesOf('read')).toEqual(['sent', 'read']), soon)
  expect(reportsOf('read')[1]).toMatchObject({ isBillable: true })
})

test('a code has the text of Meta, and a reply comes back to the number', async () => {
  const to = newShopper()
  const code = {
    ...order,
    name: 'sign_in_code_1',
    category: 'authentication' as const,
    body: '',
    examples: [],
  }
  await chat.submitTemplate(code)
  await vi.waitFor(() => expect(events()).toContainEqual(expect.objectContaining({ kind: 'template' })), soon)
  const { buttonSuffix: _none, ...plain } = message(to, 'code')
  await chat.send({ ...plain, template: code.name, code: '482913' })
  await vi.waitFor(() => expect(statesOf('code')).toContain('delivered'), soon)
  expect((await world.phone(to)).messages[0]?.text).toBe(
    '482913 is your verification code. For your security, do not share this code. This code expires in 10 minutes.',
  )
  await world.form(`/phone/${to}/reply`, { channel: 'whatsapp', sender: merchant, text: 'STOP' })
  await vi.waitFor(
    () => expect(events()).toContainEqual({ kind: 'reply', to: from, from: to, text: 'STOP' }),
    soon,
  )
})

test('[MSG-05] a text that is paused or moved is reported, and not sent while it is paused', async () => {
  const other = { ...order, name: 'order_paid_1' }
  const { id } = await chat.submitTemplate(other)
  const about = { name: other.name, language: 'en' }
  await vi.waitFor(
    () => expect(events()).toContainEqual({ kind: 'template', ...about, state: 'approved', reason: '' }),
    soon,
  )
  await world.form(`/meta/templates/${id}`, { act: 'MARKETING' })
  await world.form(`/meta/templates/${id}`, { act: 'PAUSED' })
  expect(events()).toContainEqual({ kind: 'category', ...about, category: 'marketing' })
  expect(events()).toContainEqual({ kind: 'template', ...about, state: 'paused', reason: '' })
  const sent = await chat.send({ ...message(newShopper(), 'paused'), template: other.name })
  expect(sent).toEqual({ refusal: '132015', broken: 'text' })
})

test('names and texts are refused for their words, and a text that is not complete at once', async () => {
  await connect('919800000002', 'Lottery of the year')
  await chat.submitTemplate({ ...order, name: 'order_placed_2', body: `Casino! ${order.body}` })
  await vi.waitFor(() => {
    expect(events()).toContainEqual(
      expect.objectContaining({ kind: 'number', number: '919800000002', state: 'refused' }),
    )
    expect(events()).toContainEqual(
      expect.objectContaining({ kind: 'template', name: 'order_placed_2', state: 'rejected' }),
    )
  }, soon)
  expect(await chat.submitTemplate({ ...order, name: 'other', examples: ['one'] })).toEqual({
    refusal: '100',
  })
  const taken = await chat.addNumber({ countryCode: '91', national: merchant.slice(2), name: 'Other' })
  expect(taken).toEqual({ refusal: '136024' })
})

/** A webhook with the right signature. */
function read(body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const signature = createHmac('sha256', world.settings().WHATSAPP_APP_SECRET).update(text).digest('hex')
  return chat.readWebhook(text, `sha256=${signature}`)
}

const readChange = (field: string, value: unknown) => read({ entry: [{ changes: [{ field, value }] }] })

test('a decision that is put off, and a warning, change nothing; the reason NONE is none', () => {
  const eventsOf = (field: string, value: object) => {
    const { events: found, unreadable } = readChange(field, value) ?? {}
    expect(unreadable).toBe(0)
    return found
  }
  expect(eventsOf('phone_number_name_update', { display_phone_number: '1', decision: 'DEFERRED' })).toEqual(
    [],
  )
  expect(
    eventsOf('message_template_status_update', { event: 'FLAGGED', message_template_name: 'x' }),
  ).toEqual([])
  const approved = { display_phone_number: '+1', decision: 'APPROVED', rejection_reason: 'NONE' }
  expect(eventsOf('phone_number_name_update', approved)).toMatchObject([{ state: 'approved', reason: '' }])
  expect(eventsOf('account_update', { event: 'VERIFIED_ACCOUNT' })).toEqual([])
})

test('[MSG-04] [MSG-06] what cannot be read is counted, and takes nothing else of its webhook along', () => {
  const delivered = { status: 'delivered', biz_opaque_callback_data: 'ours', pricing: { billable: true } }
  const stop = { from: '919811100001', type: 'text', text: { body: 'STOP' } }
  const messages = (value: object) => ({ field: 'messages', value })
  const found = read({
    entry: [
      {
        changes: [
          messages({
            metadata: { phone_number_id: from },
            statuses: [{ status: 7 }, delivered],
            messages: [{ type: 'text', text: { body: 'STOP' } }, 'odd', stop],
          }),
          messages({ statuses: 'odd' }),
          { value: {} },
          { field: 'account_update', value: 'odd' },
        ],
      },
      'odd',
      { changes: [messages({ statuses: [{ ...delivered, biz_opaque_callback_data: 'later' }] })] },
    ],
  })
  expect(found?.unreadable).toBe(6)
  expect(found?.events).toEqual([
    { kind: 'report', reference: 'ours', status: 'delivered', isBillable: true, error: '' },
    { kind: 'reply', to: from, from: '919811100001', text: 'STOP' },
    { kind: 'report', reference: 'later', status: 'delivered', isBillable: true, error: '' },
  ])
  expect(read('no JSON')).toEqual({ events: [], unreadable: 1 })
})

test('[MSG-06] a report is read without what Meta may leave out, and priced by its type', () => {
  const report = (more: object) =>
    readChange('messages', { statuses: [{ status: 'delivered', biz_opaque_callback_data: 'a', ...more }] })
      ?.events
  const plain = { kind: 'report', reference: 'a', status: 'delivered', error: '' }
  expect(report({})).toEqual([plain])
  expect(report({ pricing: {}, errors: [{}] })).toEqual([plain])
  expect(report({ pricing: { type: 'regular', category: 'utility' } })).toEqual([
    { ...plain, isBillable: true },
  ])
  expect(report({ pricing: { type: 'free_customer_service' } })).toEqual([{ ...plain, isBillable: false }])
})
