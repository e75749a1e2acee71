import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { startShortLived } from '../support/faults/server-process.ts'

const run = promisify(execFile)
let world: FaultWorld

beforeAll(async () => {
  world = await openFaultWorld({ database: 'embedded' })
})
afterAll(() => world.close())

test(
  'a backup of the running database brings its messages back after the folder is lost',
  { tags: 'long' },
  async () => {
    const server = await startShortLived(world.env)
    onTestFinished(() => server.kill())
    const reference = (await world.sendMessage(server)) ?? 'none'
    const folder = await mkdtemp(join(tmpdir(), 'infiniti-backup-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const env = { PATH: process.env.PATH, DATA_DIR: world.env.DATA_DIR }

    await run(process.execPath, ['scripts/operations/backup.ts', folder], { env })
    const [backup = ''] = await readdir(folder)
    expect(backup).toMatch(/\.tar\.gz$/)
    const restore = ['--liftoff-only', 'scripts/operations/restore.ts', join(folder, backup)]
    const later = (await world.sendMessage(server)) ?? 'none'
    const refused = run(process.execPath, restore, { env })
    await expect(refused).rejects.toThrow(/is already open in process/)
    await server.stop()

    await run(process.execPath, restore, { env })
    const { stored } = await world.audit([])
    expect(stored.has(reference)).toBe(true)
    expect(stored.has(later), 'written after the backup').toBe(false)
  },
)
