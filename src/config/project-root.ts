import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with package.json, whether this runs from the source or from the build. */
export function projectRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('No package.json above the running file.')
    folder = parent
  }
  return folder
}
