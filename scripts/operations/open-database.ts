import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../../src/config/env.ts'
import { type Database, openEmbedded, openPostgres } from '../../src/database/client.server.ts'
import { FolderInUseError } from '../../src/database/folder-lock.server.ts'
import { OtherVersionError } from '../../src/database/other-version.server.ts'

const migrations = 'src/database/migrations'

/** For commands beside the application: its settings and its database, if nobody else holds that. */
export async function openDatabase(): Promise<{ config: Config; database: Database }> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig()
  try {
    const database = config.DATABASE_URL
      ? await openPostgres(config.DATABASE_URL, migrations)
      : await openEmbedded(config.DATA_DIR, migrations)
    return { config, database }
  } catch (error) {
    console.error(sentenceFor(error))
    process.exit(1)
  }
}

function sentenceFor(error: unknown): unknown {
  if (error instanceof FolderInUseError)
    return 'The application holds the embedded database. Stop it, run this again, then start it.'
  return error instanceof OtherVersionError ? error.message : error
}
