import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ownFolder = 0o700
const ownFile = 0o600

/**
 * Makes a folder, and all that is or will be in it, readable by its owner alone: what was there before is closed, and
 * this process and those it starts write nothing that others could read.
 */
export function keepPrivate(folder: string): void {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: ownFolder })
  chmodSync(folder, ownFolder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // Never follow links, which may lead to another folder.
    if (entry.isSymbolicLink()) continue
    closeToOthers(join(entry.parentPath, entry.name), entry.isDirectory() ? ownFolder : ownFile)
  }
}

/** The running database removes files of its own meanwhile. */
function closeToOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
