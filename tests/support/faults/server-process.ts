import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnTied } from '../../../scripts/tied-process.ts'

export interface ServerProcess {
  url: string
  pid: number
  /** kill -9. */
  kill(): Promise<void>
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>
  output(): string
}

const slowestStartMs = 240_000

/**
 * For servers that live for seconds. Half of such a start on the embedded database is the optimising compiler of
 * WebAssembly, which pays off only in longer lives.
 */
export const startShortLived = (env: Record<string, string>) => startServer(env, ['--liftoff-only'])

/** Starts the built server as its own process and waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${env.PORT}`
  if (await isReady(url)) throw new Error(`Another server answers at ${url} already.`)
  const child = spawnTied(process.execPath, [...nodeFlags, 'build/server/main.js'], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const deadline = Date.now() + slowestStartMs
  while (!(await isReady(url))) {
    const ending = child.exitCode ?? child.signalCode
    if (ending !== null) throw new Error(`The server ended with ${ending}:\n${output}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`The server was not ready in time:\n${output}`)
    }
    await sleep(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
  }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill(signal)
  })
}
