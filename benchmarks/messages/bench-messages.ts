import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import { openPostgres } from '#database/client.server.ts'
import { openJobQueue } from '#database/job-queue.server.ts'
import { messageAttempts, messageReports, messages } from '#database/schema/messages.ts'
import { freePort, startPostgres } from '../../tests/support/embedded-postgres.ts'
import { openMessageShop, type MessageShop } from '../../tests/support/faults/message-shop.ts'
import { startServer } from '../../tests/support/faults/server-process.ts'
import { figures } from '../report.ts'
import { startSandboxProcess } from '../sandbox-process.ts'

const secretKey = 'a-secret-of-more-than-thirty-two-bytes-1'
const everySecond = 100
const batch = 10

/** How soon messages reach their provider, on PostgreSQL beside the sandbox. `npm run bench messages 10`: for 10 s. */
export async function benchMessages([seconds = 60]: readonly number[]): Promise<void> {
  const world = await openWorld()
  try {
    const print = figures(`messages, ${everySecond} events a second for ${seconds} s, on PostgreSQL`)
    // In its first seconds the server still compresses its pages as small as they go.
    await sleep(20_000)
    const phones = await writeEvents(world.shop, seconds)
    await untilTaken(world, phones.length)
    const times = await world.timesToProvider()
    print('from an event to the provider’s answer, p50', inSeconds(times, 0.5))
    print('the same, p95 (target: at most 2 s)', inSeconds(times, 0.95))
    print(
      'messages that reached a phone (target: all)',
      `${await arrivedAt(world.shop, phones)} of ${phones.length}`,
    )
  } finally {
    await world.close()
  }
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
  const shop = await openMessageShop({
    sandboxUrl: sandbox.url,
    settings: sandbox.settings.messages,
    database,
    jobs,
    secretKey,
  })
  const isTaken = and(eq(messageReports.status, 'accepted'), eq(messageAttempts.outletId, shop.outletId))
  return {
    shop,
    open: () =>
      database.db.$count(messages, and(eq(messages.outletId, shop.outletId), isNotNull(messages.dueAt))),
    async timesToProvider(): Promise<number[]> {
      const rows = await database.db
        .select({ from: messages.createdAt, to: messageReports.at })
        .from(messageReports)
        .innerJoin(messageAttempts, eq(messageAttempts.id, messageReports.attemptId))
        .innerJoin(messages, eq(messages.id, messageAttempts.messageId))
        .where(isTaken)
      return rows.map(({ from, to }) => to.getTime() - from.getTime())
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

/** Each person gets one message. Gives their numbers. */
async function writeEvents(shop: MessageShop, seconds: number): Promise<string[]> {
  const phones: string[] = []
  const from = performance.now()
  while (phones.length < seconds * everySecond) {
    const wanted = Array.from({ length: batch }, (_, place) => {
      const number = phones.length + place
      return { key: `bench:${number}`, phone: `9198${String(33_000_000 + number)}` }
    })
    await shop.queue(wanted)
    phones.push(...wanted.map(({ phone }) => phone))
    await sleep(Math.max(0, from + (phones.length / everySecond) * 1000 - performance.now()))
  }
  return phones
}

async function untilTaken({ open, timesToProvider }: Awaited<ReturnType<typeof openWorld>>, count: number) {
  const until = performance.now() + 300_000
  while (performance.now() < until) {
    if ((await open()) === 0 && (await timesToProvider()).length >= count) return
    await sleep(500)
  }
}

async function arrivedAt(shop: MessageShop, phones: readonly string[]): Promise<number> {
  let count = 0
  for (const phone of phones) if ((await shop.arrived(phone)).length === 1) count += 1
  return count
}

const inSeconds = (times: number[], part: number) =>
  `${((times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0) / 1000).toFixed(2)} s`
