import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface KeptFile {
  /** What was kept before; undefined where there is nothing, or nothing that can be read. */
  stored: unknown
  /** Writes what `state` gives, soon, and once for many changes. */
  save: (state: () => unknown) => void
  /** Resolves when everything so far is written. */
  saved: () => Promise<void>
}

/** State that outlasts a restart, in the folder, if there is one. Where the folder is deleted, it starts anew. */
export function openKeptFile(dataDir: string | undefined, name: string): KeptFile {
  const file = dataDir && join(dataDir, name)
  let waiting: Promise<void> | undefined
  let newest: Promise<void> = Promise.resolve()

  /** One write at a time. Changes until it begins are in it; later ones are the next. */
  async function saveSoon(target: string, state: () => unknown, before: Promise<void>): Promise<void> {
    await sleep(100)
    await before
    waiting = undefined
    await mkdir(dirname(target), { recursive: true })
    await writeFile(`${target}.part`, JSON.stringify(state()), { mode: 0o600 })
    await rename(`${target}.part`, target)
  }

  return {
    stored: read(file),
    save: (state) => {
      if (file && !waiting) newest = waiting = saveSoon(file, state, newest)
    },
    saved: () => newest,
  }
}

function read(file: string | undefined): unknown {
  try {
    return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}
