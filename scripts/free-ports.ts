import { once } from 'node:events'
import { createServer } from 'node:net'
import { ConfigError } from '../src/config/env.ts'
import { listenProblem } from '../src/http/listen-problem.ts'

/** A port that the product is about to take, and what for. */
export interface WantedPort {
  port: number
  host: string
  use: string
}

/** Says which ports are in use, and by what choice others are taken, before anything is built or started. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const problems: string[] = []
  for (const { port, host, use } of wanted) {
    if (!(await isFree(port, host)))
      problems.push(`PORT: ${use} needs port ${port}, which is in use by another program`)
  }
  const [first] = wanted
  if (problems.length === 0 || !first) return
  throw new ConfigError([
    ...problems,
    `PORT: choose another number, for example PORT=${first.port + 100} npm start`,
  ])
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    const listening = once(server, 'listening')
    server.listen(port, host)
    await listening
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    const problem = listenProblem(error)
    throw problem ? new ConfigError([problem]) : error
  } finally {
    server.close()
  }
}
