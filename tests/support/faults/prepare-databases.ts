import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyDataDirectory, freePort, inDatabase, startOwnPostgres } from '../embedded-postgres.ts'
import { runSql } from '../run-sql.ts'
import { startShortLived } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Each is migrated and has the demo in it; tests begin with copies. */
    prepared: {
      /** A data folder with the embedded database. */
      folder: string
      /** The address of a database in the PostgreSQL that tests share. */
      databaseUrl: string
      /** The data directory of a stopped PostgreSQL that has the same database. */
      postgresDirectory: string
    }
  }
}

export const faultSecret = 'a-secret-of-more-than-thirty-two-bytes-1'
const databaseName = 'infiniti'

/** A first start migrates and makes the demo, which takes several times as long as a later start. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'infiniti-prepared-'))
  const folder = join(root, 'embedded')
  const postgresDirectory = join(root, 'postgres-stopped')
  const [, postgres] = await Promise.all([startOnce({ DATA_DIR: folder }), startOwnPostgres(root)])
  await runSql(postgres.url, `create database ${databaseName}`)
  const databaseUrl = inDatabase(postgres.url, databaseName)
  await startOnce({ DATA_DIR: join(root, 'files'), DATABASE_URL: databaseUrl })
  await postgres.pause()
  await copyDataDirectory(postgres.directory, postgresDirectory)
  await postgres.resume()
  project.provide('prepared', { folder, databaseUrl, postgresDirectory })
  return async () => {
    await postgres.stop()
    await rm(root, { recursive: true, force: true })
  }
}

async function startOnce(database: Record<string, string>): Promise<void> {
  const server = await startShortLived({
    ...database,
    PORT: String(await freePort()),
    SECRET_KEYS: faultSecret,
    LOG_LEVEL: 'error',
  })
  await server.stop()
}
