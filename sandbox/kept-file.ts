import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface KeptFile {
  /** What was kept before; undefined where there is nothing, or nothing that can be read. */
  stored: unknown
  /** Writes what `state` gives, soon, and once for many changes. */
  save: (state: () => unknown) => void
  /** Resolves when nothing waits to be written. */
  saved: () => Promise<void>
}

/** State that outlasts a restart, in the folder, if there is one. Whoever deletes the folder starts anew. */
export function openKeptFile(dataDir: string | undefined, name: string): KeptFile {
  const file = dataDir && join(dataDir, name)
  let saving: Promise<void> | undefined

  async function saveSoon(target: string, state: () => unknown): Promise<void> {
    await sleep(100)
    saving = undefined
    await mkdir(dirname(target), { recursive: true })
    await writeFile(`${target}.part`, JSON.stringify(state()), { mode: 0o600 })
    await rename(`${target}.part`, target)
  }

  return {
    stored: read(file),
    save: (state) => {
      if (file) saving ??= saveSoon(file, state)
    },
    saved: async () => {
      await saving
    },
  }
}

function read(file: string | undefined): unknown {
  try {
    return file ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  } catch {
    return undefined
  }
}
