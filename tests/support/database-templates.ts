import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Database, openPglite, openPostgres } from '#database/client.server.ts'
import { openJobQueue } from '#database/job-queue.server.ts'
import { inDatabase, startPostgres } from './embedded-postgres.ts'
import { runSql } from './run-sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'pglite' | 'postgres'
    /** The migrated dump (a file) or the migrated database (an address) that tests copy. */
    template: string
  }
}

const migrations = 'src/database/migrations'

/** Migrates once per run; every test file then starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-test-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  if (project.config.provide.engine === 'pglite') {
    const database = await openPglite({}, migrations)
    await prepareQueues(database)
    const dump = await database.pglite.dumpDataDir('none')
    const file = join(folder, 'template.tar')
    await writeFile(file, Buffer.from(await dump.arrayBuffer()))
    await database.close()
    project.provide('template', file)
    return removeFolder
  }
  const server = await startPostgres(folder)
  const name = `infiniti_template_${process.pid}`
  await runSql(server.url, `create database ${name}`)
  const url = inDatabase(server.url, name)
  const database = await openPostgres(url, migrations)
  await prepareQueues(database)
  await database.close()
  project.provide('template', url)
  return async () => {
    await runSql(server.url, `drop database if exists ${name} with (force)`)
    await server.stop()
    await removeFolder()
  }
}

async function prepareQueues(database: Database): Promise<void> {
  const queue = await openJobQueue(database, () => {})
  await queue.close()
}
