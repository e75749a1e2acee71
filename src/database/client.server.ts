import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { acquireFolderLock, type FolderLock } from './folder-lock.server.ts'
import { withQuickLane } from './prepared-query.server.ts'
import { preparingStatements } from './prepared-statements.server.ts'

/** The two drivers answer raw SQL in different shapes. */
interface EitherResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] } | Record<string, unknown>[]
}

/** Verbs see this type alone, so the same code runs on both engines. */
export type Db = PgDatabase<EitherResult>

export type Database = {
  db: Db
  /** Ends every connection; resolves when nothing more will be written. */
  close(): Promise<void>
} & ({ engine: 'pglite'; pglite: PGlite } | { engine: 'postgres'; url: string })

const casing = 'snake_case'
/** Any number will do, as long as every instance uses the same one. */
const migrationLock = 5_216_031
/**
 * One, so that the questions of many requests travel together, each answered in a fraction of a millisecond. It
 * carries more of them than one process can ask; with each further connection fewer share a packet.
 */
const quickConnections = 1

export async function openPostgres(url: string, migrationsFolder: string): Promise<Database> {
  const quiet = { onnotice: () => {}, connect_timeout: 5 }
  const migrator = postgres(url, { ...quiet, max: 1 })
  try {
    // Drizzle takes no lock of its own, and two instances may start at the same moment.
    await migrator`select pg_advisory_lock(${migrationLock})`
    await migratePostgres(drizzlePostgres(migrator, { casing }), { migrationsFolder })
  } finally {
    await migrator.end({ timeout: 5 })
  }
  // Compiling a plan takes longer than any of ours runs.
  const connection = { statement_timeout: 10_000, jit: false }
  const client = postgres(url, { ...quiet, max: 10, connection })
  const quick = postgres(url, { ...quiet, max: quickConnections, connection })
  const db = drizzlePostgres(preparingStatements(client), { casing })
  return {
    engine: 'postgres',
    url,
    db: withQuickLane(db, drizzlePostgres(preparingStatements(quick), { casing })),
    close: async () => {
      await Promise.all([client.end({ timeout: 5 }), quick.end({ timeout: 5 })])
    },
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
    close: async () => {
      await pglite.close()
      lock?.release()
    },
  }
}
