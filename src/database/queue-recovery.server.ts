import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Db } from './client.server.ts'

/**
 * What a database that was away leaves behind: jobs whose worker could neither finish nor fail them. They are nobody's
 * until they expire and somebody looks for such jobs, which the queue does once a minute and we do when it is back.
 */
export function queueRecovery(boss: PgBoss, db: Db, pauseMs: number) {
  const over = new AbortController()
  let isLooking = false

  /** Resolves when `ask` succeeds, or nobody wants to know any more. */
  async function until(ask: () => Promise<unknown>): Promise<void> {
    while (!over.signal.aborted) {
      const hasSucceeded = await ask().then(
        () => true,
        () => false,
      )
      if (hasSucceeded) return
      await sleep(pauseMs, undefined, { ref: false })
    }
  }

  return {
    /** After any error of the queue. Whichever instance comes first looks; the others find it done. */
    async lookForAbandoned(): Promise<void> {
      if (isLooking) return
      isLooking = true
      await until(() => boss.supervise())
      isLooking = false
    },
    /** A job that failed because the database is away can only be given back when it has returned. */
    untilBack: () => until(() => db.execute(sql`select 1`)),
    end: () => over.abort(),
  }
}
