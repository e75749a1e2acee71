import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#database/client.server.ts'
import type { JobQueue } from '#database/job-queue.server.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messageAttempts, messages, messageSenders, messageTemplates } from '#database/schema/messages.ts'
import type { Context } from '#domain/context.server.ts'
import { createKeys } from '#domain/keys.server.ts'
import { queueMessage } from '#domain/messages/queue-message.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { messageTexts } from '#rules/messages/texts.ts'
import type { settingsFor } from '#sandbox/options.ts'
import type { PhoneMessage } from '#sandbox/phones/phones.ts'
import { seedPayers } from './money-payers.ts'

interface Place {
  sandboxUrl: string
  settings: ReturnType<typeof settingsFor>['messages']
  database: Database
  jobs: JobQueue
  secretKey: string
  /** Several stores in one world are told apart by their place. */
  place?: number
}

interface NewMessage {
  key: string
  phone?: string
  email?: string
}

const event = 'order_changed'
const dollar = 1_000_000

/** What a store has at the providers. */
const namesOf = (place: number) => ({
  number: String(919_800_000_001 + place),
  sender: `TAMR${String(place).padStart(2, '0')}`,
  template: `order_changed_${place}`,
})
type Names = ReturnType<typeof namesOf>

/** A store whose number and sender are approved, with money to write; and what its shoppers have on their phones. */
export async function openMessageShop(world: Place) {
  const { sandboxUrl, database, jobs, secretKey, place = 0 } = world
  const names = namesOf(place)
  const { db } = database
  const now = new Date()
  const [payer] = await seedPayers(db, 1, 100_000 * dollar)
  if (!payer) throw new Error('Nobody pays')
  const { companyId, outletId } = payer
  await db.insert(moduleInstalls).values({ companyId, outletId, slug: 'whatsapp', installedAt: now })

  const common = { outletId, companyId, state: 'approved', reason: '', updatedAt: now }
  const consent = { displayName: '', entityId: '', consent: 'At the checkout' }
  const text = { ...common, event, language: 'en', category: 'utility' } as const
  const phoneNumberId = await connectNumber(world, names)
  const smsTemplate = await addSmsTemplate(world, names)
  await db.insert(messageSenders).values([
    { ...common, ...consent, channel: 'whatsapp', name: names.number, providerId: phoneNumberId },
    { ...common, ...consent, channel: 'sms', name: names.sender, providerId: names.sender },
  ])
  await db.insert(messageTemplates).values([
    { ...text, channel: 'whatsapp', providerId: names.template },
    { ...text, channel: 'sms', providerId: smsTemplate },
  ])
  const parts = { clock: systemClock, keys: createKeys([secretKey]), jobs }

  return {
    outletId,
    /** Events of orders, in one transaction. */
    queue: (wanted: readonly NewMessage[]) =>
      db.transaction(async (tx) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what queueMessage reads of a context
        const ctx = { ...parts, db: tx } as unknown as Context
        for (const { key, phone = '', email = '' } of wanted) {
          await queueMessage(ctx, {
            outletId,
            companyId,
            event,
            key,
            phone,
            email,
            store: 'Tamarind Supply',
            values: ['#1042', 'INR 1,290.00'],
            link: 'http://tamarind.localhost/l/abcdefghijklmnopqrstuv',
            orderName: '#1042',
          })
        }
      }),
    /** Silence of two minutes, without waiting for it. */
    async letTimePass(): Promise<void> {
      const isOpen = inArray(messageAttempts.state, ['waiting', 'sent'])
      await db
        .update(messageAttempts)
        .set({ askedAt: sql`${messageAttempts.askedAt} - interval '3 minutes'` })
        .where(and(eq(messageAttempts.outletId, outletId), isOpen))
      const due = await db
        .update(messages)
        .set({ dueAt: new Date() })
        .where(and(eq(messages.outletId, outletId), isNotNull(messages.dueAt)))
        .returning({ id: messages.id })
      for (const { id } of due) await jobs.enqueue(db, 'send-message', { id }, { key: id })
    },
    setWhatsapp: (phone: string, isOn: boolean) =>
      fetch(`${sandboxUrl}/phone/${phone}/whatsapp`, {
        method: 'POST',
        body: new URLSearchParams({ is_on: isOn ? 'yes' : 'no' }),
        redirect: 'manual',
      }),
    /** The channels by which something arrived on a phone, in order. */
    async arrived(phone: string): Promise<string[]> {
      const answer = await fetch(`${sandboxUrl}/phone/api/${phone}`)
      const phoneHas = (await answer.json()) as { messages: PhoneMessage[] }
      return phoneHas.messages.map(({ channel }) => channel).toSorted()
    },
  }
}

export type MessageShop = Awaited<ReturnType<typeof openMessageShop>>

/** A number with an approved name and text, as its merchant would have it. */
async function connectNumber(
  { sandboxUrl, settings }: Place,
  { number, template: name }: Names,
): Promise<string> {
  const { WHATSAPP_API_URL: url, WHATSAPP_ACCESS_TOKEN: token, WHATSAPP_BUSINESS_ID: business } = settings
  const graph = async (path: string, body: object): Promise<{ id: string }> => {
    const answer = await fetch(`${url}/v25.0/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`Meta answered ${answer.status} to ${path}`)
    return (await answer.json()) as { id: string }
  }
  const asked = { cc: '91', phone_number: number.slice(2), verified_name: 'Tamarind Supply' }
  const { id } = await graph(`${business}/phone_numbers`, asked)
  await graph(`${id}/request_code`, { code_method: 'SMS', language: 'en_US' })
  const phone = await (await fetch(`${sandboxUrl}/phone/api/${number}`)).text()
  await graph(`${id}/verify_code`, { code: /code is (\d{6})/.exec(phone)?.[1] })
  await graph(`${id}/register`, { messaging_product: 'whatsapp', pin: '123456' })
  const { body, examples, button } = messageTexts[event]
  const template = await graph(`${business}/message_templates`, {
    name,
    language: 'en',
    category: 'UTILITY',
    components: [
      { type: 'BODY', text: body, example: { body_text: [examples] } },
      {
        type: 'BUTTONS',
        buttons: [{ type: 'URL', text: button, url: 'http://tamarind.localhost/l/{{1}}' }],
      },
    ],
  })
  await press(`${sandboxUrl}/meta/templates/${template.id}`, 'APPROVED')
  return id
}

async function addSmsTemplate(
  { sandboxUrl, settings }: Place,
  { sender, template: name }: Names,
): Promise<string> {
  const form = new FormData()
  form.set('template', '##var1##: order ##var2## is changed. The new total is ##var3##. ##link##')
  form.set('sender_id', sender)
  form.set('template_name', name)
  const answer = await fetch(`${settings.MSG91_API_URL}/api/v5/sms/addTemplate`, {
    method: 'POST',
    headers: { authkey: settings.MSG91_AUTH_KEY },
    body: form,
  })
  const { data } = (await answer.json()) as { data: { template_id: string } }
  await press(`${sandboxUrl}/msg91/templates/${data.template_id}`, '1')
  return data.template_id
}

const press = (url: string, act: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' })
