import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { withConnectionSessions } from './connection-sessions.server.ts'
import { acquireFolderLock, type FolderLock } from './folder-lock.server.ts'
import {
  databaseFolder,
  refuseOtherFolder,
  refuseOtherHistory,
  writeFolderVersion,
} from './other-version.server.ts'
import { openPool } from './pool.server.ts'
import { PrivateNodeFS } from './private-node-fs.server.ts'
import { openSessionReads } from './session-reads.server.ts'

/** The result of raw SQL, on both engines. */
interface RawResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] }
}

/** Verbs see this type alone, so the same code runs on both engines. */
export type Db = PgDatabase<RawResult>

export type Database = {
  db: Db
  /** For short reads by key outside transactions, such as finding a session. Call it for each query. */
  sessionReads(): Db
  /** For work that only one instance may do at a time, such as preparing the database at start. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Ends every connection; resolves when nothing more will be written. */
  close(): Promise<void>
} & ({ engine: 'pglite'; pglite: PGlite } | { engine: 'postgres'; url: string })

const casing = 'snake_case'
/** An arbitrary number; every instance uses the same one. */
const startLock = 5_216_031

export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  // Drizzle takes no lock of its own, and two instances may start at the same moment.
  await underStartLock(url, async (client) => {
    const db = drizzlePostgres(client, { casing })
    await refuseOtherHistory(db, migrationsFolder, 'set DATABASE_URL to an empty one')
    await migratePostgres(db, { migrationsFolder })
  })
  const pool = openPool(url)
  const sessionReads = openSessionReads(url, { casing })
  return {
    engine: 'postgres',
    url,
    db: withConnectionSessions(drizzlePostgres(pool, { casing }), pool, { casing }),
    sessionReads: sessionReads.db,
    alone: (work) => underStartLock(url, work),
    close: async () => {
      await Promise.all([pool.end(), sessionReads.close()])
    },
  }
}

/** The lock belongs to a connection of its own, so PostgreSQL releases it even when the process is killed. */
async function underStartLock<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Opens the database inside this process. The folder is locked for as long as it is open. */
export async function openEmbedded(
  dataDir: string,
  migrationsFolder: string,
): Promise<Database & { engine: 'pglite' }> {
  refuseOtherFolder(dataDir, migrationsFolder)
  const lock = acquireFolderLock(dataDir)
  try {
    writeFolderVersion(dataDir, migrationsFolder)
    return await openPglite({ dataDir: databaseFolder(dataDir) }, migrationsFolder, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

export async function openPglite(
  options: { dataDir?: string; loadDataDir?: Blob },
  migrationsFolder: string,
  lock?: FolderLock,
): Promise<Database & { engine: 'pglite' }> {
  const { dataDir, loadDataDir } = options
  const fs = dataDir === undefined ? undefined : new PrivateNodeFS(dataDir)
  const pglite = await PGlite.create({ fs, loadDataDir, extensions: { pg_trgm } })
  const db = drizzlePglite(pglite, { casing })
  try {
    await refuseOtherHistory(db, migrationsFolder, 'use one that this version made')
  } catch (error) {
    await pglite.close()
    throw error
  }
  await migratePglite(db, { migrationsFolder })
  return {
    engine: 'pglite',
    pglite,
    db,
    sessionReads: () => db,
    alone: (work) => work(),
    close: async () => {
      await pglite.close()
      lock?.release()
    },
  }
}
