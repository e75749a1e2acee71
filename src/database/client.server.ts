import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzleQuick } from 'drizzle-orm/postgres-js'
import { Client } from 'pg'
import postgres from 'postgres'
import { acquireFolderLock, type FolderLock } from './folder-lock.server.ts'
import { withKeptSessions } from './kept-sessions.server.ts'
import { preparingStatements } from './prepared-statements.server.ts'
import { withQuickLane } from './quick-lane.server.ts'
import { openSteadyPool } from './steady-pool.server.ts'

/** What raw SQL is answered by, on both engines. */
interface EitherResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] } | Record<string, unknown>[]
}

/** Verbs see this type alone, so the same code runs on both engines. */
export type Db = PgDatabase<EitherResult>

export type Database = {
  db: Db
  /** For what instances that start together must do one after the other. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Ends every connection; resolves when nothing more will be written. */
  close(): Promise<void>
} & ({ engine: 'pglite'; pglite: PGlite } | { engine: 'postgres'; url: string })

const casing = 'snake_case'
/** Any number will do, as long as every instance uses the same one. */
const startLock = 5_216_031
/**
 * One, so that the questions of many requests travel together, each answered in a fraction of a millisecond. It
 * carries more of them than one process can ask; with each further connection fewer share a packet.
 */
const quickConnections = 1

/**
 * Seconds. Left to itself the driver waits up to twenty before it tries again, and everybody who asks waits with it;
 * while the database is away we would rather say so at once.
 */
const quickPatience = { connect_timeout: 2, backoff: () => 0.2 }

export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  // Drizzle takes no lock of its own, and two instances may start at the same moment.
  await underStartLock(url, (client) =>
    migratePostgres(drizzlePostgres(client, { casing }), { migrationsFolder }),
  )
  const pool = openSteadyPool(url)
  const quick = postgres(url, {
    onnotice: () => {},
    max: quickConnections,
    connection: { statement_timeout: 10_000, jit: false },
    ...quickPatience,
  })
  return {
    engine: 'postgres',
    url,
    db: withQuickLane(
      withKeptSessions(drizzlePostgres(pool, { casing }), pool, { casing }),
      drizzleQuick(preparingStatements(quick), { casing }),
    ),
    alone: (work) => underStartLock(url, work),
    close: async () => {
      await Promise.all([pool.end(), quick.end({ timeout: 5 })])
    },
  }
}

/** The lock belongs to a connection of its own: whoever dies with it gives it back. */
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
  const lock = acquireFolderLock(dataDir)
  try {
    return await openPglite({ dataDir: databaseFolder(dataDir) }, migrationsFolder, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Where PGlite keeps its files below the data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

export async function openPglite(
  options: { dataDir?: string; loadDataDir?: Blob },
  migrationsFolder: string,
  lock?: FolderLock,
): Promise<Database & { engine: 'pglite' }> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm } })
  const db = drizzlePglite(pglite, { casing })
  await migratePglite(db, { migrationsFolder })
  return {
    engine: 'pglite',
    pglite,
    db,
    alone: (work) => work(),
    close: async () => {
      await pglite.close()
      lock?.release()
    },
  }
}
