import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openPostgres } from '#database/client.server.ts'
import { type Context, guardedDb } from '#domain/context.server.ts'
import { seedCrowd, tidyAfterCrowd } from '#domain/demo/seed-crowd.ts'
import { listMerchants } from '#domain/staff/list-merchants.ts'
import { startPostgres } from '../../tests/support/embedded-postgres.ts'
import { table } from '../report.ts'

const sizes = [10_000, 100_000, 1_000_000]
const rounds = 15
const terms = {
  'no term, the first page': '',
  'one merchant (`tea-4711`)': 'tea-4711',
  'a name (`greta novak`)': 'greta novak',
  'a piece of many (`loom`)': 'loom',
  'nobody (`zzyzx`)': 'zzyzx',
}

/** How long the staff desk's search takes as merchants become many, on PostgreSQL. */
export async function benchSearch(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startPostgres(folder)
  const database = await openPostgres(postgres.url, 'src/database/migrations')
  const columns: string[][] = []
  try {
    let there = 0
    for (const size of sizes) {
      await seedCrowd(database, size - there)
      await tidyAfterCrowd(database)
      there = size
      columns.push(await column(database, size))
    }
  } finally {
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const names = [...Object.keys(terms), 'database, bytes a merchant']
  table(
    `a search among merchants on PostgreSQL: median and slowest of ${rounds}, ms`,
    ['term', ...sizes.map((size) => size.toLocaleString('en-GB'))],
    names.map((name, at) => [name, ...columns.map((cells) => cells[at] ?? '')]),
  )
}

async function column(database: Database, size: number): Promise<string[]> {
  const ctx = { db: guardedDb(database.db) } as Context
  const cells: string[] = []
  for (const search of Object.values(terms)) {
    const took: number[] = []
    for (let i = 0; i < rounds; i += 1) {
      const began = performance.now()
      await listMerchants(ctx, { search, state: 'all', sort: 'first_name', after: '', before: '' })
      took.push(performance.now() - began)
    }
    took.sort((a, b) => a - b)
    cells.push(`${took[Math.floor(rounds / 2)]?.toFixed(0)}, ${took.at(-1)?.toFixed(0)}`)
  }
  const bytes = await database.db.execute(sql`select pg_database_size(current_database())::float8 as bytes`)
  const [row] = 'rows' in bytes ? bytes.rows : bytes
  return [...cells, (Number(row?.bytes) / size).toFixed(0)]
}
