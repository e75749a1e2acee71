import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'scripts', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

/** Whether the build is there and no source is newer. */
export function isBuildFresh(): boolean {
  const done = 'build/files.json'
  return existsSync(done) && newest(sources) <= statSync(done).mtimeMs
}

function newest(paths: string[]): number {
  let latest = 0
  for (const path of paths) {
    const stat = statSync(path)
    const below = stat.isDirectory()
      ? newest(readdirSync(path).map((name) => join(path, name)))
      : stat.mtimeMs
    latest = Math.max(latest, below)
  }
  return latest
}
