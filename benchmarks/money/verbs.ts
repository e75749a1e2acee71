import { Client } from 'pg'
import { type BenchWallet, fillLedger, statements, valuesFor, type Verb } from './ledger-world.ts'
import { openPgledger, type PgledgerAccounts, readPgledger } from './pgledger.ts'
import type { Database } from '#database/client.server.ts'
import { median } from '../identity/load.ts'
import { table } from '../report.ts'

const seconds = 2
const rounds = 7
const warmUps = 20
const connections = 10
const walletCount = 1_000

interface Measured {
  perSecond: number
  p99: number
}

type Next = () => { name: string; text: string; values: string[] }

/** Holds, captures and single charges a second, beside the same movements of pgledger, in turn on one PostgreSQL. */
export async function verbsAgainstPgledger(database: Database, url: string): Promise<void> {
  const wallets = await fillLedger(database.db, walletCount)
  const source = await readPgledger()
  const admin = new Client({ connectionString: url })
  await admin.connect()
  const accounts = source ? await openPgledger(admin, source, walletCount) : undefined
  if (!accounts) console.log('\npgledger could not be fetched, so there is nothing to compare with.')
  await admin.query('vacuum analyze')
  const rows: string[][] = []
  for (const count of [walletCount, 1]) {
    for (const verb of ['hold', 'capture', 'spend'] as const) {
      const sides = [{ schema: 'public', next: our(verb, wallets.slice(0, count)), all: [] as Measured[] }]
      if (accounts && verb !== 'spend')
        sides.push({ schema: 'pgledger', next: their(verb, accounts, count), all: [] })
      for (let round = 0; round < rounds; round += 1) {
        // Both tables grow from nothing: plans that were made for empty ones are not what is measured.
        await admin.query('analyze')
        for (const { schema, next, all } of round % 2 === 0 ? sides : sides.toReversed())
          all.push(await run(url, schema, next))
      }
      const [ours = [], theirs] = sides.map(({ all }) => all)
      rows.push([
        `${verb}, ${count === 1 ? '1 wallet' : `${count.toLocaleString('en')} wallets`}`,
        shown(medians(ours)),
        theirs ? shown(medians(theirs)) : '–',
        theirs ? `${times(ours, theirs)} (wanted: ${wanted(verb, count)})` : '–',
      ])
    }
  }
  await admin.end()
  table(
    `the ledger on PostgreSQL, fsync on, ${connections} connections: a second (p99), medians of ${rounds}`,
    ['what', 'ours', 'pgledger', 'times pgledger'],
    rows,
  )
}

function wanted(verb: Verb, count: number): string {
  if (verb === 'hold') return '2'
  return count === 1 ? '1.5' : '3'
}

/** Two rounds that follow each other are compared: what else the machine does changes from minute to minute. */
function times(ours: Measured[], theirs: Measured[]): string {
  const each = ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? 0))
  const [least, most] = [Math.min(...each), Math.max(...each)]
  return `${median(each).toFixed(1)}, rounds ${least.toFixed(1)} to ${most.toFixed(1)}`
}

const shown = ({ perSecond, p99 }: Measured) => `${perSecond.toFixed(0)} (${p99.toFixed(0)} ms)`

const medians = (all: Measured[]): Measured => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p99: median(all.map(({ p99 }) => p99)),
})

function our(verb: Verb, wallets: BenchWallet[]): Next {
  return () => {
    const wallet = wallets[Math.floor(Math.random() * wallets.length)]
    if (!wallet) throw new Error('No wallet.')
    return { name: verb, text: statements[verb], values: valuesFor(verb, wallet) }
  }
}

/** A hold moves what is available to what is pending, a capture what is pending to revenue. */
function their(verb: 'hold' | 'capture', accounts: PgledgerAccounts, count: number): Next {
  const { available, pending, revenue } = accounts
  return () => {
    const place = Math.floor(Math.random() * count)
    const [from = '', to = ''] =
      verb === 'hold' ? [available[place], pending[place]] : [pending[place], revenue]
    const text = `select id from pgledger_create_transfer($1, $2, $3)`
    return { name: `pgledger ${verb}`, text, values: [from, to, verb === 'hold' ? '0.01' : '0.001'] }
  }
}

/** As fast as it goes, over connections that each wait for their answer. */
async function run(url: string, schema: string, next: Next): Promise<Measured> {
  const clients: Client[] = []
  for (let place = 0; place < connections; place += 1) {
    const client = new Client({ connectionString: url, options: `-c search_path=${schema}` })
    await client.connect()
    // A new connection first compiles the functions and makes its plans.
    for (let call = 0; call < warmUps; call += 1) await client.query(next())
    clients.push(client)
  }
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const began = performance.now()
        await client.query(next())
        took.push(performance.now() - began)
      }
      await client.end()
    }),
  )
  const sorted = took.toSorted((a, b) => a - b)
  return { perSecond: took.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** The same on the embedded database: one connection, in memory. */
export async function verbsEmbedded({ db, pglite }: Database & { engine: 'pglite' }): Promise<void> {
  const wallets = await fillLedger(db, 100)
  const rows: string[][] = []
  for (const verb of ['hold', 'capture', 'spend'] as const) {
    const next = our(verb, wallets)
    const took: number[] = []
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      const { text, values } = next()
      const began = performance.now()
      await pglite.query(text, values)
      took.push(performance.now() - began)
    }
    const p99 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0
    rows.push([`${verb}, 100 wallets`, shown({ perSecond: took.length / seconds, p99 })])
  }
  table('the ledger on the embedded database, one connection, in memory', ['what', 'a second (p99)'], rows)
}
