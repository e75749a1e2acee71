import { createServer } from 'node:http'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { and, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { createApi } from '#api/api.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messages, messageTemplates } from '#database/schema/messages.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { withTransaction } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { type NewMessage, queueMessage } from '#domain/messages/queue-message.ts'
import { sendMessage } from '#domain/messages/send-message.ts'
import { openWallet } from '#domain/money/wallet/open-wallet.ts'
import { seedRates } from '#domain/money/rates/seed-rates.ts'
import { listen } from '#sandbox/listen.ts'
import type { ApiClient } from './api-client.ts'
import { credit, dollar } from './money-world.ts'
import { openTestContext, type TestContext } from './test-context.ts'

interface Payer {
  companyId: string
  outletId: string
}

interface Paid {
  modules?: ModuleSlug[]
  balance?: number
  plan?: Partial<typeof subscriptions.$inferInsert>
}

/** Switches modules on that send messages, with a plan, the example rates and a wallet that pays for them. */
export async function payForMessages(
  world: TestContext,
  { companyId, outletId }: Payer,
  { modules = ['email'], balance = 100 * dollar, plan }: Paid = {},
): Promise<{ walletId: string }> {
  const { ctx, time } = world
  const now = time.now
  await seedRates(ctx, newId(now), newId(now))
  await ctx.db
    .insert(moduleInstalls)
    .values(modules.map((slug) => ({ companyId, outletId, slug, installedAt: now })))
    .onConflictDoNothing()
  await ctx.db.insert(subscriptions).values({
    id: newId(now),
    companyId,
    outletId,
    method: 'card',
    providerRef: `sub_${companyId}`,
    state: 'active',
    price: 200 * dollar,
    currency: 'USD',
    periodEndsAt: new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000),
    providerAt: now,
    startedAt: now,
    ...plan,
  })
  const { id: walletId } = await openWallet(ctx, companyId)
  if (balance > 0) await credit(world, walletId, balance)
  return { walletId }
}

/** A world whose API hears what Meta and the SMS provider report. */
export async function openMessageWorld(options: { runsJobs?: boolean } = {}): Promise<TestContext> {
  const api = createApi()
  const opened: { world?: TestContext } = {}
  const server = createServer(
    getRequestListener((request) => {
      if (!opened.world) return new Response(null, { status: 503 })
      return api(request, { ...opened.world.ctx, requestId: 'webhook' })
    }),
  )
  const port = await listen(server, 0, '127.0.0.1')
  const world = await openTestContext({ ...options, webhooks: `http://127.0.0.1:${port}` })
  opened.world = world
  return {
    ...world,
    close: async () => {
      const closed = once(server, 'close')
      server.closeAllConnections()
      server.close()
      await closed
      await world.close()
    },
  }
}

/** How long a busy machine may take. */
export const patience = { timeout: 30_000, interval: 50 }

/** What tests do at the providers and on the phones of the sandbox. */
export function messageWorld(world: TestContext) {
  const { url } = world.sandbox
  const { ctx } = world

  const phone = async (number: string) => {
    const answer = await fetch(`${url}/phone/api/${number}`)
    return (await answer.json()) as {
      messages: { channel: string; sender: string; text: string; button?: { url: string } }[]
    }
  }

  const templatesOf = (outletId: string, channel: 'whatsapp' | 'sms') =>
    ctx.db
      .select()
      .from(messageTemplates)
      .where(and(eq(messageTemplates.outletId, outletId), eq(messageTemplates.channel, channel)))

  const isApproved = async (outletId: string, channel: 'whatsapp' | 'sms') => {
    const rows = await templatesOf(outletId, channel)
    return rows.length === 8 && rows.every(({ state }) => state === 'approved')
  }

  return {
    phone,
    texts: async (number: string) => (await phone(number)).messages.map(({ channel }) => channel),
    templatesOf,
    setFault: (provider: 'meta' | 'msg91', fault: object) =>
      fetch(`${url}/${provider}/api/fault`, { method: 'PUT', body: JSON.stringify(fault) }),
    setWhatsapp: (number: string, isOn: boolean) =>
      fetch(`${url}/phone/${number}/whatsapp`, {
        method: 'POST',
        body: new URLSearchParams({ is_on: isOn ? 'yes' : 'no' }),
        redirect: 'manual',
      }),
    reply: (number: string, fields: { channel: string; sender: string; text: string }) =>
      fetch(`${url}/phone/${number}/reply`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),

    /** The merchant's own number at WhatsApp, to the end of its approval. */
    async connectWhatsapp({ browser, outletId }: { browser: ApiClient; outletId: string }, number: string) {
      const senders = '/merchant/messages/senders/whatsapp'
      const asked = { number: `+${number}`, display_name: 'Quiet', consent: 'At the checkout' }
      const { status, body } = await browser.post(senders, asked)
      if (status !== 200) throw new Error(`No number: ${JSON.stringify(body)}`)
      const { messages: received } = await phone(number)
      const code = /code is (\d{6})/.exec(received.at(-1)?.text ?? '')?.[1]
      await browser.post(`${senders}/code`, { code })
      await vi.waitUntil(() => isApproved(outletId, 'whatsapp'), patience)
    },

    async connectSms({ browser, outletId }: { browser: ApiClient; outletId: string }, sender: string) {
      const asked = { sender, entity_id: '1'.repeat(19), consent: 'At the checkout' }
      const { status, body } = await browser.post('/merchant/messages/senders/sms', asked)
      if (status !== 200) throw new Error(`No sender: ${JSON.stringify(body)}`)
      await vi.waitUntil(async () => {
        if (await isApproved(outletId, 'sms')) return true
        await browser.post('/merchant/messages/senders/check', { channel: 'sms' })
        return false
      }, patience)
    },

    async queue(message: Pick<NewMessage, 'outletId' | 'companyId' | 'event' | 'key'> & Partial<NewMessage>) {
      await withTransaction(ctx, (tx) =>
        queueMessage(tx, {
          phone: '',
          email: '',
          store: 'Quiet',
          values: ['#1042', 'INR 1,290.00'],
          link: 'https://quiet.accounts.example/l/abcdefghijklmnopqrstuv',
          orderName: '#1042',
          ...message,
        }),
      )
      const own = and(eq(messages.outletId, message.outletId), eq(messages.key, message.key))
      const [row] = await ctx.db.select({ id: messages.id }).from(messages).where(own)
      if (!row) throw new Error('Not queued')
      return row.id
    },

    /** Waits until a message is in one of these states. */
    until: (id: string, ...states: string[]) =>
      vi.waitUntil(async () => {
        const [row] = await ctx.db.select().from(messages).where(eq(messages.id, id))
        return row && states.includes(row.state) ? row : undefined
      }, patience),

    /** What the job of each minute does for one message, so much later. */
    async later(id: string, minutes: number): Promise<void> {
      world.time.now = new Date(world.time.now.getTime() + minutes * 60_000)
      await sendMessage(ctx, id)
    },
  }
}
