import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { spawnTied } from '../tied-process.ts'
import { findPostgres } from './postgres-binaries.ts'

export interface RunningPostgres {
  url: string
  stop(): Promise<void>
  /** After `stop`. */
  startAgain(): Promise<void>
}

interface PostgresRequest {
  /** Made unless it is there. */
  directory: string
  port: number
  settings?: Record<string, string>
}

const password = 'postgres'

/** Runs PostgreSQL on loopback until it is stopped or this process ends. */
export async function runPostgres({
  directory,
  port,
  settings = {},
}: PostgresRequest): Promise<RunningPostgres> {
  const binaries = findPostgres()
  const own = { ...binaries.user, cwd: '/' }
  if (!existsSync(join(directory, 'PG_VERSION'))) await initialise()
  let server = await start()

  async function initialise(): Promise<void> {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    const passwordFile = join(dirname(directory), `password-${process.pid}`)
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (own.uid !== undefined && own.gid !== undefined) {
      chownSync(directory, own.uid, own.gid)
      chownSync(passwordFile, own.uid, own.gid)
    }
    // The same order and letters on every machine, whatever its language.
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const args = ['--auth=password', '--username=postgres', `--pwfile=${passwordFile}`, ...locale]
    try {
      await promisify(execFile)(binaries.initdb, [`--pgdata=${directory}`, '--no-sync', ...args], own)
    } catch (error) {
      throw new Error(`PostgreSQL made no database in ${directory}: ${lastLine(error)}`, { cause: error })
    } finally {
      rmSync(passwordFile, { force: true })
    }
  }

  async function start(): Promise<ChildProcess> {
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Of its own group: Ctrl-C is for those who use it, and it is the last to go.
    const child = spawnTied(binaries.postgres, ['-D', directory, '-p', String(port), ...flags], {
      ...own,
      detached: true,
      lastSignal: 'INT',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        output = `${output}${chunk.toString()}`.slice(-10_000)
        if (output.includes('ready to accept connections')) resolve()
      })
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`PostgreSQL did not start in ${directory}:\n${output}`)))
    })
    return child
  }

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
    async startAgain() {
      server = await start()
    },
  }
}

const lastLine = (error: unknown) =>
  (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)
