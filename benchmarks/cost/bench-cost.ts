import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '#database/client.server.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { type IdentityWorld, type Merchant, openIdentityWorld } from '../identity/identity-world.ts'
import { load } from '../identity/load.ts'
import { logins } from '../identity/logins.ts'
import { runSql } from '../../tests/support/run-sql.ts'
import { cpuSeconds } from '../process/process-figures.ts'
import { table } from '../report.ts'

const seconds = 5
const restSeconds = 3

/** What one answer costs in processor time, in our process and in PostgreSQL's: the figures of docs/scaling.md. */
export async function benchCost(): Promise<void> {
  const world = await openIdentityWorld(60)
  const rows: string[][] = []
  try {
    await world.analyze()
    const postgres = await postmasterOf(world.databaseUrl)
    const asReader = (path: string) => () => reading(path, world.readers)
    const kinds: [string, Parameters<typeof load>[0]['next']][] = [
      ['a document from memory', () => ({ path: '/', headers: { 'accept-encoding': 'br' } })],
      ['a session-checked read', asReader('/api/merchant/google')],
      ['`all_apps`', asReader('/api/all_apps')],
      ['the sign-in page, rendered', () => ({ path: '/merchant/login' })],
      ['the apps page of a merchant, rendered', asReader('/merchant/apps')],
      ['a sign-in: hash, session, audit', logins(world.url, world.signers)],
    ]
    for (const [name, next] of kinds) rows.push([name, ...(await costOf(world, postgres, next))])
    rows.push(['acts into the audit chain, which admits one at a time', '', '', await actsPerSecond(world)])
  } finally {
    await world.close()
  }
  table(
    'CPU per request on PostgreSQL, at rest taken off',
    ['what', 'our process', 'PostgreSQL', 'a second, on this machine with its load'],
    rows,
  )
}

let turn = 0
const reading = (path: string, merchants: readonly Merchant[]) => ({
  path,
  headers: merchants[(turn += 1) % merchants.length]?.headers ?? {},
})

async function costOf(
  { url, pid }: IdentityWorld,
  postgres: number,
  next: Parameters<typeof load>[0]['next'],
): Promise<string[]> {
  await load({ url, seconds: 2, connections: 10, next })
  const read = () => [cpuSeconds(pid), familySeconds(postgres)] as const
  const resting = read()
  await sleep(restSeconds * 1000)
  const before = read()
  const { perSecond } = await load({ url, seconds, connections: 10, next })
  const after = read()
  const cost = [0, 1].map((at) => {
    const idle = ((before[at] ?? 0) - (resting[at] ?? 0)) / restSeconds
    return ((after[at] ?? 0) - (before[at] ?? 0)) / seconds - idle
  })
  return [...cost.map((share) => microseconds(share / perSecond)), perSecond.toFixed(0)]
}

const microseconds = (value: number) =>
  value > 0.01 ? `${(value * 1000).toFixed(1)} ms` : `${Math.max(0, value * 1_000_000).toFixed(0)} µs`

/** One transaction each, ten wanting at a time; without waiting for the disk, which the database of a bench does not. */
async function actsPerSecond({ databaseUrl }: IdentityWorld): Promise<string> {
  const database = await openPostgres(databaseUrl, 'src/database/migrations')
  const until = performance.now() + seconds * 1000
  let acts = 0
  const worker = async () => {
    while (performance.now() < until) {
      await withTransaction({ db: database.db, clock: systemClock }, (tx) =>
        addAuditEntry(tx, { action: 'outlet-changed' }),
      )
      acts += 1
    }
  }
  await Promise.all(Array.from({ length: 10 }, worker))
  await database.close()
  return (acts / seconds).toFixed(0)
}

/** The process whose children PostgreSQL's others are. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const [row] = await runSql(databaseUrl, `select pg_read_file('postmaster.pid') as file`)
  return Number(String(row?.file).split('\n')[0])
}

function familySeconds(parent: number): number {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent)
    } catch {
      // It ended while we looked.
      return false
    }
  })
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), 0)
}
