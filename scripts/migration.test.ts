import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeInitialMigration } from './migration.ts'

const contents = (root: string) => {
  const folder = join(root, 'src/database/migrations')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

test('the migration is the one that `npm run migration` writes', { timeout: 60_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'infiniti-migration-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('src/database', join(root, 'src/database'), { recursive: true })
  cpSync('drizzle.config.ts', join(root, 'drizzle.config.ts'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  await writeInitialMigration(root)
  expect(contents(root)).toEqual(contents('.'))
})
