import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openProviders } from './test-providers.ts'

const soon = { timeout: 5_000, interval: 20 }
const number = '919811300001'
let dataDir: string
let world: Awaited<ReturnType<typeof openProviders>>

const graph = async (path: string, body: object) => {
  const answer = await fetch(`${world.settings().WHATSAPP_API_URL}/v25.0/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.settings().WHATSAPP_ACCESS_TOKEN}` },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { id: string; error?: { code: number } }
}

/** The code of the SMS that Meta has sent to the merchant's own number. */
async function codeOf(merchant: string): Promise<string> {
  const { messages } = await world.phone(merchant)
  return /code is (\d{6})/.exec(messages.at(-1)?.text ?? '')?.[1] ?? ''
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  world = await openProviders(dataDir)
})
afterAll(async () => {
  await world.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('[MSG-07] a phone shows messages with links, takes replies, and outlasts a restart', async () => {
  const { id: business } = { id: world.settings().WHATSAPP_BUSINESS_ID }
  const { id } = await graph(`${business}/phone_numbers`, {
    cc: '91',
    phone_number: '9800000009',
    verified_name: 'Tamarind Supply',
  })
  await graph(`${id}/request_code`, { code_method: 'SMS', language: 'en_US' })
  await graph(`${id}/verify_code`, { code: await codeOf('919800000009') })
  await graph(`${id}/register`, { messaging_product: 'whatsapp', pin: '123456' })
  await graph(`${business}/message_templates`, {
    name: 'order_paid',
    language: 'en',
    category: 'UTILITY',
    components: [
      {
        type: 'BODY',
        text: '<b>{{1}}</b> is paid. See http://store.example/a?b=1.',
        example: { body_text: [['x']] },
      },
      {
        type: 'BUTTONS',
        buttons: [{ type: 'URL', text: 'View order', url: 'http://store.example/l/{{1}}' }],
      },
    ],
  })
  // A review that was under way goes on after the restart.
  await world.restart()
  await vi.waitFor(async () => expect(await world.page('/meta')).toContain('>APPROVED</span>'), soon)
  await vi.waitFor(async () => expect(await world.page('/meta')).not.toContain('>PENDING</span>'), soon)

  const text = (one: string) => [{ type: 'text', text: one }]
  await graph(`${id}/messages`, {
    messaging_product: 'whatsapp',
    to: number,
    type: 'template',
    template: {
      name: 'order_paid',
      language: { code: 'en' },
      components: [
        { type: 'body', parameters: text('#1042') },
        { type: 'button', sub_type: 'url', index: '0', parameters: text('secret') },
      ],
    },
  })
  await vi.waitFor(async () => expect((await world.phone(number)).messages).toHaveLength(1), soon)
  const phone = await world.page(`/phone/${number}`)
  expect(phone).toContain('&lt;b&gt;#1042&lt;/b&gt; is paid.')
  expect(phone).toContain('<a href="http://store.example/a?b=1">http://store.example/a?b=1</a>.')
  expect(phone).toContain('<a href="http://store.example/l/secret">View order</a>')
  expect(await world.page('/')).toContain(`<a href="/phone/${number}">`)

  await world.form(`/phone/${number}/whatsapp`, { is_on: 'no' })
  const reply = { channel: 'whatsapp', sender: '919800000009', text: 'STOP <now>' }
  await (await world.form(`/phone/${number}/reply`, reply)).text()
  await world.restart()
  const kept = await world.page(`/phone/${number}`)
  expect(kept).toContain('STOP &lt;now&gt;')
  expect(kept).toMatch(/value="yes"\s+aria-pressed="false"/)
  expect((await world.phone(number)).messages.map(({ isReply }) => isReply)).toEqual([false, true])
})

test('a number opens its phone, and nonsense the list of phones', async () => {
  const opened = await world.form('/phone', { number: '+91 98113 00002' })
  expect(opened.url).toBe(`${world.url()}/phone/919811300002`)
  expect(await opened.text()).toContain('No messages yet.')
  expect((await world.form('/phone', { number: 'hello' })).url).toBe(`${world.url()}/phone`)
})

test('faults are chosen on the page and by call', async () => {
  await (await world.form('/meta/settings', { delivery: 'silent' })).text()
  expect(await world.page('/meta')).toContain('nothing is heard of them again')
  expect((await world.fault('meta', { delivery: 'sideways' })).status).toBe(400)
  expect(await (await world.fault('meta', { delivery: 'normal' })).json()).toMatchObject({
    delivery: 'normal',
  })
  await (await world.form('/msg91/settings', { mode: 'lost' })).text()
  expect(await world.page('/msg91')).toContain('Now: Never')
  expect((await world.fault('msg91', { mode: 'sideways' })).status).toBe(400)
  await world.fault('msg91', { mode: 'normal' })
})
