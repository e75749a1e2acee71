import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '#database/client.server.ts'
import { wallets } from '#database/schema/ledger.ts'
import { newId } from '#domain/identifiers.ts'
import { pageOf, wholeStatement } from '#domain/money/wallet/read-statement.ts'
import type { Wallet } from '#domain/money/wallet/open-wallet.ts'
import { table } from '../report.ts'

const reads = 400
const atOnce = 100_000

/** The first page of a statement, as the tenant role reads it, of a short and of a long one; in turn. */
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
  for (let read = 0; read < reads; read += 1) {
    for (const { wallet, took } of made) {
      const began = performance.now()
      await readPage(db, wallet)
      // The first ones find cold caches and plans that are not made yet.
      if (read >= reads / 10) took.push(performance.now() - began)
    }
  }
  const [short, long] = made
  const rows = made.map(({ size, took }) => [
    `${size.toLocaleString('en')} lines`,
    `${share(took, 0.5).toFixed(2)} ms`,
    `${share(took, 0.99).toFixed(2)} ms (wanted: at most 5)`,
  ])
  const ratio = share(long?.took ?? [], 0.5) / share(short?.took ?? [], 0.5)
  rows.push(['the long one, of the short one', `${ratio.toFixed(2)} times (wanted: at most 1.5)`, ''])
  table(`a statement’s first page on ${engine}`, ['of', 'median', 'p99'], rows)
}

function readPage(db: Db, wallet: Wallet): Promise<unknown> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('role', 'infiniti_tenant', true), set_config('app.company', ${wallet.companyId}, true)`,
    )
    const page = await pageOf({ db: tx }, wallet, wholeStatement)
    if (page.lines.length !== 50) throw new Error(`${page.lines.length} lines on the page`)
  })
}

/** A wallet that was charged so often, written as the functions of the ledger would have written it. */
async function fillStatement(db: Db, lines: number): Promise<Wallet> {
  // Millions of rows, and each would be looked at by triggers that are not what is measured.
  await db.execute(sql`set local session_replication_role = replica`)
  const [id, company] = [newId(new Date()), randomUUID()]
  await db.execute(sql`select open_wallet(${id}, ${company}::uuid, 'USD', now())`)
  for (let from = 1; from <= lines; from += atOnce) {
    const to = Math.min(lines, from + atOnce - 1)
    // The number of a line stands in its id, so that both inserts agree.
    const key = sql`(${id.slice(0, 24)} || lpad(to_hex(line), 12, '0'))::uuid`
    await db.execute(sql`insert into transfers (id, company_id, kind, currency, rate_id, units, scope, key, fingerprint, at)
      select ${key}, ${company}::uuid, 'grant', 'USD', (select min(id) from rates), 1, ${`bench:${id}`}, line::text, '', now()
      from generate_series(${from}::integer, ${to}::integer) line`)
    await db.execute(sql`insert into entries (transfer_id, account_id, company_id, kind, amount, granted_amount, seq, balance_after, at)
      select ${key}, case when own then w.account_id else ledger_account('promotions', 'USD') end, ${company}::uuid, 'capture',
        case when own then 1000 else -1000 end, case when own then 1000 else 0 end,
        case when own then line end, case when own then line::bigint * 1000 end, now()
      from wallets w, generate_series(${from}::integer, ${to}::integer) line, unnest(array[true, false]) own where w.id = ${id}`)
  }
  await db.execute(
    sql`update wallets set balance = ${lines} * 1000, granted = ${lines} * 1000, seq = ${lines} where id = ${id}`,
  )
  const [wallet] = await db.select().from(wallets).where(eq(wallets.id, id))
  if (!wallet) throw new Error('No wallet.')
  return wallet
}

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
