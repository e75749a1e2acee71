import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate } from './private-files.server.ts'

/**
 * The embedded database allows a second process to open its folder and then loses committed rows.
 * SQLite's file lock keeps the second one out, and the operating system releases it even on kill -9.
 */
export interface FolderLock {
  release(): void
}

export class FolderInUseError extends Error {
  readonly holder: number | undefined

  constructor(dataDir: string, holder: number | undefined) {
    super(
      `The database in ${dataDir} is already open in ${holder ? `process ${holder}` : 'another process'}. ` +
        'Stop that process, or set DATA_DIR to another folder.',
    )
    this.holder = holder
  }
}

export function acquireFolderLock(dataDir: string): FolderLock {
  keepPrivate(dataDir)
  const holderFile = join(dataDir, 'lock.pid')
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new FolderInUseError(dataDir, readHolder(holderFile))
  }
  writeFileSync(holderFile, String(process.pid))
  return { release: () => lock.close() }
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}
