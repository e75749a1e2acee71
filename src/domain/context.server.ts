import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#database/client.server.ts'
import type { JobQueue } from '#database/job-queue.server.ts'
import type { Captcha, Clock, Log, Mailer } from './ports.ts'
import type { RateLimits } from './rate-limits.server.ts'

/** What every verb works with. Built once at start, then narrowed to each request. */
export interface Context {
  readonly db: Db
  clock: Clock
  captcha: Captcha
  mailer: Mailer
  jobs: JobQueue
  limits: RateLimits
  log: Log
  settings: { publicBaseUrl: string; staffMail: string }
}

export interface RequestContext extends Context {
  requestId: string
  /** The visitor's address, as far as trusted proxies tell. */
  ip: string
}

const openTransaction = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction, with a context whose `db` is that transaction. Using the outer `db`
 * inside would wait for itself for ever on the embedded database, so that is refused at once.
 */
export function withTransaction<C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  return ctx.db.transaction((tx) => openTransaction.run(true, () => work({ ...ctx, db: tx })))
}

/** Guards the root context's `db` against use inside a transaction. */
export function guardedDb(db: Db): Db {
  return new Proxy(db, {
    get(target, property, receiver) {
      if (openTransaction.getStore()) {
        throw new Error('Inside a transaction, use the db of the context that withTransaction gives.')
      }
      return Reflect.get(target, property, receiver)
    },
  })
}
