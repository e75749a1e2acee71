import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openProviders } from '../../sandbox/phones/test-providers.ts'
import type { TextMessages } from '#domain/ports/messages.ts'
import { msg91Messages } from './text-messages.ts'

const soon = { timeout: 5_000, interval: 20 }
let world: Awaited<ReturnType<typeof openProviders>>
let texts: TextMessages
let template = ''

const client = (patienceMs = 2_000, authKey = world.settings().MSG91_AUTH_KEY) =>
  msg91Messages({
    apiUrl: world.settings().MSG91_API_URL,
    authKey,
    webhookToken: world.settings().MSG91_WEBHOOK_TOKEN,
    patienceMs,
  })

const submit = (body: string) =>
  texts.submitTemplate({ name: 'order_changed', sender: 'TAMRND', body, hasLink: true })

const events = () =>
  world.posted.flatMap(
    ({ path, body }) => texts.readWebhook(JSON.parse(body), path.split('/').at(-1) ?? '')?.events ?? [],
  )

const message = (to: string, reference: string) => ({
  to,
  sender: 'TAMRND',
  template,
  values: ['Tamarind Supply', '#1042'],
  link: 'http://tamarind.localhost/l/secret22',
  reference,
})

beforeAll(async () => {
  world = await openProviders()
  texts = client()
  const added = await submit('{{1}}: order {{2}} is changed.')
  template = added.id ?? ''
  await vi.waitUntil(async () => (await texts.readTemplate(template)) === 'approved', soon)
})
afterEach(async () => {
  await world.fault('msg91', { mode: 'normal' })
  world.posted.length = 0
})
afterAll(() => world.close())

test('[MSG-02] an SMS arrives with its link, and a report says so by our reference', async () => {
  const sent = await texts.send(message('919811200001', 'first'))
  expect(sent).toEqual({ id: expect.stringMatching(/^[\da-f]{24}$/) })
  const delivered = { kind: 'report', reference: 'first', status: 'delivered', error: '' }
  await vi.waitFor(() => expect(events()).toEqual([delivered]), soon)
  expect((await world.phone('919811200001')).messages).toMatchObject([
    {
      channel: 'sms',
      sender: 'TAMRND',
      text: 'Tamarind Supply: order #1042 is changed. http://tamarind.localhost/l/secret22',
    },
  ])
})

test('an SMS that fails, and one whose call was never answered', async () => {
  await world.fault('msg91', { mode: 'failed' })
  await texts.send(message('919811200002', 'failed'))
  const failed = { kind: 'report', reference: 'failed', status: 'failed', error: 'FAILED' }
  await vi.waitFor(() => expect(events()).toEqual([failed]), soon)
  expect((await world.phone('919811200002')).messages).toEqual([])
  await world.fault('msg91', { mode: 'lost answer' })
  await expect(client(300).send(message('919811200003', 'unsure'))).rejects.toMatchObject({
    code: 'messages_away',
  })
  await vi.waitFor(async () => expect((await world.phone('919811200003')).messages).toHaveLength(1), soon)
  await world.fault('msg91', { mode: 'away' })
  await expect(client().send(message('919811200003', 'away'))).rejects.toMatchObject({
    code: 'messages_away',
  })
})

test('[MSG-04] a reply comes back to the sender', async () => {
  await world.form('/phone/919811200004/reply', { channel: 'sms', sender: 'TAMRND', text: 'Stop' })
  const reply = { kind: 'reply', to: 'TAMRND', from: '919811200004', text: 'Stop' }
  await vi.waitFor(() => expect(events()).toEqual([reply]), soon)
})

test('[MSG-06] reports to an address with another token are not read', () => {
  const report = { CRQID: 'first', status: '1', desc: 'DELIVERED' }
  const token = world.settings().MSG91_WEBHOOK_TOKEN
  const event = { kind: 'report', reference: 'first', status: 'delivered', error: '' }
  expect(texts.readWebhook(report, 'guessed')).toBeUndefined()
  expect(texts.readWebhook([report, { other: 1 }, report], token)).toEqual({
    events: [event, event],
    unreadable: 1,
  })
  expect(texts.readWebhook(undefined, token)).toEqual({ events: [], unreadable: 1 })
})

test('a text is refused for its words, and one that is not approved is not sent', async () => {
  const { id = '' } = await submit('Lottery at {{1}}: {{2}}!')
  expect(await texts.readTemplate(id)).toBe('submitted')
  expect(await texts.send({ ...message('919811200005', 'early'), template: id })).toEqual({
    refusal: 'Template is not approved',
  })
  await vi.waitFor(async () => expect(await texts.readTemplate(id)).toBe('rejected'), soon)
  await expect(client(2_000, 'wrong').readTemplate(id)).rejects.toMatchObject({ code: 'messages_away' })
})

test('[MSG-02] a busy provider and a key that is not valid are answers: nothing was sent', async () => {
  const { id = '' } = await submit('Order {{1}} at {{2}}.')
  const asked = { ...message('919811200006', 'barred'), template: id }
  await world.fault('msg91', { mode: 'busy' })
  expect(await texts.send(asked)).toEqual({ retryAfterMs: 2_000 })
  await world.fault('msg91', { mode: 'no access' })
  expect(await texts.send(asked)).toEqual({ refusal: '401', broken: 'sender' })
  await world.fault('msg91', { mode: 'normal' })
  expect((await world.phone('919811200006')).messages).toEqual([])
})
