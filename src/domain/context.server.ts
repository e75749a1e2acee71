import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db } from '#database/client.server.ts'
import type { JobQueue } from '#database/job-queue.server.ts'
import type { StoreChanges } from '#database/store-changes.server.ts'
import type { Keys } from './keys.server.ts'
import type {
  Calendar,
  Captcha,
  Clock,
  CustomerSignIn,
  Google,
  KnownPasswords,
  Log,
  Mailer,
  NameServers,
  OwnPages,
  Passwords,
  Shopify,
} from './ports/ports.ts'
import type { Cards } from './ports/payments.ts'
import type { ChatMessages, TextMessages } from './ports/messages.ts'
import type { RateLimits } from './rate-limits.server.ts'
import type { CallMeter } from './sessions/call-meter.ts'
import type { AccountHost } from './shoppers/account-host.ts'

/** What every verb receives. Created once at start; each request adds its own part. */
export interface Context {
  readonly db: Db
  /** For short reads by key outside transactions, such as finding the session of a call. */
  sessionReads(): Db
  clock: Clock
  captcha: Captcha
  mailer: Mailer
  ownPages: OwnPages
  calendar: Calendar
  passwords: Passwords
  dns: NameServers
  knownPasswords: KnownPasswords
  /** Undefined if sign-in with Google is not configured. */
  google?: Google
  /** Undefined if no Shopify app is configured. */
  shopify?: Shopify
  /** Sign-in of a store's customers at Shopify. Undefined if no Shopify app is configured. */
  customerSignIn?: CustomerSignIn
  /** Missing where no card processor is configured. */
  cards?: Cards
  /** Undefined if no WhatsApp business account is configured. */
  chatMessages?: ChatMessages
  /** Undefined if no SMS provider is configured. */
  textMessages?: TextMessages
  jobs: JobQueue
  storeChanges: StoreChanges
  limits: RateLimits
  calls: CallMeter
  /** The same for the keys of module servers. */
  moduleServerCalls: CallMeter
  log: Log
  keys: Keys
  settings: {
    publicBaseUrl: string
    staffMail: string
    mode: 'demo' | 'production'
    /** The company that runs the service, as documents name the seller. */
    operator: { name: string; address: string }
    /** Rupees for a dollar, and the day of the rate. */
    rupeeRate: { rate: number; on: string }
    /** Modules that are served elsewhere, by slug. */
    moduleBases: Record<string, string>
    /** Themes whose demo is shown elsewhere, by id. */
    themeDemos: Record<string, string>
    /** The agreed terms for partners, in a sentence. Until there are any, the calculator's are examples. */
    commissionTerms: string | undefined
    /** Where the settings are served, if not here. */
    dashboardBase: string | undefined
    /** Whether the app is in Shopify's App Store: then no page takes a store's address. */
    shopifyListed: boolean
    shopifyListingUrl: string
    /** Email of the merchant whose portal visitors may look at; undefined where there is none. */
    showcaseMerchant: string | undefined
    /** Below this domain each store has the address of its customer accounts; undefined where there are none. */
    accountDomain: string | undefined
    /** In the demo: the page where a tester edits the DNS records that we read. */
    zonePage?: string
  }
}

export interface RequestContext extends Context {
  requestId: string
  /** The visitor's address, as reported by trusted proxies. */
  ip: string
  /** The User-Agent header; for the list of devices only. */
  userAgent: string
  /** The tokens of the request. Not trusted until the session layer has checked them. */
  credentials: Credentials
  /** At a store's own host: the store. Nothing of the request but its host decides it. */
  accountHost?: AccountHost
  /** Whether the client has disconnected, so that expensive work can be skipped. */
  isGone?: () => boolean
}

export interface Credentials {
  /** From `Authorization: Bearer`. */
  access?: string
  /** From the HttpOnly cookie that belongs to the access token. */
  partner?: string
  /** The same for the admin, from a cookie of its own. */
  staff?: string
  /** From the cookie of a visitor who looks around the demo store. */
  showcase?: string
  /** From the cookie that identifies a browser that signed in before. */
  device?: string
  /** From the cookie that ties a sign-in with Google to the browser that started it. */
  google?: string
  /** From the cookie of a sign-in with Google that still needs another proof. */
  googleProof?: string
  /** From the cookie of a browser that came from a page of Shopify. */
  shopify?: string
  /** From the cookie of a shopper; it counts at its own store's host alone. */
  shopper?: string
  /** From the cookie of a shopper's browser that set out for Shopify's sign-in. */
  shopperTrip?: string
  /** Of a sign-in by Shopify. */
  shopperProof?: string
}

const openTransaction = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction, with a context whose `db` is that transaction. Using the outer `db`
 * inside would wait for itself forever on the embedded database, so that is refused at once.
 */
export async function withTransaction<C extends Pick<Context, 'db'>, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
  config?: { accessMode: 'read only' },
): Promise<T> {
  return ctx.db.transaction((tx) => openTransaction.run(true, () => work({ ...ctx, db: tx })), config)
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
