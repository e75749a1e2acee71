import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database, Db } from './client.server.ts'
import { queueRecovery } from './queue-recovery.server.ts'

/** Jobs live in the same database, so a job exists exactly when the change that wanted it was committed. */

export interface JobQueue {
  /** `tx` is the transaction of the change that wants the job. */
  enqueue(tx: Db, name: JobName, data: Record<string, string>): Promise<void>
  work(name: JobName, handle: (data: Record<string, string>) => Promise<void>): Promise<void>
  /** How many jobs wait or run, by queue. */
  depth(): Promise<Record<string, number>>
  close(): Promise<void>
}

interface QueueOptions {
  /** A killed worker's job is taken up again after this long. */
  expireInSeconds: number
  retryLimit: number
  cron?: string
}

/** Mail is tried for about a day before we give up; by then a person has read the alert. */
const queues = {
  'deliver-mail': { expireInSeconds: 60, retryLimit: 300 },
  'mail-code': { expireInSeconds: 60, retryLimit: 5 },
  'mail-reset-link': { expireInSeconds: 60, retryLimit: 5 },
  'remind-bookings': { expireInSeconds: 120, retryLimit: 2, cron: '*/5 * * * *' },
  /** Half a day into the first, so that the month is over in every zone. */
  'monthly-summary': { expireInSeconds: 600, retryLimit: 5, cron: '30 12 1 * *' },
  'renew-shop-tokens': { expireInSeconds: 600, retryLimit: 2, cron: '47 * * * *' },
  'purge-expired': { expireInSeconds: 600, retryLimit: 2, cron: '17 3 * * *' },
} as const satisfies Record<string, QueueOptions>

export type JobName = keyof typeof queues

/** PostgreSQL tells us of new jobs. The embedded database cannot, but to ask it costs next to nothing. */
const askEvery = { postgres: 2, pglite: 0.5 } as const

/** Milliseconds. Left to itself the driver would wait a quarter of an hour for a database that fell silent. */
const patience = { connectionTimeoutMillis: 4_000, query_timeout: 30_000, keepAlive: true }

/** Jobs of one queue. Most of a letter's time is the mail server's, and the next need not wait for it. */
const atOnce = 5

/** Seconds. How soon somebody may look for abandoned jobs after somebody did; by itself the queue does each minute. */
const lookAgainAfter = 10

export async function openJobQueue(database: Database, onError: (error: Error) => void): Promise<JobQueue> {
  const boss = new PgBoss({
    ...(database.engine === 'pglite'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url, max: 3, ...patience }),
    useListenNotify: true,
    monitorIntervalSeconds: lookAgainAfter,
  })
  const pollingIntervalSeconds = askEvery[database.engine]
  const recovery = queueRecovery(boss, database.db, pollingIntervalSeconds * 1000)
  boss.on('error', (error) => {
    onError(error)
    void recovery.lookForAbandoned()
  })
  const outcomeOf = async (id: string, work: Promise<void>): Promise<JobResult> => {
    try {
      await work
      return { id, status: 'completed' }
    } catch (error) {
      await recovery.untilBack()
      return { id, status: 'failed', output: briefly(error) }
    }
  }
  // Two instances that grant at the same moment would trip over each other.
  await database.alone(() => prepare(boss, database.db))

  return {
    async enqueue(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    async work(name, handle) {
      let worker: string | undefined
      worker = await boss.work(
        name,
        { pollingIntervalSeconds, notifyPollingIntervalSeconds: 2, batchSize: atOnce, perJobResults: true },
        (jobs: Job<Record<string, string>>[]) => {
          // Where there were some there may be more: without this, a backlog is worked off at so many a pause.
          if (worker) boss.notifyWorker(worker)
          return Promise.all(jobs.map(({ id, data }) => outcomeOf(id, handle(data))))
        },
      )
    },
    async depth() {
      const rows = await boss.getQueues()
      return Object.fromEntries(rows.map((queue) => [queue.name, queue.queuedCount + queue.activeCount]))
    },
    close: () => {
      recovery.end()
      return boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/** The queue keeps why a job failed, with all that the error carries: of a failed query, the values it was given. */
function briefly(error: unknown): Error {
  return new Error(error instanceof Error ? error.message.split('\nparams: ')[0] : 'failed')
}

/** Tables, queues and schedules; safe to repeat. */
async function prepare(boss: PgBoss, db: Db): Promise<void> {
  await boss.start()
  for (const [name, options] of Object.entries<QueueOptions>(queues)) {
    const { cron, ...queue } = options
    await boss.createQueue(name, {
      ...queue,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 300,
      notify: true,
    })
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
  // A change made for one company runs as this role, and may want a job as any other change.
  await db.execute(sql`grant usage on schema pgboss to infiniti_tenant`)
  await db.execute(sql`grant select, insert, update on all tables in schema pgboss to infiniti_tenant`)
}
