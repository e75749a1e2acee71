import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Db } from './client.server.ts'

/**
 * When the database was unavailable, some jobs could neither be completed nor failed by their worker. They wait until
 * they expire and somebody searches for expired jobs. The queue does so once a minute; we do it as soon as the
 * database is available again.
 */
export function queueRecovery(boss: PgBoss, db: Db, pauseMs: number) {
  const closed = new AbortController()
  let isRetrying = false

  /** Resolves when `attempt` succeeds, or when the queue is closed. */
  async function until(attempt: () => Promise<unknown>): Promise<void> {
    while (!closed.signal.aborted) {
      const hasSucceeded = await attempt().then(
        () => true,
        () => false,
      )
      if (hasSucceeded) return
      await sleep(pauseMs, undefined, { ref: false })
    }
  }

  return {
    /** After any error of the queue. The first instance that succeeds does it for all. */
    async retryAbandoned(): Promise<void> {
      if (isRetrying) return
      isRetrying = true
      await until(() => boss.supervise())
      isRetrying = false
    },
    /** A job that failed because the database is unavailable can be marked as failed only afterwards. */
    untilAvailable: () => until(() => db.execute(sql`select 1`)),
    end: () => closed.abort(),
  }
}
