import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database, Db } from './client.server.ts'

/** Jobs are rows in the same database, so a job exists exactly if the change that created it was committed. */

export interface JobQueue {
  /** `tx` is the transaction of the change that creates the job. */
  enqueue(tx: Db, name: JobName, data: Record<string, string>, options?: EnqueueOptions): Promise<void>
  work(name: JobName, handle: (data: Record<string, string>) => Promise<void>): Promise<void>
  /** The number of waiting and running jobs, by queue. */
  depth(): Promise<Record<string, number>>
  close(): Promise<void>
}

export interface EnqueueOptions {
  /** While a job with this key waits, another one is not added. Only in queues that are `keyed`. */
  key?: string
  afterSeconds?: number
}

interface QueueOptions {
  /** If its worker was killed, a job starts again after this time. */
  expireInSeconds: number
  retryLimit: number
  cron?: string
  /** At most one job of a key waits. */
  keyed?: boolean
  /** So many run by themselves, each taking the next when it is done: for jobs that may take minutes. */
  lanes?: number
  /** How many a lane takes at once, which then run beside each other. */
  batch?: number
}

/** Emails are retried for about a day; by then somebody has read the alert. */
const queues = {
  'deliver-mail': { expireInSeconds: 60, retryLimit: 300 },
  'mail-code': { expireInSeconds: 60, retryLimit: 5 },
  'mail-reset-link': { expireInSeconds: 60, retryLimit: 5 },
  /** As long as the code would work. */
  'mail-shopper-code': { expireInSeconds: 60, retryLimit: 8 },
  'mail-order-link': { expireInSeconds: 60, retryLimit: 20, keyed: true },
  /** A hold has to be on within seconds, and off as soon. */
  'open-window': { expireInSeconds: 60, retryLimit: 20, keyed: true, lanes: 2 },
  'tend-window': { expireInSeconds: 60, retryLimit: 5, keyed: true, lanes: 2 },
  /** Mostly waiting for the database and a provider; one that is slow delays its own lane only. */
  'send-message': { expireInSeconds: 60, retryLimit: 5, keyed: true, lanes: 4, batch: 10 },
  /** Eight texts, each a call or two. */
  'submit-templates': { expireInSeconds: 120, retryLimit: 10, keyed: true },
  'watch-senders': { expireInSeconds: 120, retryLimit: 1, cron: '* * * * *' },
  'watch-messages': { expireInSeconds: 60, retryLimit: 1, cron: '* * * * *' },
  'watch-windows': { expireInSeconds: 60, retryLimit: 1, cron: '* * * * *' },
  'remind-bookings': { expireInSeconds: 120, retryLimit: 2, cron: '*/5 * * * *' },
  /** At noon on the first, when the month is over in every time zone. */
  'monthly-summary': { expireInSeconds: 600, retryLimit: 5, cron: '30 12 1 * *' },
  'import-store': { expireInSeconds: 1_800, retryLimit: 5, keyed: true, lanes: 2 },
  'sync-store': { expireInSeconds: 300, retryLimit: 5, keyed: true, lanes: 2 },
  'reconcile-store': { expireInSeconds: 1_800, retryLimit: 2, keyed: true, lanes: 1 },
  'store-request': { expireInSeconds: 600, retryLimit: 20, keyed: true },
  'sync-shop-charges': { expireInSeconds: 120, retryLimit: 20, keyed: true },
  'check-status': { expireInSeconds: 60, retryLimit: 0, cron: '* * * * *' },
  'watch-stores': { expireInSeconds: 120, retryLimit: 1, cron: '* * * * *' },
  'renew-shop-tokens': { expireInSeconds: 600, retryLimit: 2, cron: '47 * * * *' },
  'expire-holds': { expireInSeconds: 120, retryLimit: 2, cron: '* * * * *' },
  'watch-wallets': { expireInSeconds: 300, retryLimit: 2, cron: '* * * * *' },
  'poll-pending-payments': { expireInSeconds: 600, retryLimit: 2, cron: '*/10 * * * *' },
  'refresh-wallets': { expireInSeconds: 600, retryLimit: 2, cron: '23 * * * *' },
  'reconcile-ledger': { expireInSeconds: 3600, retryLimit: 2, cron: '43 2 * * *' },
  /** Before the monthly email, which links to them. */
  'monthly-documents': { expireInSeconds: 1800, retryLimit: 5, cron: '5 12 1 * *' },
  'purge-expired': { expireInSeconds: 600, retryLimit: 2, cron: '17 3 * * *' },
} as const satisfies Record<string, QueueOptions>

export type JobName = keyof typeof queues

/** In seconds. PostgreSQL notifies us of new jobs; the embedded database does not, but polling it is cheap. */
const pollEvery = { postgres: 2, pglite: 0.5 } as const

/** In milliseconds. By default the driver waits a quarter of an hour for a database that does not respond. */
const timeouts = { connectionTimeoutMillis: 4_000, query_timeout: 30_000, keepAlive: true }

/** How many jobs of one queue run at a time. Sending an email is mostly waiting for the mail server. */
const concurrentJobs = 5

/** In seconds. Jobs that could be neither completed nor failed while the database was away are found by this search. */
const abandonedSearchSeconds = 10

interface OpenOptions {
  /** Whether jobs with a `cron` start by the clock. Jobs that are enqueued always run. */
  keepsSchedule?: boolean
}

export async function openJobQueue(
  database: Database,
  onError: (error: Error) => void,
  { keepsSchedule = true }: OpenOptions = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...(database.engine === 'pglite'
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: database.url, max: 3, ...timeouts }),
    useListenNotify: true,
    schedule: keepsSchedule,
    superviseIntervalSeconds: abandonedSearchSeconds,
    monitorIntervalSeconds: abandonedSearchSeconds,
  })
  const pollingIntervalSeconds = pollEvery[database.engine]
  boss.on('error', onError)
  const closed = new AbortController()
  const resultOf = async (id: string, work: Promise<void>): Promise<JobResult> => {
    try {
      await work
      return { id, status: 'completed' }
    } catch (error) {
      // While the database is unavailable, the queue cannot mark the job as failed.
      await untilAvailable(database.db, closed.signal)
      return { id, status: 'failed', output: withoutParameters(error) }
    }
  }
  // Two instances that grant permissions at the same time would fail.
  await database.alone(() => prepare(boss, database.db))

  return {
    async enqueue(tx, name, data, { key, afterSeconds } = {}) {
      await boss.send(name, data, {
        db: fromDrizzle(tx, sql),
        ...(key && { singletonKey: key }),
        ...(afterSeconds && { startAfter: afterSeconds }),
      })
    },
    async work(name, handle) {
      let worker: string | undefined
      worker = await boss.work(
        name,
        {
          pollingIntervalSeconds,
          notifyPollingIntervalSeconds: 2,
          ...sharesOf(name),
          perJobResults: true,
        },
        (jobs: Job<Record<string, string>>[]) => {
          // There may be more jobs: without this, a worker fetches one batch for each polling interval.
          if (worker) boss.notifyWorker(worker)
          return Promise.all(jobs.map(({ id, data }) => resultOf(id, handle(data))))
        },
      )
    },
    async depth() {
      const rows = await boss.getQueues()
      return Object.fromEntries(rows.map((queue) => [queue.name, queue.queuedCount + queue.activeCount]))
    },
    close: () => {
      closed.abort()
      return boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

async function untilAvailable(db: Db, closed: AbortSignal): Promise<void> {
  while (!closed.aborted) {
    try {
      return void (await db.execute(sql`select 1`))
    } catch {
      await sleep(2_000, undefined, { ref: false })
    }
  }
}

function sharesOf(name: JobName) {
  const { lanes, batch }: QueueOptions = queues[name]
  return lanes ? { batchSize: batch ?? 1, localConcurrency: lanes } : { batchSize: concurrentJobs }
}

/** The queue stores the error of a failed job. The parameters of a failed query may be personal data. */
function withoutParameters(error: unknown): Error {
  return new Error(error instanceof Error ? error.message.split('\nparams: ')[0] : 'failed')
}

/** Creates tables, queues and schedules; may be repeated. */
async function prepare(boss: PgBoss, db: Db): Promise<void> {
  await boss.start()
  for (const [name, options] of Object.entries<QueueOptions>(queues)) {
    const { cron, keyed, lanes: _lanes, batch: _batch, ...queue } = options
    await boss.createQueue(name, {
      ...queue,
      ...(keyed && { policy: 'short' }),
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 300,
      notify: true,
    })
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
  // Changes in a tenant transaction run as this role, and they create jobs too.
  await db.execute(sql`grant usage on schema pgboss to infiniti_tenant`)
  await db.execute(sql`grant select, insert, update on all tables in schema pgboss to infiniti_tenant`)
}
