import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, inArray, sum } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openPostgres } from '#database/client.server.ts'
import { documents, payments } from '#database/schema/billing.ts'
import { transfers, wallets } from '#database/schema/ledger.ts'
import { newId } from '#domain/identifiers.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { type Charged, startModuleServers } from '../support/faults/money-module-servers.ts'
import {
  type FaultModuleServer,
  type Payer,
  seedModuleServer,
  seedPayers,
} from '../support/faults/money-payers.ts'
import { type ServerProcess, startServer, startShortLived } from '../support/faults/server-process.ts'
import { figure, inFull } from '../support/figure.ts'
import { brokenInvariants } from '../support/money-world.ts'
import { runSql } from '../support/run-sql.ts'

const kills = inFull(100, 1)
const paid = inFull(1_000, 20)
const webhooksEach = 10
const dollar = 1_000_000
const start = 10_000 * dollar

let world: FaultWorld
let env: Record<string, string>
let server: ServerProcess
let database: Database

beforeAll(async () => {
  world = await openFaultWorld({ database: 'own' })
  env = { ...world.env, ...world.sandbox.settings.stripe }
  server = await startServer(env)
  database = await openPostgres(world.postgres.url, 'src/database/migrations')
})
afterAll(async () => {
  await server.kill()
  await database.close()
  await world.close()
})

async function seedSenders(db: Database['db'], name: string) {
  const moduleServers: FaultModuleServer[] = []
  for (let place = 0; place < 4; place += 1)
    moduleServers.push(await seedModuleServer(db, `${name}-${place}`))
  return { moduleServers, payers: await seedPayers(db, 6, start) }
}

const whole = { lost: [], untold: [], wrong: [], broken: [] }

/**
 * Charges that a module server was told of and that are missing, charges that nobody was told of, and broken rules.
 */
async function damageIn(
  db: Database['db'],
  moduleServers: FaultModuleServer[],
  payers: Payer[],
  charged: Charged[],
) {
  const scopes = moduleServers.map(({ id }) => `module-server:${id}`)
  const kept = await db.select().from(transfers).where(inArray(transfers.scope, scopes))
  const told = new Set(charged.map(({ transfer }) => transfer))
  const there = new Set(kept.map(({ id }) => id))
  const lost = charged.filter(({ transfer }) => !there.has(transfer))
  const untold = kept.filter(({ id }) => !told.has(id))
  const wrong: string[] = []
  for (const { walletId } of payers) {
    const [wallet] = await db.select().from(wallets).where(eq(wallets.id, walletId))
    const spent = charged.filter((one) => one.walletId === walletId).reduce((all, one) => all + one.amount, 0)
    if (wallet?.balance !== start - spent || wallet.held !== 0) wrong.push(walletId)
  }
  return { lost, untold, wrong, broken: await brokenInvariants({ ctx: { db } }) }
}

const summary = (charged: Charged[], repeated: number) =>
  `${charged.length} charges acknowledged, ${repeated} calls repeated; 0 lost, 0 doubled, 0 half`

test(`[MONEY-12] ${kills} kills of the server between and inside steps: nothing is lost, doubled or half done`, async (context) => {
  const { moduleServers, payers } = await seedSenders(database.db, 'server')
  const sending = startModuleServers(world.url, moduleServers, payers)
  for (let killed = 0; killed < kills; killed += 1) {
    await sending.untilCharged(8)
    await sleep(Math.random() * 100)
    await server.kill()
    server = await startServer(env)
  }
  await sending.stop()
  expect(await damageIn(database.db, moduleServers, payers, sending.charged)).toEqual(whole)
  figure(context, `${kills} kills: ${summary(sending.charged, sending.repeated)}`)
})

test(`[MONEY-12] ${kills} kills of PostgreSQL between and inside steps: nothing is lost, doubled or half done`, async (context) => {
  const { moduleServers, payers } = await seedSenders(database.db, 'database')
  const sending = startModuleServers(world.url, moduleServers, payers)
  for (let killed = 0; killed < kills; killed += 1) {
    await sending.untilCharged(8)
    await sleep(Math.random() * 100)
    await crashDatabase(world.postgres.url)
  }
  await sending.stop()
  expect(await damageIn(database.db, moduleServers, payers, sending.charged)).toEqual(whole)
  figure(context, `${kills} crashes: ${summary(sending.charged, sending.repeated)}`)
})

/** kill -9 of one backend: PostgreSQL ends all the others, throws its memory away and recovers from its log. */
async function crashDatabase(url: string): Promise<void> {
  const admin = new Client({ connectionString: url })
  admin.on('error', () => {})
  await admin.connect()
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
     order by state = 'active' desc limit 1`,
  )
  const [backend] = rows
  if (!backend) throw new Error('The server has no connection.')
  const ended = new Promise<void>((resolve) => admin.once('end', () => resolve()))
  process.kill(backend.pid, 'SIGKILL')
  await ended
  await expect
    .poll(
      () =>
        runSql(url, 'select 1').then(
          () => 'up',
          () => 'down',
        ),
      { interval: 20 },
    )
    .toBe('up')
}

test(
  `[MONEY-12] ${kills} kills of the server with its embedded database: nothing is lost, doubled or half done`,
  { tags: 'long' },
  async (context) => {
    const embedded = await openFaultWorld({ database: 'embedded' })
    try {
      const { moduleServers, payers } = await embedded.look((db) => seedSenders(db, 'embedded'))
      let own = await startShortLived(embedded.env)
      const sending = startModuleServers(embedded.url, moduleServers, payers)
      for (let killed = 0; killed < kills; killed += 1) {
        await sending.untilCharged(8)
        await sleep(Math.random() * 100)
        await own.kill()
        own = await startShortLived(embedded.env)
      }
      await sending.stop()
      await own.stop()
      const damage = await embedded.look((db) => damageIn(db, moduleServers, payers, sending.charged))
      expect(damage).toEqual(whole)
      figure(context, `${kills} kills: ${summary(sending.charged, sending.repeated)}`)
    } finally {
      await embedded.close()
    }
  },
)

test(`[MONEY-04] ${paid * webhooksEach} webhooks for ${paid} payments, shuffled and doubled: ${paid} credits`, async (context) => {
  const { url: sandbox } = world.sandbox
  await submit(`${sandbox}/stripe/webhooks`, { mode: 'lost' })
  const payers = await seedPayers(database.db, 10, 0)
  const sessions: string[] = []
  const ids: string[] = []
  for (let place = 0; place < paid; place += 1) {
    const payer = payers[place % payers.length]
    if (!payer) throw new Error('Nobody pays.')
    const id = newId(new Date())
    const session = await startCheckout(id)
    await database.db.insert(payments).values({
      ...payer,
      id,
      method: 'card',
      purpose: 'top_up',
      providerRef: session,
      currency: 'USD',
      net: 20 * dollar,
      tax: 0,
      state: 'pending',
      startedAt: new Date(),
    })
    await submit(`${sandbox}/stripe/pay/${session}`, { decision: 'pay' })
    sessions.push(session)
    ids.push(id)
  }
  // Each payment has two webhooks of its own, and each of those comes five times.
  const topics = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
  const webhooks = sessions.flatMap((session) =>
    Array.from({ length: webhooksEach }, (_, place) => webhookOf(session, topics[place % 2] ?? '')),
  )
  shuffle(webhooks)
  const statuses = new Map<number, number>()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let webhook = webhooks.pop(); webhook; webhook = webhooks.pop()) {
        const status = await deliver(webhook)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  expect([...statuses.keys()]).toEqual([200])
  const credited = await database.db.$count(transfers, inArray(transfers.key, ids))
  const receipts = await database.db.$count(
    documents,
    inArray(
      documents.subject,
      ids.map((id) => `payment:${id}`),
    ),
  )
  const [held] = await database.db
    .select({ all: sum(wallets.balance) })
    .from(wallets)
    .where(
      inArray(
        wallets.id,
        payers.map(({ walletId }) => walletId),
      ),
    )
  expect([credited, receipts, Number(held?.all)]).toEqual([paid, paid, paid * 20 * dollar])
  expect(await brokenInvariants({ ctx: database })).toEqual([])
  figure(
    context,
    `${paid * webhooksEach} webhooks in ${seconds.toFixed(1)} s: ${credited} credits, ${receipts} receipts`,
  )
})

const submit = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

async function startCheckout(id: string): Promise<string> {
  const { STRIPE_API_URL, STRIPE_SECRET_KEY } = world.sandbox.settings.stripe
  const answer = await fetch(`${STRIPE_API_URL}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'idempotency-key': id },
    body: new URLSearchParams({
      mode: 'payment',
      client_reference_id: id,
      success_url: `${world.url}/merchant/billing`,
      cancel_url: `${world.url}/merchant/billing`,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][unit_amount]': '2000',
      'line_items[0][price_data][currency]': 'usd',
    }),
  })
  return ((await answer.json()) as { id: string }).id
}

const webhookOf = (session: string, type: string) =>
  JSON.stringify({ id: `evt_${session}_${type}`, type, data: { object: { id: session } } })

async function deliver(body: string): Promise<number> {
  const t = Math.floor(Date.now() / 1000)
  const secret = world.sandbox.settings.stripe.STRIPE_WEBHOOK_SECRETS
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  const answer = await fetch(`${server.url}/api/cards/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
    body,
  })
  await answer.body?.cancel()
  return answer.status
}

function shuffle(values: unknown[]): void {
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[values[last], values[other]] = [values[other], values[last]]
  }
}
