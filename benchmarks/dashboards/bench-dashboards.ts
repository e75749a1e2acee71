import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Database, openPglite, openPostgres } from '#database/client.server.ts'
import { openStoreChanges } from '#database/store-changes.server.ts'
import { waitForChange } from '#domain/dashboard/wait-for-change.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { startOwnPostgres } from '../../tests/support/embedded-postgres.ts'
import { cpuSeconds } from '../process/process-figures.ts'
import { figures } from '../report.ts'

const dashboards = 100
const seconds = 30

/** `npm run bench dashboards`: what open dashboards cost on which nothing happens, and how soon they hear of a change. */
export async function benchDashboards(): Promise<void> {
  const figure = figures(`${dashboards} open dashboards at rest, for ${seconds} seconds`)
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const server = await startOwnPostgres(folder)
  const postgres = await openPostgres(server.url, 'src/database/migrations')
  const besides = () => postgresSeconds(server.directory)
  await measure('PostgreSQL', await merchantsOf(postgres), { database: postgres, besides }, figure)
  const merchant = await newMerchant(postgres)
  const same = Array.from({ length: dashboards }, () => merchant)
  await measure('PostgreSQL, all of one merchant', same, { database: postgres, besides }, figure)
  await postgres.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  const pglite = await openPglite({}, 'src/database/migrations')
  await measure('PGlite', await merchantsOf(pglite), { database: pglite, besides: () => 0 }, figure)
  await pglite.close()
}

type Merchant = Awaited<ReturnType<typeof newMerchant>>

const merchantsOf = (database: Database) =>
  Promise.all(Array.from({ length: dashboards }, () => newMerchant(database)))

async function measure(
  name: string,
  pages: Merchant[],
  { database, besides }: { database: Database; besides: () => number },
  figure: (what: string, figure: string) => void,
): Promise<void> {
  const storeChanges = openStoreChanges(database)
  const over = new AbortController()
  const heardAt: number[] = []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the verb uses of a context
  const contexts = pages.map(
    (session) =>
      ({ db: database.db, clock: systemClock, storeChanges, session }) as unknown as MerchantContext,
  )
  const open = contexts.map(async (ctx) => {
    while (!over.signal.aborted) {
      if ((await waitForChange(ctx, 'all', 1)) !== 1) return heardAt.push(performance.now())
    }
    return undefined
  })
  await sleep(2_000)
  const [before, beside] = [process.cpuUsage(), besides()]
  await sleep(seconds * 1000)
  const { user, system } = process.cpuUsage(before)
  const total = (user + system) / 1e6 + besides() - beside
  figure(`${name}: processor time in a second`, `${((total / seconds) * 1000).toFixed(1)} ms`)
  const changedAt = performance.now()
  await database.db.execute(sql`update store_syncs set version = 2 where company_id = ${pages[0]?.companyId}`)
  await open[0]
  figure(`${name}: one of them hears of a change after`, `${Math.round((heardAt[0] ?? 0) - changedAt)} ms`)
  over.abort()
  await database.db.execute(sql`update store_syncs set version = 2`)
  await Promise.all(open)
  await storeChanges.close()
}

/** A merchant with one connected store. */
async function newMerchant({ db }: Database) {
  const [companyId, userId, outletId] = [randomUUID(), randomUUID(), randomUUID()]
  await db.execute(sql`insert into companies (id, name, created_at) values (${companyId}, 'Bench', now())`)
  await db.execute(sql`insert into users (id, email, first_name, last_name, terms_version, terms_at, source, created_at, updated_at)
    values (${userId}, ${`${userId}@bench.example`}, 'A', 'B', '1', now(), '{}', now(), now())`)
  await db.execute(
    sql`insert into memberships (company_id, user_id, role, created_at) values (${companyId}, ${userId}, 'owner', now())`,
  )
  await db.execute(sql`insert into outlets (id, company_id, outlet_name, api_key, created_at)
    values (${outletId}, ${companyId}, 'Store', ${outletId}, now())`)
  await db.execute(
    sql`insert into user_outlets (company_id, user_id, outlet_id) values (${companyId}, ${userId}, ${outletId})`,
  )
  await db.execute(sql`insert into store_syncs (outlet_id, company_id, shop, state, zone, currency, window_from, parts, version, started_at)
    values (${outletId}, ${companyId}, ${`${outletId}.myshopify.com`}, 'live', 'UTC', 'USD', now(), '[]', 1, now())`)
  return { companyId, userId, role: 'owner' }
}

/** Of the server and the processes of its connections. */
function postgresSeconds(directory: string): number {
  const [parent] = readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')
  const isOurs = (pid: string) => {
    try {
      return (
        pid === parent || readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === parent
      )
    } catch {
      return false
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurs(name))
    .reduce((sum, pid) => sum + cpuSeconds(Number(pid)), 0)
}
