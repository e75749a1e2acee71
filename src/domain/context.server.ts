import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db } from '#database/client.server.ts'
import type { JobQueue } from '#database/job-queue.server.ts'
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

/** What every verb works with. Built once at start, then narrowed to each request. */
export interface Context {
  readonly db: Db
  /** For short reads by key outside transactions, such as finding the session of a call. */
  sessionReads(): Db
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

const openTransaction = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction, with a context whose `db` is that transaction. Using the outer `db`
 * inside would wait for itself forever on the embedded database, so that is refused at once.
 */
export async function withTransaction<C extends Pick<Context, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction((tx) => openTransaction.run(true, () => work({ ...ctx, db: tx })))
}

/** The database for the root context, guarded against use inside a transaction. */
export const guardedDatabase = ({
  db,
  sessionReads,
}: Pick<Database, 'db' | 'sessionReads'>): Pick<Context, 'db' | 'sessionReads'> => ({
  db: new Proxy(db, {
    get(target, property, receiver) {
      refuseInTransaction()
      return Reflect.get(target, property, receiver)
    },
  }),
  sessionReads() {
    refuseInTransaction()
    return sessionReads()
  },
})

function refuseInTransaction(): void {
  if (openTransaction.getStore()) {
    throw new Error('Inside a transaction, use the db of the context that withTransaction gives.')
  }
}
