import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** PGlite survives a killed process but not a power failure; snapshots every few minutes limit the loss. */
const keptSnapshots = 3

export const snapshotFolder = (dataDir: string) => join(dataDir, 'snapshots')

export async function listSnapshots(dataDir: string): Promise<string[]> {
  const names = await readdir(snapshotFolder(dataDir)).catch(() => [])
  return names
    .filter((name) => name.endsWith('.tar.gz'))
    .toSorted()
    .map((name) => join(snapshotFolder(dataDir), name))
}

/** Writes to a temporary file and renames it, so that a snapshot is complete or absent. */
export async function writeDump(pglite: PGlite, target: string): Promise<void> {
  const dump = await pglite.dumpDataDir('gzip')
  const file = await open(`${target}.part`, 'w')
  await file.writeFile(Buffer.from(await dump.arrayBuffer()))
  await file.sync()
  await file.close()
  await rename(`${target}.part`, target)
}

export async function takeSnapshot(pglite: PGlite, dataDir: string, now: Date): Promise<string> {
  await mkdir(snapshotFolder(dataDir), { recursive: true })
  const target = join(snapshotFolder(dataDir), `${now.toISOString().replaceAll(':', '-')}.tar.gz`)
  await writeDump(pglite, target)
  const outdated = (await listSnapshots(dataDir)).slice(0, -keptSnapshots)
  await Promise.all(outdated.map((path) => rm(path)))
  return target
}
