import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../src/config/env.ts'
import { openEmbedded } from '../../src/database/client.server.ts'
import { FolderInUseError } from '../../src/database/folder-lock.server.ts'
import { OtherVersionError } from '../../src/database/other-version.server.ts'
import { listSnapshots, takeSnapshot } from '../../src/database/snapshots.server.ts'

/** `npm run backup [folder]`: a copy of the embedded database, whether or not the application is running. */

const timeoutMs = 30_000

const { DATABASE_URL, DATA_DIR } = readConfig()
if (DATABASE_URL) {
  console.error(
    'DATABASE_URL is set: back up PostgreSQL with pg_dump. This command is for the embedded database.',
  )
  process.exit(1)
}
const folder = process.argv[2] ?? join(DATA_DIR, 'backups')
const snapshot = await freshSnapshot()
await mkdir(folder, { recursive: true, mode: 0o700 })
const target = join(folder, basename(snapshot))
await copyFile(snapshot, target)
await chmod(target, 0o600)
console.log(`Backed up to ${target}`)

async function freshSnapshot(): Promise<string> {
  try {
    const database = await openEmbedded(DATA_DIR, 'src/database/migrations')
    const path = await takeSnapshot(database.pglite, DATA_DIR, new Date())
    await database.close()
    return path
  } catch (error) {
    if (error instanceof FolderInUseError && error.holder) return askRunningProcess(error.holder)
    if (!(error instanceof OtherVersionError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The process that holds the database writes a snapshot when it gets SIGUSR2. */
async function askRunningProcess(pid: number): Promise<string> {
  const before = (await listSnapshots(DATA_DIR)).at(-1)
  process.kill(pid, 'SIGUSR2')
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    await sleep(200)
    const newest = (await listSnapshots(DATA_DIR)).at(-1)
    if (newest && newest !== before) return newest
  }
  throw new Error(`Process ${pid} wrote no snapshot within ${timeoutMs / 1000} seconds.`)
}
