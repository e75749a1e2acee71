import { existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { readConfig } from '../../src/config/env.ts'
import { openPglite } from '../../src/database/client.server.ts'
import {
  acquireFolderLock,
  FolderInUseError,
  type FolderLock,
} from '../../src/database/folder-lock.server.ts'
import {
  databaseFolder,
  OtherVersionError,
  writeFolderVersion,
} from '../../src/database/other-version.server.ts'

/** `npm run restore -- FILE`: puts a backup in place of the embedded database, which is kept beside it. */

const file = process.argv[2]
if (!file || !existsSync(file)) {
  console.error('Name the backup to restore: npm run restore -- data/backups/….tar.gz')
  process.exit(1)
}
const migrations = 'src/database/migrations'
const { DATA_DIR } = readConfig()
const backup = new Blob([new Uint8Array(await readFile(file))])
const lock = lockOrExplain()
await refuseOtherVersion()
const folder = databaseFolder(DATA_DIR)
const aside = `${folder}-before-${new Date().toISOString().replaceAll(':', '-')}`
if (existsSync(folder)) await rename(folder, aside)
writeFolderVersion(DATA_DIR, migrations)
const database = await openPglite({ dataDir: folder, loadDataDir: backup }, migrations, lock)
await database.close()
console.log(`Restored ${file}. What was there before is kept in ${aside}.`)

function lockOrExplain(): FolderLock {
  try {
    return acquireFolderLock(DATA_DIR)
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** In memory first: a backup that cannot be used leaves everything in its place. */
async function refuseOtherVersion(): Promise<void> {
  try {
    const trial = await openPglite({ loadDataDir: backup }, migrations)
    await trial.close()
  } catch (error) {
    if (!(error instanceof OtherVersionError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
