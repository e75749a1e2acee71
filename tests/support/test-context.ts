import { type JobQueue, openJobQueue } from '#database/job-queue.server.ts'
import { openStoreChanges } from '#database/store-changes.server.ts'
import { guardedDatabase, type RequestContext } from '#domain/context.server.ts'
import { createKeys } from '#domain/keys.server.ts'
import { createRateLimits } from '#domain/rate-limits.server.ts'
import { createCallMeter } from '#domain/sessions/call-meter.ts'
import { calendarTexts } from '#content/site/booking.ts'
import { icalCalendar } from '#integrations/ical-calendar.ts'
import { altcha } from '#integrations/captcha/altcha.ts'
import { argon2Passwords } from '#integrations/passwords/argon2-passwords.ts'
import { knownPasswords } from '#integrations/passwords/known-passwords.ts'
import { openidGoogle } from '#integrations/google.ts'
import { smtpMailer } from '#integrations/mailer.ts'
import { shopifyApp } from '#integrations/shopify/shopify.ts'
import { shopifyCustomers } from '#integrations/shopify/shopify-customers.ts'
import { stripeCards } from '#integrations/stripe/stripe.ts'
import { msg91Messages } from '#integrations/text-messages.ts'
import { whatsapp } from '#integrations/whatsapp.ts'
import { nameServers } from '#integrations/name-servers.ts'
import { ownPages } from '#integrations/own-pages.ts'
import { startJobs } from '#jobs/start-jobs.ts'
import { startSandbox } from '#sandbox/start.ts'
import { openTestDatabase } from './test-database.ts'

const sender = 'Infiniti <hello@infiniti.example>'
/** Real hashes, but small ones: most tests begin with an account. */
const quickPasswords = 64
/** The sandbox shares a busy processor with the tests. The limits of the product have tests of their own. */
const patienceMs = 60_000
const publicBaseUrl = 'https://infiniti.example'
/** Refuses at once. A name would be looked up, for seconds where no name server answers, in the threads that hash passwords. */
const nobody = 'http://127.0.0.1:9'

/** Nothing runs beside the test, which does the work of the jobs that it is about. */
const noJobs: JobQueue = {
  enqueue: async () => {},
  work: async () => {},
  depth: async () => ({}),
  close: async () => {},
}

/**
 * Everything a verb needs, for real, with a clock that the test can move. Jobs that a change enqueues run; those of the
 * schedule do not, because they would work on rows that a test has made up, in the minute in which it happens to run.
 * `webhooks` is where those who send messages report to. Other webhooks are sent by the tests that are about them.
 */
export async function openTestContext({ runsJobs = true, webhooks = nobody } = {}) {
  const database = await openTestDatabase()
  const sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    appUrl: publicBaseUrl,
    shopify: { webhookUrl: nobody },
    stripe: { webhookUrl: nobody },
    meta: { webhookUrl: `${webhooks}/api/whatsapp/webhooks` },
    msg91: { webhookUrl: `${webhooks}/api/sms/webhooks/sandbox-msg91-webhook-token` },
  })
  const jobs = runsJobs ? await openJobQueue(database, console.error, { keepsSchedule: false }) : noJobs
  const storeChanges = openStoreChanges(database)
  const time = { now: new Date() }
  const clock = { now: () => time.now }
  const ctx: RequestContext = {
    ...guardedDatabase(database),
    clock,
    // A real puzzle, but a small one.
    captcha: altcha(['test-secret-test-secret-test-secret-1'], 30),
    mailer: smtpMailer({
      smtpUrl: sandbox.smtpUrl,
      from: sender,
      publicBaseUrl,
    }),
    ownPages: ownPages(publicBaseUrl),
    calendar: icalCalendar({ from: sender, publicBaseUrl, texts: calendarTexts }),
    passwords: argon2Passwords({ memoryKib: quickPasswords }),
    dns: nameServers([sandbox.settings.names.NAME_SERVERS]),
    knownPasswords: knownPasswords('.'),
    google: openidGoogle({
      issuer: sandbox.settings.google.GOOGLE_ISSUER,
      clientId: sandbox.settings.google.GOOGLE_CLIENT_ID,
      clientSecret: sandbox.settings.google.GOOGLE_CLIENT_SECRET,
      redirectUri: `${publicBaseUrl}/google`,
      timeoutMs: patienceMs,
    }),
    shopify: shopifyApp({
      key: sandbox.settings.shopify.SHOPIFY_API_KEY,
      secret: sandbox.settings.shopify.SHOPIFY_API_SECRET,
      secretBefore: sandbox.settings.shopify.SHOPIFY_API_SECRET_BEFORE,
      shopUrl: sandbox.settings.shopify.SHOPIFY_SHOP_URL,
      publicBaseUrl,
      timeoutMs: patienceMs,
    }),
    customerSignIn: shopifyCustomers({
      key: sandbox.settings.shopify.SHOPIFY_API_KEY,
      secret: sandbox.settings.shopify.SHOPIFY_API_SECRET,
      shopUrl: sandbox.settings.shopify.SHOPIFY_SHOP_URL,
      redirectUri: `${publicBaseUrl}/api/shopify/customer`,
      signedOutUri: `${publicBaseUrl}/api/shopify/customer/signed-out`,
      // As for Google.
      timeoutMs: 20_000,
    }),
    cards: stripeCards({
      apiUrl: sandbox.settings.stripe.STRIPE_API_URL,
      secretKey: sandbox.settings.stripe.STRIPE_SECRET_KEY,
      webhookSecrets: [sandbox.settings.stripe.STRIPE_WEBHOOK_SECRETS],
      patienceMs,
    }),
    chatMessages: whatsapp({
      apiUrl: sandbox.settings.messages.WHATSAPP_API_URL,
      accessToken: sandbox.settings.messages.WHATSAPP_ACCESS_TOKEN,
      appSecret: sandbox.settings.messages.WHATSAPP_APP_SECRET,
      businessId: sandbox.settings.messages.WHATSAPP_BUSINESS_ID,
      verifyToken: sandbox.settings.messages.WHATSAPP_VERIFY_TOKEN,
      patienceMs,
    }),
    textMessages: msg91Messages({
      apiUrl: sandbox.settings.messages.MSG91_API_URL,
      authKey: sandbox.settings.messages.MSG91_AUTH_KEY,
      webhookToken: sandbox.settings.messages.MSG91_WEBHOOK_TOKEN,
      patienceMs,
    }),
    jobs,
    storeChanges,
    limits: createRateLimits(database.db),
    calls: createCallMeter(clock, 300),
    moduleServerCalls: createCallMeter(clock, 60, 'moduleServerCalls'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    keys: createKeys(['test-secret-test-secret-test-secret-1']),
    settings: {
      publicBaseUrl,
      staffMail: 'staff@infiniti.example',
      mode: 'demo',
      operator: { name: 'Infiniti Pvt Ltd', address: 'Pune' },
      rupeeRate: { rate: 90, on: '2026-11-01' },
      themeDemos: {},
      commissionTerms: undefined,
      moduleBases: { email: 'https://mail.modules.example' },
      dashboardBase: undefined,
      accountDomain: 'accounts.example',
      shopifyListed: false,
      showcaseMerchant: undefined,
      shopifyListingUrl: sandbox.settings.shopify.SHOPIFY_LISTING_URL,
    },
    userAgent: 'Mozilla/5.0 (X11; Linux) Chrome/150.0',
    credentials: {},
    requestId: 'test',
    ip: '192.0.2.1',
  }
  await startJobs(ctx)
  return {
    ctx,
    database,
    sandbox,
    time,
    close: async () => {
      await jobs.close()
      await storeChanges.close()
      await database.close()
      await sandbox.close()
    },
  }
}

export type TestContext = Awaited<ReturnType<typeof openTestContext>>
