import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPglite, openPostgres } from '#database/client.server.ts'
import { startOwnPostgres } from '../../tests/support/embedded-postgres.ts'
import { besideHolds } from './beside-holds.ts'
import { statementPages } from './statement-page.ts'
import { verbsAgainstPgledger, verbsEmbedded } from './verbs.ts'

const migrations = 'src/database/migrations'

/** How fast the ledger is, on both engines, and what it does to everybody else. */
export async function benchMoney([lines = 1_000_000]: number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startOwnPostgres(folder, { isDurable: true })
  try {
    const database = await openPostgres(postgres.url, migrations)
    await verbsAgainstPgledger(database, postgres.url)
    await statementPages(database, 'PostgreSQL', [lines / 10, lines])
    await database.close()
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  await verbsEmbedded()
  const embedded = await openPglite({}, migrations)
  await statementPages(embedded, 'the embedded database', [lines / 100, lines / 10])
  await embedded.close()
  await besideHolds()
}
