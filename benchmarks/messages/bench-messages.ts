import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { openPostgres } from '#database/client.server.ts'
import { openJobQueue } from '#database/job-queue.server.ts'
import { messageAttempts, messageReports, messages } from '#database/schema/messages.ts'
import { freePort, startPostgres } from '../../tests/support/embedded-postgres.ts'
import { openMessageShop, type MessageShop } from '../../tests/support/faults/message-shop.ts'
import { startServer } from '../../tests/support/faults/server-process.ts'
import { figures } from '../report.ts'
import { startSandboxProcess } from '../sandbox-process.ts'
import { openProcessorClock } from './processor-clock.ts'

const secretKey = 'a-secret-of-more-than-thirty-two-bytes-1'
const everySecond = 100
const batch = 10
const manyStores = 20

/**
 * How soon messages reach their provider, on PostgreSQL beside the sandbox: of twenty stores, then of one, whose
 * messages all wait for one wallet. `npm run bench messages 10`: for 10 s each.
 */
export async function benchMessages([seconds = 60]: readonly number[]): Promise<void> {
  const world = await openWorld()
  try {
    // In its first seconds the server still compresses its pages as small as they go.
    await sleep(20_000)
    // What runs for the first time is slower.
    await measure(world, world.shops, 2, () => {})
    for (const shops of [world.shops, world.shops.slice(0, 1)]) {
      const stores = shops.length === 1 ? 'one store' : `${shops.length} stores`
      const print = figures(`messages of ${stores}, ${everySecond} events a second for ${seconds} s`)
      await measure(world, shops, seconds, print)
    }
  } finally {
    await world.close()
  }
}

type World = Awaited<ReturnType<typeof openWorld>>
type Print = ReturnType<typeof figures>

async function measure(world: World, shops: readonly MessageShop[], seconds: number, print: Print) {
  const since = new Date()
  const processor = await world.openClock()
  const phones = await writeEvents(shops, seconds, since)
  await untilTaken(world, phones.length, since)
  const times = (await world.timesToProvider(since)).toSorted((a, b) => a - b)
  const spent = await processor.since(phones.length)
  print('from an event to the provider’s answer, p50', inSeconds(times, 0.5))
  print('the same, p95 (target: at most 2 s)', inSeconds(times, 0.95))
  print('messages a second, from the first event to the last answer', await world.rate(since))
  print(
    'messages that reached a phone (target: all)',
    `${await arrivedAt(shops, phones)} of ${phones.length}`,
  )
  for (const [what, figure] of spent) print(what, figure)
}

async function openWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startPostgres(folder)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandboxProcess(url)
  const server = await startServer({
    ...sandbox.settings.mail,
    ...sandbox.settings.messages,
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SECRET_KEYS: secretKey,
    LOG_LEVEL: 'silent',
  })
  const database = await openPostgres(postgres.url, 'src/database/migrations')
  const jobs = await openJobQueue(database, () => {}, { keepsSchedule: false })
  const { db } = database
  const shops: MessageShop[] = []
  for (let place = 0; place < manyStores; place += 1) {
    const { url: sandboxUrl } = sandbox
    const settings = sandbox.settings.messages
    shops.push(await openMessageShop({ sandboxUrl, settings, database, jobs, secretKey, place }))
  }
  const outlets = shops.map(({ outletId }) => outletId)
  const isSince = (since: Date) =>
    and(
      inArray(messages.outletId, outlets),
      sql`${messages.createdAt} >= ${since.toISOString()}::timestamptz`,
    )
  const answersSince = (since: Date) =>
    db
      .select({ from: messages.createdAt, to: messageReports.at })
      .from(messageReports)
      .innerJoin(messageAttempts, eq(messageAttempts.id, messageReports.attemptId))
      .innerJoin(messages, eq(messages.id, messageAttempts.messageId))
      .where(and(eq(messageReports.status, 'accepted'), isSince(since)))
  return {
    shops,
    openClock: () => openProcessorClock(db, { server: server.pid, sandbox: sandbox.pid }),
    open: (since: Date) => db.$count(messages, and(isSince(since), isNotNull(messages.dueAt))),
    async timesToProvider(since: Date): Promise<number[]> {
      return (await answersSince(since)).map(({ from, to }) => to.getTime() - from.getTime())
    },
    async rate(since: Date): Promise<string> {
      const answers = await answersSince(since)
      const first = Math.min(...answers.map(({ from }) => from.getTime()))
      const last = Math.max(...answers.map(({ to }) => to.getTime()))
      return ((answers.length / (last - first)) * 1000).toFixed(1)
    },
    async close(): Promise<void> {
      await jobs.close()
      await database.close()
      await server.stop()
      await sandbox.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Each person gets one message; one store after the other has an event. Gives the numbers. */
async function writeEvents(shops: readonly MessageShop[], seconds: number, since: Date): Promise<string[]> {
  const phones: string[] = []
  // No number twice in one life of the sandbox.
  const round = (since.getTime() / 1000) % 1000
  const from = performance.now()
  while (phones.length < seconds * everySecond) {
    const wanted = Array.from({ length: batch }, (_, place) => {
      const number = phones.length + place
      return { key: `bench:${since.getTime()}:${number}`, phone: phoneOf(Math.floor(round), number) }
    })
    await shops[(phones.length / batch) % shops.length]?.queue(wanted)
    phones.push(...wanted.map(({ phone }) => phone))
    await sleep(Math.max(0, from + (phones.length / everySecond) * 1000 - performance.now()))
  }
  return phones
}

const phoneOf = (round: number, number: number) =>
  `9198${String(round).padStart(3, '0')}${String(number).padStart(5, '0')}`

async function untilTaken({ open, timesToProvider }: World, count: number, since: Date): Promise<void> {
  const until = performance.now() + 300_000
  while (performance.now() < until) {
    if ((await open(since)) === 0 && (await timesToProvider(since)).length >= count) return
    await sleep(500)
  }
}

async function arrivedAt([shop]: readonly MessageShop[], phones: readonly string[]): Promise<number> {
  let count = 0
  for (const phone of phones) if ((await shop?.arrived(phone))?.length === 1) count += 1
  return count
}

const inSeconds = (sorted: number[], part: number) =>
  `${((sorted[Math.floor(sorted.length * part)] ?? 0) / 1000).toFixed(2)} s`
