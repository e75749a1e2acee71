import { inject } from 'vitest'
import { inDatabase, type OwnPostgres, startOwnPostgres } from '../embedded-postgres.ts'
import { runSql } from '../run-sql.ts'

let databases = 0

/** A database with the demo, or an empty one, in the PostgreSQL that tests share. Gives its address. */
export async function newSharedDatabase({ isEmpty = false } = {}): Promise<string> {
  databases += 1
  const { databaseUrl } = inject('prepared')
  const name = `fault_${process.pid}_${databases}`
  const template = isEmpty ? 'template1' : nameOf(databaseUrl)
  await runSql(inDatabase(databaseUrl, 'postgres'), `create database ${name} template ${template}`)
  return inDatabase(databaseUrl, name)
}

/** A PostgreSQL of the test's own, with the demo, that it may stop and kill. */
export async function startPreparedPostgres(folder: string): Promise<OwnPostgres> {
  const { databaseUrl, postgresDirectory } = inject('prepared')
  const postgres = await startOwnPostgres(folder, { copyOf: postgresDirectory })
  return { ...postgres, url: inDatabase(postgres.url, nameOf(databaseUrl)) }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)
