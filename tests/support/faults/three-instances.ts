import { join } from 'node:path'
import { startBalancer } from '../../../scripts/cluster/balancer.ts'
import { findNginx, startNginx } from '../../../scripts/cluster/nginx.ts'
import { freePort } from '../embedded-postgres.ts'
import type { FaultWorld } from './fault-world.ts'
import { isFull } from '../figure.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/**
 * Three instances of the built server that start at the same moment, and a balancer at the world's address: our own,
 * or in the full form nginx, where there is one.
 */
export async function startThree(world: FaultWorld) {
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const targets = ports.map((port) => `http://127.0.0.1:${port}`)
  const start = (index: number) =>
    startServer({
      ...world.env,
      PORT: String(ports[index]),
      DATA_DIR: join(world.folder, `instance-${index}`),
      DRAIN_SECONDS: '1',
    })
  const servers: ServerProcess[] = await Promise.all([0, 1, 2].map(start))
  const nginx = isFull ? findNginx() : undefined
  const settings = { port: Number(world.env.PORT), targets }
  const balancer = nginx
    ? await startNginx(nginx, { ...settings, folder: join(world.folder, 'nginx') })
    : await startBalancer(settings)
  const at = (index: number): ServerProcess => {
    const server = servers[index % servers.length]
    if (!server) throw new Error('There are three.')
    return server
  }
  return {
    targets,
    at,
    behind: nginx ? 'nginx' : 'our own balancer',
    async restart(index: number): Promise<void> {
      servers[index % servers.length] = await start(index % servers.length)
    },
    async close() {
      await Promise.all(servers.map((server) => server.kill()))
      await balancer.close()
    },
  }
}

export type ThreeInstances = Awaited<ReturnType<typeof startThree>>
