import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { type Database, openPglite, openPostgres } from '#database/client.server.ts'
import { inDatabase } from './embedded-postgres.ts'
import { runSql } from './run-sql.ts'

const migrations = 'src/database/migrations'
let copies = 0

/** A fresh, migrated database on the engine under test. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template')
  if (inject('engine') === 'pglite') {
    return openPglite({ loadDataDir: new Blob([new Uint8Array(await readFile(template))]) }, migrations)
  }
  copies += 1
  const name = `infiniti_test_${process.pid}_${copies}`
  const source = new URL(template).pathname.slice(1)
  await runSql(inDatabase(template, 'postgres'), `create database ${name} template ${source}`)
  return openPostgres(inDatabase(template, name), migrations)
}
