import { execFile } from 'node:child_process'
import { chmod, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runPostgres } from '../../scripts/postgres/start-postgres.ts'

export interface PostgresServer {
  url: string
  stop(): Promise<void>
}

/** One that a test may stop and start again. */
export interface OwnPostgres extends PostgresServer {
  /** Where its data is. */
  directory: string
  pause(): Promise<void>
  resume(): Promise<void>
}

/** A real PostgreSQL: the one of TEST_DATABASE_URL, or one from npm on a free port. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: () => Promise.resolve() } : startOwnPostgres(folder)
}

interface OwnRequest {
  /** What is committed is on the disk, as in life. Tests need not wait for that. */
  isDurable?: boolean
  /** The data directory of a stopped PostgreSQL to begin with a copy of. */
  copyOf?: string
}

export async function startOwnPostgres(
  folder: string,
  { isDurable = false, copyOf }: OwnRequest = {},
): Promise<OwnPostgres> {
  // As root, PostgreSQL runs as another user, which must be able to enter.
  await chmod(folder, 0o755)
  const directory = join(folder, 'postgres')
  if (copyOf) await copyDataDirectory(copyOf, directory)
  const { url, stop, startAgain } = await runPostgres({
    directory,
    port: await freePort(),
    settings: { fsync: isDurable ? 'on' : 'off' },
  })
  return {
    directory,
    url,
    pause: stop,
    resume: startAgain,
    stop: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** With owner and modes, which PostgreSQL insists on. */
export async function copyDataDirectory(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to])
}

/** The address of another database of the same server. */
export function inDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = name
  return address.href
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free port.'))
      })
    })
  })
}
