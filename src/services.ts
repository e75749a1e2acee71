import { operatorExamples } from '#content/shared/legal/operator.ts'
import { brand } from '#content/shared/brand.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Config } from '#config/env.ts'
import { projectRoot } from '#config/project-root.ts'
import { calendarTexts } from '#content/site/booking.ts'
import { customerReturnPath, customerSignedOutPath } from '#contract/account/paths.ts'
import { googlePaths } from '#contract/google/shapes.ts'
import { type Database, openEmbedded, openPostgres } from '#database/client.server.ts'
import { openJobQueue } from '#database/job-queue.server.ts'
import { keepPrivate } from '#database/private-files.server.ts'
import { openStoreChanges } from '#database/store-changes.server.ts'
import { takeSnapshot } from '#database/snapshots.server.ts'
import { type Context, guardedDatabase } from '#domain/context.server.ts'
import { isDatabaseAway } from '#domain/database-away.ts'
import { waitingMail } from '#domain/mail/waiting-mail.ts'
import type { Captcha, CustomerSignIn, Google, Log, Mailer, Shopify } from '#domain/ports/ports.ts'
import type { Cards } from '#domain/ports/payments.ts'
import type { ChatMessages, TextMessages } from '#domain/ports/messages.ts'
import { createKeys } from '#domain/keys.server.ts'
import { createRateLimits } from '#domain/rate-limits.server.ts'
import { createCallMeter } from '#domain/sessions/call-meter.ts'
import { icalCalendar } from '#integrations/ical-calendar.ts'
import { altcha } from '#integrations/captcha/altcha.ts'
import { argon2Passwords } from '#integrations/passwords/argon2-passwords.ts'
import { knownPasswords } from '#integrations/passwords/known-passwords.ts'
import { openidGoogle } from '#integrations/google.ts'
import { smtpMailer } from '#integrations/mailer.ts'
import { nameServers } from '#integrations/name-servers.ts'
import { ownPages } from '#integrations/own-pages.ts'
import { recaptcha } from '#integrations/captcha/recaptcha.ts'
import { shopifyApp } from '#integrations/shopify/shopify.ts'
import { shopifyCustomers } from '#integrations/shopify/shopify-customers.ts'
import { stripeCards } from '#integrations/stripe/stripe.ts'
import { msg91Messages } from '#integrations/text-messages.ts'
import { whatsapp } from '#integrations/whatsapp.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { createMetrics, type Metrics } from '#observability/metrics.ts'
import { createLog } from '#observability/log.ts'
import { observedJobs } from '#observability/observed-jobs.ts'
import { observedPorts } from '#observability/observed-ports.ts'
import { tracedDb } from '#observability/traced-db.ts'
import type { Tracing } from '#observability/tracing.ts'

const demoSender = `${brand.name} <demo@localhost>`
const snapshotEveryMs = 5 * 60 * 1000

export interface Services {
  ctx: Context
  log: Log
  metrics: Metrics
  /** Where requests are followed. */
  tracing?: Tracing
  isReady(): Promise<boolean>
  /** While no other instance does the same. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export class DatabaseAwayError extends Error {
  constructor(cause: unknown) {
    super('PostgreSQL does not answer at the address in DATABASE_URL. Start it, or mend the address.', {
      cause,
    })
  }
}

/** Opens everything that outlives a request: database, jobs, mail, captcha. */
export async function openServices(config: Config): Promise<Services> {
  const metrics = createMetrics()
  let tracing: Tracing | undefined
  const traced = config.OTEL_EXPORTER_OTLP_ENDPOINT ? () => tracing?.logFields() ?? {} : undefined
  const log = createLog(config.LOG_LEVEL, metrics, { mixin: traced })
  tracing = await openTracing(config, log)
  const database = await openDatabase(config)
  const secrets = config.SECRET_KEYS ?? [demoSecret(config.DATA_DIR)]
  const queue = await openJobQueue(database, (error) => log.error({ err: error }, 'job queue'))
  const jobs = observedJobs(queue, metrics, tracing)
  const storeChanges = openStoreChanges(database)
  const { db, sessionReads } = guardedDatabase(database)
  const passwords = argon2Passwords({ memoryKib: config.PASSWORD_MEMORY_KIB })
  const ports = {
    captcha: chooseCaptcha(config, secrets),
    mailer: openMailer(config),
    dns: nameServers(config.NAME_SERVERS),
    google: chooseGoogle(config),
    shopify: openShopify(config),
    customerSignIn: openCustomerSignIn(config),
    cards: openCards(config),
    chatMessages: openChatMessages(config),
    textMessages: openTextMessages(config),
  }
  const ctx: Context = {
    db: tracing ? tracedDb(db, tracing) : db,
    sessionReads,
    clock: systemClock,
    ...observedPorts(ports, metrics, tracing),
    ownPages: ownPages(config.PUBLIC_BASE_URL),
    calendar: icalCalendar({
      from: config.MAIL_FROM ?? demoSender,
      publicBaseUrl: config.PUBLIC_BASE_URL,
      texts: calendarTexts,
    }),
    passwords,
    knownPasswords: knownPasswords(projectRoot()),
    jobs,
    storeChanges,
    limits: createRateLimits(database.db),
    calls: createCallMeter(systemClock, config.SESSION_CALLS_PER_MINUTE),
    moduleServerCalls: createCallMeter(systemClock, config.HOST_CALLS_PER_MINUTE, 'moduleServerCalls'),
    log,
    keys: createKeys(secrets),
    settings: {
      publicBaseUrl: config.PUBLIC_BASE_URL,
      staffMail: config.MAIL_STAFF ?? 'staff@localhost',
      mode: config.APP_MODE,
      operator: {
        name: config.COMPANY_NAME ?? operatorExamples.COMPANY_NAME,
        address: config.COMPANY_ADDRESS ?? operatorExamples.COMPANY_ADDRESS,
      },
      rupeeRate: rupeeRateOf(config.RUPEE_RATE ?? operatorExamples.RUPEE_RATE),
      moduleBases: config.MODULE_BASE_URLS ?? {},
      themeDemos: config.THEME_DEMO_URLS ?? {},
      commissionTerms: config.COMMISSION_TERMS,
      dashboardBase: config.DASHBOARD_BASE_URL,
      shopifyListed: config.SHOPIFY_LISTED,
      shopifyListingUrl: config.SHOPIFY_LISTING_URL,
      showcaseMerchant: config.SHOWCASE_MERCHANT,
      accountDomain: config.ACCOUNT_DOMAIN,
      zonePage: zonePageOf(config),
    },
  }
  await startJobs(ctx)
  const stopSnapshots = database.engine === 'pglite' ? startSnapshots(database, config, log) : () => {}
  const isReady = () => answers(database)
  metrics.watch({
    isReady,
    queueDepth: () => jobs.depth(),
    waitingMail: () => waitingMail(ctx),
    hashing: () => passwords.load(),
  })
  return {
    ctx,
    log,
    metrics,
    tracing,
    isReady,
    alone: database.alone,
    close: async () => {
      stopSnapshots()
      await jobs.close()
      await storeChanges.close()
      await database.close()
      await tracing?.close()
    },
  }
}

/** Whether the database does, within a moment. */
function answers({ db }: Database): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const late = new Promise<false>((resolve) => setTimeout(resolve, 1_500, false).unref())
  return Promise.race([answer, late])
}

/** Its libraries are loaded only where somebody wants to follow requests. */
async function openTracing(config: Config, log: Log): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = config
  if (!endpoint) return undefined
  const { openTelemetry } = await import('#observability/open-telemetry.ts')
  const { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: ratio } = config
  return openTelemetry({ endpoint, headers, serviceName, ratio, log })
}

/** `88.50 2026-11-01`, whose form the settings have checked. */
function rupeeRateOf(setting: string) {
  const [rate = '', on = ''] = setting.split(' ')
  return { rate: Number(rate), on }
}

/** The sandbox answers for names and shows their page under one number. */
function zonePageOf({ APP_MODE, NAME_SERVERS: [server] }: Config): string | undefined {
  return APP_MODE === 'demo' && server?.startsWith('127.0.0.1:') ? `http://${server}/names` : undefined
}

async function openDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<Database> {
  const migrations = join(projectRoot(), 'src/database/migrations')
  if (!DATABASE_URL) return openEmbedded(DATA_DIR, migrations)
  try {
    return await openPostgres(DATABASE_URL, migrations)
  } catch (error) {
    throw isDatabaseAway(error) ? new DatabaseAwayError(error) : error
  }
}

function openMailer({ SMTP_URL, MAIL_FROM, PUBLIC_BASE_URL: publicBaseUrl }: Config): Mailer {
  const smtpUrl = SMTP_URL ?? 'smtp://127.0.0.1:25'
  return smtpMailer({ smtpUrl, from: MAIL_FROM ?? demoSender, publicBaseUrl })
}

function chooseCaptcha(config: Config, secrets: string[]): Captcha {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = config
  if (siteKey && secret) {
    return recaptcha({ siteKey, secret, verifyUrl, hostname: new URL(config.PUBLIC_BASE_URL).hostname })
  }
  return altcha(secrets, config.CAPTCHA_MAX_TRIES)
}

function chooseGoogle(config: Config): Google | undefined {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config
  if (!issuer || !clientId || !clientSecret) return undefined
  const redirectUri = `${config.PUBLIC_BASE_URL}${googlePaths.back}`
  return openidGoogle({ issuer, clientId, clientSecret, redirectUri })
}

function openShopify(config: Config): Shopify | undefined {
  const { SHOPIFY_API_KEY: key, SHOPIFY_API_SECRET: secret, SHOPIFY_SHOP_URL: shopUrl } = config
  if (!key || !secret) return undefined
  const secretBefore = config.SHOPIFY_API_SECRET_BEFORE
  return shopifyApp({
    key,
    secret,
    secretBefore,
    shopUrl,
    publicBaseUrl: config.PUBLIC_BASE_URL,
    seesAllOrders: config.SHOPIFY_ALL_ORDERS,
  })
}

function openCustomerSignIn(config: Config): CustomerSignIn | undefined {
  const { SHOPIFY_API_KEY: key, SHOPIFY_API_SECRET: secret, SHOPIFY_SHOP_URL: shopUrl } = config
  if (!key || !secret) return undefined
  const redirectUri = `${config.PUBLIC_BASE_URL}${customerReturnPath}`
  const signedOutUri = `${config.PUBLIC_BASE_URL}${customerSignedOutPath}`
  return shopifyCustomers({ key, secret, shopUrl, redirectUri, signedOutUri })
}

function openCards({
  STRIPE_API_URL: apiUrl,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRETS: webhookSecrets,
}: Config): Cards | undefined {
  return secretKey && webhookSecrets ? stripeCards({ apiUrl, secretKey, webhookSecrets }) : undefined
}

function openChatMessages({
  WHATSAPP_API_URL: apiUrl,
  WHATSAPP_ACCESS_TOKEN: accessToken,
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_BUSINESS_ID: businessId,
  WHATSAPP_VERIFY_TOKEN: verifyToken,
}: Config): ChatMessages | undefined {
  return accessToken && appSecret && businessId && verifyToken
    ? whatsapp({ apiUrl, accessToken, appSecret, businessId, verifyToken })
    : undefined
}

function openTextMessages({
  MSG91_API_URL: apiUrl,
  MSG91_AUTH_KEY: authKey,
  MSG91_WEBHOOK_TOKEN: webhookToken,
}: Config): TextMessages | undefined {
  return authKey && webhookToken ? msg91Messages({ apiUrl, authKey, webhookToken }) : undefined
}

/** The demo needs no configuration: it makes a secret of its own and keeps it beside its database. */
function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    keepPrivate(dataDir)
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}

/** Every few minutes, and whenever the process is asked by SIGUSR2, as the backup command does. */
function startSnapshots(database: Database & { engine: 'pglite' }, config: Config, log: Log): () => void {
  const snapshot = () => {
    takeSnapshot(database.pglite, config.DATA_DIR, new Date()).catch((error: unknown) =>
      log.error({ err: error }, 'snapshot failed'),
    )
  }
  const timer = setInterval(snapshot, snapshotEveryMs)
  process.on('SIGUSR2', snapshot)
  return () => {
    clearInterval(timer)
    process.off('SIGUSR2', snapshot)
  }
}
