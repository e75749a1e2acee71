import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** The database was made by other migrations than ours. Nothing in it was changed. */
export class OtherVersionError extends Error {}

/** Where PGlite keeps its files below the data folder. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database')

const hashesOf = (migrationsFolder: string) =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** Opening an embedded database writes to its files, so its version is also in a file beside it. */
const versionFile = (dataDir: string) => join(dataDir, 'database-version')

export function refuseOtherFolder(dataDir: string, migrationsFolder: string): void {
  if (!existsSync(databaseFolder(dataDir))) return
  const file = versionFile(dataDir)
  const version = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (version === hashesOf(migrationsFolder)[0]) return
  throw new OtherVersionError(
    `The data in ${dataDir} was made by another version of this program: delete that folder to start afresh, or set DATA_DIR to another one.`,
  )
}

/** Before the database is created: a process that is killed in between leaves a folder that can be opened. */
export function writeFolderVersion(dataDir: string, migrationsFolder: string): void {
  writeFileSync(versionFile(dataDir), hashesOf(migrationsFolder)[0] ?? '')
}

interface Executor {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>
}

/** The migrations of the database must begin as ours do; it may have more, from a newer version that is being rolled out. */
export async function refuseOtherHistory(
  db: Executor,
  migrationsFolder: string,
  remedy: string,
): Promise<void> {
  const table = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (table.rows[0]?.name == null) return
  const { rows } = await db.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)
  const ours = hashesOf(migrationsFolder)
  if (rows.every(({ hash }, index) => index >= ours.length || hash === ours[index])) return
  throw new OtherVersionError(`The database was made by another version of this program: ${remedy}.`)
}
