import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** npm answers it from the lockfile alone. */
const needsNothing = new Set(['audit:deps'])

test('[FRESH-02] every command of README prepares itself', () => {
  const readme = readFileSync('README.md', 'utf8')
  const named = new Set(
    [...readme.matchAll(/npm (?:run )?(start|test|[\w:-]+)(?=[ `\n])/g)].map(([, name = '']) => name),
  )
  expect(named.size).toBeGreaterThan(15)
  const unprepared = [...named].filter(
    (name) => !needsNothing.has(name) && !scripts[`pre${name}`]?.startsWith('node scripts/prepare.mjs'),
  )
  expect(unprepared).toEqual([])
})

/** A project with a lockfile, and an npm that only says what it was asked for. */
function newProject(): { prepare(...options: string[]): string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'infiniti-prepare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const npm = join(folder, 'npm')
  writeFileSync(npm, '#!/bin/sh\nmkdir -p node_modules; echo "npm $1"\n', { mode: 0o755 })
  const script = resolve('scripts/prepare.mjs')
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  return {
    folder,
    prepare: (...options) =>
      execFileSync(process.execPath, [script, ...options], { cwd: folder, env, encoding: 'utf8' }),
  }
}

test('[FRESH-02] installs once, and again when the lockfile has changed', () => {
  const { folder, prepare } = newProject()
  expect(prepare()).toContain('npm install')
  expect(prepare()).toBe('')
  writeFileSync(join(folder, 'package-lock.json'), '{"new":true}')
  expect(prepare()).toContain('npm install')
})

test('[FRESH-02] where the product runs, nothing is installed over what its operators chose', () => {
  const { folder, prepare } = newProject()
  mkdirSync(join(folder, 'node_modules'))
  expect(prepare('--if-missing')).toBe('')
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(prepare('--if-missing')).toContain('npm install')
})

test('[FRESH-02] a failed installation says so in a sentence', () => {
  const { folder } = newProject()
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nexit 3\n', { mode: 0o755 })
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/prepare.mjs')], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  })
  expect(status).toBe(3)
  expect(stderr).toBe('The installation failed. Read the lines above, then run the same command again.\n')
})
