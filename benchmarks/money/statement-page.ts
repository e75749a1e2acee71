import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '#database/client.server.ts'
import { wallets } from '#database/schema/ledger.ts'
import { newId } from '#domain/identifiers.ts'
import type { Wallet } from '#domain/money/wallet/open-wallet.ts'
import { readStatement, wholeStatement } from '#domain/money/wallet/read-statement.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { table } from '../report.ts'

const reads = 1_000
const atOnce = 100_000

/**
 * The first page of a statement as a merchant's page asks for it, of a short and of a long one; in turn. Beside them
 * the shortest question that there is, which shows what the machine does to all of them.
 */
export async function statementPages(
  database: Database,
  engine: string,
  sizes: [number, number],
): Promise<void> {
  const { db } = database
  const made: { size: number; wallet: Wallet; took: number[] }[] = []
  for (const size of sizes) {
    const wallet = await db.transaction((tx) => fillStatement(tx, size))
    made.push({ size, wallet, took: [] })
  }
  await db.execute(sql`analyze entries`)
  await db.execute(sql`analyze transfers`)
  const nothing: number[] = []
  for (let read = 0; read < reads; read += 1) {
    // The first ones find cold caches and plans that are not made yet.
    const isCounted = read >= reads / 10
    for (const { wallet, took } of made) {
      const ms = await timed(() => readPage(db, wallet))
      if (isCounted) took.push(ms)
    }
    const ms = await timed(() => db.execute(sql`select 1`))
    if (isCounted) nothing.push(ms)
  }
  const [short, long] = made
  const rows = made.map(({ size, took }) => [
    `${size.toLocaleString('en')} lines`,
    `${share(took, 0.5).toFixed(2)} ms`,
    `${share(took, 0.99).toFixed(2)} ms (wanted: at most 5)`,
  ])
  const ratio = share(long?.took ?? [], 0.5) / share(short?.took ?? [], 0.5)
  rows.push(['the long one, of the short one', `${ratio.toFixed(2)} times (wanted: at most 1.5)`, ''])
  rows.push([
    'nothing but `select 1`',
    `${share(nothing, 0.5).toFixed(2)} ms`,
    `${share(nothing, 0.99).toFixed(2)} ms`,
  ])
  table(`a statement’s first page on ${engine}`, ['of', 'median', 'p99'], rows)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function readPage(db: Db, { companyId }: Wallet): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the verb looks at
  const ctx = { db, session: { companyId, role: 'owner' } } as MerchantContext
  const page = await readStatement(ctx, wholeStatement)
  if (page.lines.length !== 50) throw new Error(`${page.lines.length} lines on the page`)
}

/** A wallet that was charged so often, written as the functions of the ledger would have written it. */
export async function fillStatement(db: Db, lines: number): Promise<Wallet> {
  // Millions of rows, and each would be looked at by triggers that are not what is measured.
  await db.execute(sql`set local session_replication_role = replica`)
  await db.execute(sql`set local statement_timeout = 0`)
  const [id, company] = [newId(new Date()), randomUUID()]
  await db.execute(sql`select open_wallet(${id}, ${company}::uuid, 'USD', now())`)
  for (let from = 1; from <= lines; from += atOnce) {
    const to = Math.min(lines, from + atOnce - 1)
    // The number of a line stands in its id, so that both inserts agree.
    const key = sql`(${id.slice(0, 24)} || lpad(to_hex(line), 12, '0'))::uuid`
    await db.execute(sql`insert into transfers (id, company_id, kind, currency, rate_id, units, scope, key, fingerprint, at)
      select ${key}, ${company}::uuid, 'grant', 'USD', (select min(id) from rates), 1, ${`bench:${id}`}, line::text, '', now()
      from generate_series(${from}::integer, ${to}::integer) line`)
    await db.execute(sql`insert into entries (transfer_id, account_id, company_id, kind, amount, credit_amount, seq, balance_after, at)
      select ${key}, case when own then w.account_id else (select ledger_account('promotions', 'USD')) end, ${company}::uuid, 'capture',
        case when own then 1000 else -1000 end, case when own then 1000 else 0 end,
        case when own then line end, case when own then line::bigint * 1000 end, now()
      from wallets w, generate_series(${from}::integer, ${to}::integer) line, unnest(array[true, false]) own where w.id = ${id}`)
  }
  await db.execute(
    sql`update wallets set balance = ${lines} * 1000, credit = ${lines} * 1000, seq = ${lines} where id = ${id}`,
  )
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, id))
  if (!wallet) throw new Error('No wallet.')
  return wallet
}

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
