import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#database/client.server.ts'
import type { JobQueue } from '#database/job-queue.server.ts'
import { sendsAhead } from '#database/quick-lane.server.ts'
import type { Keys } from './keys.server.ts'
import type {
  Calendar,
  Captcha,
  Clock,
  Google,
  KnownPasswords,
  Log,
  Mailer,
  NameServers,
  Passwords,
  Shopify,
} from './ports.ts'
import type { RateLimits } from './rate-limits.server.ts'
import type { CallMeter } from './sessions/call-meter.ts'
import { together } from './together.ts'

/** What every verb works with. Built once at start, then narrowed to each request. */
export interface Context {
  readonly db: Db
  clock: Clock
  captcha: Captcha
  mailer: Mailer
  calendar: Calendar
  passwords: Passwords
  dns: NameServers
  knownPasswords: KnownPasswords
  /** Undefined where sign-in with Google is not set up. */
  google?: Google
  /** Missing where no app at Shopify is configured. */
  shopify?: Shopify
  jobs: JobQueue
  limits: RateLimits
  calls: CallMeter
  log: Log
  keys: Keys
  settings: {
    publicBaseUrl: string
    staffMail: string
    mode: 'demo' | 'production'
    /** Modules that are served elsewhere, by slug. */
    moduleBases: Record<string, string>
    /** Themes whose demo is shown elsewhere, by id. */
    themeDemos: Record<string, string>
    /** Where the settings are served, if not here. */
    dashboardBase: string | undefined
    /** In the demo: where a tester writes records into the zone that we ask. */
    zonePage?: string
  }
}

export interface RequestContext extends Context {
  requestId: string
  /** The visitor's address, as far as trusted proxies tell. */
  ip: string
  /** What the browser calls itself; for the list of devices only. */
  userAgent: string
  /** What the request carries to show who it is from. Claims, until the session layer has looked them up. */
  credentials: Credentials
  /** Whether the caller has hung up, for work that is dear and would be done for nobody. */
  isGone?: () => boolean
}

export interface Credentials {
  /** From `Authorization: Bearer`. */
  access?: string
  /** From the HttpOnly cookie that the access token works together with. */
  partner?: string
  /** The same for the staff desk, in a cookie of its own. */
  staff?: string
  /** From the cookie that lets us recognise a browser that signed in before. */
  device?: string
  /** From the cookie that binds a sign-in with Google to the browser it began in. */
  google?: string
  /** From the cookie of a browser that Google vouched for, but not well enough. */
  googleProof?: string
}

const openTransaction = new AsyncLocalStorage<Open>()

interface Open {
  /** What was told to the database and not waited for. */
  told: Promise<unknown>[]
  sendsAhead: boolean
}

/**
 * Runs `work` in one transaction, with a context whose `db` is that transaction. Using the outer `db`
 * inside would wait for itself for ever on the embedded database, so that is refused at once.
 */
export async function withTransaction<C extends Pick<Context, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  const open: Open = { told: [], sendsAhead: sendsAhead(ctx.db) }
  try {
    return await ctx.db.transaction((tx) => openTransaction.run(open, () => work({ ...ctx, db: tx })))
  } finally {
    // Where one of these failed, the commit has kept nothing, and the failure is why.
    await Promise.all(open.told)
  }
}

/**
 * For statements whose answer nobody needs, last in a transaction or ahead of others: what follows, up to the commit,
 * leaves in the same packet. A failure undoes the transaction as ever, and `withTransaction` throws it.
 */
export async function tell(...asked: Promise<unknown>[]): Promise<void> {
  const open = openTransaction.getStore()
  if (!open?.sendsAhead) {
    await together(asked)
    return
  }
  // Looked at when the transaction ends; until then nobody listens.
  for (const promise of asked) promise.catch(() => {})
  open.told.push(...asked)
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
