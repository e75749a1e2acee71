import { readFile } from 'node:fs/promises'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type Database, openPglite, openPostgres } from '#database/client.server.ts'

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
  const url = new URL(template)
  const source = url.pathname.slice(1)
  url.pathname = 'postgres'
  const admin = postgres(url.href, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name} template ${source}`)
  await admin.end()
  url.pathname = name
  return openPostgres(url.href, migrations)
}
