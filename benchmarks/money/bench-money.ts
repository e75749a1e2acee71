import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openPglite, openPostgres } from '#database/client.server.ts'
import { startOwnPostgres } from '../../tests/support/embedded-postgres.ts'
import { statementPages } from './statement-page.ts'
import { verbsAgainstPgledger, verbsEmbedded } from './verbs.ts'

const migrations = 'src/database/migrations'

/** Holds, captures and single charges a second, on both engines. */
export async function benchLedger(): Promise<void> {
  await onPostgres(verbsAgainstPgledger)
  await onEmbedded(verbsEmbedded)
}

/** The first page of a statement of so many lines, on both engines. */
export async function benchStatement([lines = 1_000_000]: number[]): Promise<void> {
  await onPostgres((database) => statementPages(database, 'PostgreSQL', [lines / 10, lines]))
  await onEmbedded((database) => statementPages(database, 'the embedded database', [lines / 100, lines / 10]))
}

async function onPostgres(work: (database: Database, url: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startOwnPostgres(folder, { isDurable: true })
  try {
    const database = await openPostgres(postgres.url, migrations)
    await work(database, postgres.url)
    await database.close()
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onEmbedded(work: (database: Database & { engine: 'pglite' }) => Promise<void>): Promise<void> {
  const database = await openPglite({}, migrations)
  await work(database)
  await database.close()
}
