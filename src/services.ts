import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino, type Logger } from 'pino'
import type { Config } from '#config/env.ts'
import { projectRoot } from '#config/project-root.ts'
import { calendarWords } from '#content/schedule-a-demo.ts'
import { googlePaths } from '#contract/google.ts'
import { type Database, openEmbedded, openPostgres } from '#database/client.server.ts'
import { openJobQueue } from '#database/job-queue.server.ts'
import { takeSnapshot } from '#database/snapshots.server.ts'
import { type Context, guardedDb } from '#domain/context.server.ts'
import type { Captcha, Google, Shopify } from '#domain/ports.ts'
import { createKeys } from '#domain/keys.server.ts'
import { createRateLimits } from '#domain/rate-limits.server.ts'
import { icalCalendar } from '#integrations/ical-calendar.ts'
import { altcha } from '#integrations/altcha.ts'
import { argon2Passwords } from '#integrations/argon2-passwords.ts'
import { knownPasswords } from '#integrations/known-passwords.ts'
import { openidGoogle } from '#integrations/google.ts'
import { smtpMailer } from '#integrations/mailer.ts'
import { nameServers } from '#integrations/name-servers.ts'
import { recaptcha } from '#integrations/recaptcha.ts'
import { shopifyApp } from '#integrations/shopify.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { startJobs } from '#jobs/start-jobs.ts'

const demoSender = 'Infiniti <infiniti@localhost>'
const snapshotEveryMs = 5 * 60 * 1000

export interface Services {
  ctx: Context
  log: Logger
  isReady(): Promise<boolean>
  close(): Promise<void>
}

/** Opens everything that outlives a request: database, jobs, mail, captcha. */
export async function openServices(config: Config): Promise<Services> {
  const log = createLog(config.LOG_LEVEL)
  const database = await openDatabase(config)
  const secrets = config.SECRET_KEYS ?? [demoSecret(config.DATA_DIR)]
  const jobs = await openJobQueue(database, (error) => log.error({ err: error }, 'job queue'))
  const ctx: Context = {
    db: guardedDb(database.db),
    clock: systemClock,
    captcha: chooseCaptcha(config, secrets),
    mailer: smtpMailer({
      smtpUrl: config.SMTP_URL ?? 'smtp://127.0.0.1:25',
      from: config.MAIL_FROM ?? demoSender,
      publicBaseUrl: config.PUBLIC_BASE_URL,
    }),
    calendar: icalCalendar({
      from: config.MAIL_FROM ?? demoSender,
      publicBaseUrl: config.PUBLIC_BASE_URL,
      words: calendarWords,
    }),
    passwords: argon2Passwords(),
    dns: nameServers(config.NAME_SERVERS),
    knownPasswords: knownPasswords(projectRoot()),
    google: chooseGoogle(config),
    shopify: openShopify(config),
    jobs,
    limits: createRateLimits(database.db),
    log,
    keys: createKeys(secrets),
    settings: {
      publicBaseUrl: config.PUBLIC_BASE_URL,
      staffMail: config.MAIL_STAFF ?? 'staff@localhost',
      mode: config.APP_MODE,
      moduleBases: config.MODULE_BASE_URLS ?? {},
      themeDemos: config.THEME_DEMO_URLS ?? {},
      dashboardBase: config.DASHBOARD_BASE_URL,
      zonePage: zonePageOf(config),
    },
  }
  await startJobs(ctx)
  const stopSnapshots = database.engine === 'pglite' ? startSnapshots(database, config, log) : () => {}
  return {
    ctx,
    log,
    isReady: async () => {
      const answer = database.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
      return Promise.race([
        answer,
        new Promise<false>((resolve) => setTimeout(resolve, 1_500, false).unref()),
      ])
    },
    close: async () => {
      stopSnapshots()
      await jobs.close()
      await database.close()
    },
  }
}

/** The sandbox answers for names and shows their page under one number. */
function zonePageOf({ APP_MODE, NAME_SERVERS: [server] }: Config): string | undefined {
  return APP_MODE === 'demo' && server?.startsWith('127.0.0.1:') ? `http://${server}/names` : undefined
}

function openDatabase(config: Config): Promise<Database> {
  const migrations = join(projectRoot(), 'src/database/migrations')
  return config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, migrations)
    : openEmbedded(config.DATA_DIR, migrations)
}

/** JSON lines. Only the fields that the code names are written, and these never. */
function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email'],
  })
}

function chooseCaptcha(config: Config, secrets: string[]): Captcha {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = config
  if (siteKey && secret) {
    return recaptcha({ siteKey, secret, verifyUrl, hostname: new URL(config.PUBLIC_BASE_URL).hostname })
  }
  return altcha(secrets)
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
  return shopifyApp({ key, secret, shopUrl, publicBaseUrl: config.PUBLIC_BASE_URL })
}

/** The demo needs no configuration: it makes a secret of its own and keeps it beside its database. */
function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const secret = randomBytes(32).toString('base64url')
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  }
}

/** Every few minutes, and whenever the process is asked by SIGUSR2, as the backup command does. */
function startSnapshots(database: Database & { engine: 'pglite' }, config: Config, log: Logger): () => void {
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
