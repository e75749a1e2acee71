import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './client.server.ts'
import { keepPrivate } from './private-files.server.ts'
import { takeSnapshot } from './snapshots.server.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'infiniti-modes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

/** Paths that somebody else on the machine could read, list or change. */
const openPaths = (folder: string) =>
  [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ].filter((path) => (statSync(path).mode & 0o077) !== 0)

test('[DOOR-04] what was there before is closed to others', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'snapshots'), { recursive: true })
  for (const name of ['infiniti.log', 'snapshots/old.tar.gz']) {
    writeFileSync(join(folder, name), 'x')
    chmodSync(join(folder, name), 0o666)
  }
  chmodSync(join(folder, 'snapshots'), 0o777)
  keepPrivate(folder)
  expect(openPaths(folder)).toEqual([])
  expect(statSync(join(folder, 'snapshots')).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'infiniti.log')).mode & 0o777).toBe(0o600)
})

test('[DOOR-04] the embedded database and its snapshots are readable by their owner alone', async () => {
  const folder = newFolder()
  const database = await openEmbedded(folder, 'src/database/migrations')
  await database.db.execute(sql`create table words as select repeat('x', 100) from generate_series(1, 1000)`)
  await database.db.execute(sql`create index on words (repeat)`)
  await takeSnapshot(database.pglite, folder, new Date())
  expect(openPaths(folder)).toEqual([])
  await database.close()
  expect(openPaths(folder)).toEqual([])
  const again = await openEmbedded(folder, 'src/database/migrations')
  await again.close()
  expect(openPaths(folder)).toEqual([])
})
