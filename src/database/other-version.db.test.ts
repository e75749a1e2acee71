// @module-tag engine
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { openEmbedded } from './client.server.ts'
import { OtherVersionError, refuseOtherHistory } from './other-version.server.ts'

const ours = 'src/database/migrations'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'infiniti-version-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Paths with mode, time and size: whatever is written changes one of them. */
const contents = (folder: string) =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].toSorted().map((name) => {
    const { mode, mtimeMs, size } = statSync(join(folder, name))
    return [name, mode, mtimeMs, size]
  })

test.for(['', 'the version of others'])(
  '[FRESH-03] a folder of another version (%o) is refused in one sentence, and nothing in it is changed',
  async (version) => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'database'))
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17')
    if (version) writeFileSync(join(dataDir, 'database-version'), version)
    const before = contents(dataDir)
    await expect(openEmbedded(dataDir, ours)).rejects.toThrow(
      new OtherVersionError(
        `The data in ${dataDir} was made by another version of this program: delete that folder to start afresh, or set DATA_DIR to another one.`,
      ),
    )
    expect(contents(dataDir)).toEqual(before)
  },
)

test('[FRESH-03] a database with other migrations is refused; one that a newer version added to is not', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const { db } = database
  const check = (migrations: string) => refuseOtherHistory(db, migrations, 'use another')
  const others = join(newFolder(), 'migrations')
  cpSync(ours, others, { recursive: true })
  const initial = join(others, '0000_initial.sql')
  writeFileSync(initial, `${readFileSync(initial, 'utf8')}-- changed`)
  await expect(check(others)).rejects.toThrow(
    new OtherVersionError('The database was made by another version of this program: use another.'),
  )
  await check(ours)
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15)`)
  await check(ours)
})
