import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPostgres } from '#database/client.server.ts'
import { type JobQueue, openJobQueue } from '#database/job-queue.server.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { type MessageShop, openMessageShop } from '../support/faults/message-shop.ts'
import { faultSecret } from '../support/faults/prepare-databases.ts'
import { type ServerProcess, startServer } from '../support/faults/server-process.ts'
import { figure, inFull } from '../support/figure.ts'

const kills = inFull(60, 1)
/** Of each kind in one round. */
const howMany = 4

let world: FaultWorld
let env: Record<string, string>
let server: ServerProcess
let database: Database
let jobs: JobQueue
let shop: MessageShop

beforeAll(async () => {
  world = await openFaultWorld({ database: 'shared' })
  env = { ...world.env, ...world.sandbox.settings.messages }
  server = await startServer(env)
  database = await openPostgres(env.DATABASE_URL ?? '', 'src/database/migrations')
  jobs = await openJobQueue(database, () => {}, { keepsSchedule: false })
  shop = await openMessageShop({
    sandboxUrl: world.sandbox.url,
    settings: world.sandbox.settings.messages,
    database,
    jobs,
    secretKey: faultSecret,
  })
})
afterAll(async () => {
  await server.kill()
  await jobs.close()
  await database.close()
  await world.close()
})

/** Who is written to, and the first channel on which that works. */
const written: { key: string; phone: string; email: string }[] = []

/** Events at the same moment: people with WhatsApp, people without it, and people with an email address only. */
async function newEvents() {
  const from = written.length
  for (let place = from; place < from + 3 * howMany; place += 1) {
    const kind = (['whatsapp', 'sms', 'email'] as const)[place % 3]
    const phone = kind === 'email' ? '' : `9198222${String(place).padStart(5, '0')}`
    if (kind === 'sms') await shop.setWhatsapp(phone, false)
    written.push({ key: `fault:${place}`, phone, email: phone ? '' : `fault-${place}@shopper.example` })
  }
  return written.slice(from)
}

const isUnderWay = () => and(eq(messages.outletId, shop.outletId), isNotNull(messages.dueAt))

async function untilAllOver(): Promise<void> {
  const count = () => database.db.$count(messages, isUnderWay())
  await expect.poll(count, { interval: 20, timeout: 120_000 }).toBe(0)
}

/** How long a round takes on this machine without a kill. */
async function measure(): Promise<number> {
  const events = await newEvents()
  const from = performance.now()
  await shop.queue(events)
  await untilAllOver()
  return performance.now() - from
}

/** What arrived, and what was charged: for each message, by channel. */
async function outcome() {
  const rows = await database.db
    .select({ key: messages.key, channel: messageAttempts.channel, transfer: messageAttempts.transferId })
    .from(messageAttempts)
    .innerJoin(messages, eq(messages.id, messageAttempts.messageId))
    .where(eq(messages.outletId, shop.outletId))
  const charged = Map.groupBy(
    rows.filter(({ transfer }) => transfer !== null),
    ({ key }) => key,
  )
  return Promise.all(
    written.map(async ({ key, phone, email }) => ({
      key,
      arrived: phone ? await shop.arrived(phone) : await emailsTo(email),
      charged: (charged.get(key) ?? []).map(({ channel }) => channel).toSorted(),
    })),
  )
}

/** An email that a mail server was given again has the same id, and is one to its reader. */
async function emailsTo(email: string): Promise<string[]> {
  const answer = await fetch(`${world.sandbox.url}/mail/api/messages?to=${email}`)
  const { messages: mails } = (await answer.json()) as { messages: { messageId: string }[] }
  return [...new Set(mails.map(({ messageId }) => messageId))].map(() => 'email')
}

test(`[MSG-02] [MSG-06] kill -9 anywhere, ${kills} times: nobody gets a message twice on one channel, and what is charged is what arrived`, async (context) => {
  let lasts = 0
  for (let kill = 0; kill < kills; kill += 1) {
    // A machine may be slower or faster than a moment ago.
    if (kill % 10 === 0) lasts = await measure()
    await shop.queue(await newEvents())
    // Spread evenly by the golden ratio, however many there are.
    await sleep((((kill + 1) * 0.618) % 1) * lasts)
    await server.kill()
    server = await startServer(env)
    await shop.letTimePass()
  }
  await expect
    .poll(
      async () => {
        if ((await database.db.$count(messages, isUnderWay())) > 0) await shop.letTimePass()
        const unequal = (await outcome()).filter(({ arrived, charged }) => arrived.join() !== charged.join())
        return { unequal, left: await database.db.$count(messages, isUnderWay()) }
      },
      { interval: 1_000, timeout: 120_000 },
    )
    .toEqual({ unequal: [], left: 0 })
  const all = await outcome()
  for (const { key, arrived } of all) expect([key, arrived]).toEqual([key, [...new Set(arrived)]])
  const counts = new Map<string, number>()
  for (const { arrived } of all) {
    const by = arrived.join(' and ') || 'none'
    counts.set(by, (counts.get(by) ?? 0) + 1)
  }
  const told = [...counts].map(([by, count]) => `${by} ${count}`).join(', ')
  figure(context, `${kills} kills among ${all.length} messages: arrived by ${told}; charged as they arrived`)
})
