import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runSql } from '../../tests/support/run-sql.ts'
import { freePort } from '../../tests/support/embedded-postgres.ts'
import { findPostgres, isOpenToAll, openPlace } from './postgres-binaries.ts'
import { runPostgres } from './start-postgres.ts'

function newFolder(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'infiniti-ß place-'))
  chmodSync(folder, mode)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('[FRESH-01] a folder that only its owner can enter is not open to all, nor is what lies in it', () => {
  expect(isOpenToAll(newFolder(0o755))).toBe(true)
  const closed = newFolder(0o700)
  expect(isOpenToAll(closed)).toBe(false)
  const inner = mkdtempSync(join(closed, 'inner-'))
  chmodSync(inner, 0o755)
  expect(isOpenToAll(inner)).toBe(false)
})

test('[FRESH-01] where nobody else can enter the folder for temporary files, a sentence says what to set', () => {
  vi.stubEnv('TMPDIR', newFolder(0o700))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(() => openPlace('x')).toThrow(/nobody else can enter .*\. Set TMPDIR to a folder/)
})

test('[FRESH-01] PostgreSQL is found where the user who runs it can reach it', () => {
  const { postgres, user } = findPostgres()
  expect(user.uid === undefined || isOpenToAll(join(postgres, '..'))).toBe(true)
  expect(user.uid).not.toBe(0)
})

test('[FRESH-01] PostgreSQL runs in a path with a space and a letter beyond ASCII, and starts again', async () => {
  const directory = join(newFolder(0o755), 'data')
  const { url, stop, startAgain } = await runPostgres({ directory, port: await freePort() })
  onTestFinished(stop)
  await runSql(url, 'create table kept (word text)')
  await stop()
  await startAgain()
  expect(await runSql(url, `select lower('É') as small, count(*)::int as n from kept`)).toEqual([
    { small: 'é', n: 0 },
  ])
})
