import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { spawnTied } from '../../scripts/tied-process.ts'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure } from '../support/figure.ts'
import { startShortLived } from '../support/faults/server-process.ts'
import { startWriters } from '../support/faults/writers.ts'

const megabytes = 200

/**
 * A small disk of our own: a process in a namespace of its own mounts one in memory, without being root, and everybody
 * else reaches it through that process. Where the system allows no namespaces (or is no Linux) the test is skipped.
 */
async function mountSmallDisk(): Promise<{ holder: ChildProcess; folder: string } | undefined> {
  const point = await mkdtemp(join(tmpdir(), 'infiniti-disk-'))
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs ${point} && echo mounted && exec sleep 3600`
  const holder = spawnTied('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const mounted = await Promise.race([
    once(holder.stdout, 'data').then(() => true),
    once(holder, 'exit').then(() => false),
    once(holder, 'error').then(() => false),
  ])
  const folder = `/proc/${holder.pid}/root${point}`
  if (mounted && existsSync(folder)) return { holder, folder }
  await rm(point, { recursive: true, force: true })
  return undefined
}

let world: FaultWorld | undefined
let disk: Awaited<ReturnType<typeof mountSmallDisk>>
beforeAll(async () => {
  disk = await mountSmallDisk()
  if (disk) world = await openFaultWorld({ database: 'embedded', folder: disk.folder })
})
afterAll(async () => {
  await world?.close()
  disk?.holder.kill('SIGKILL')
})

test(
  'a full disk is refused in words, loses nothing, and is over when there is room again',
  { tags: 'long' },
  async (context) => {
    if (!world || !disk) return context.skip('this system lets nobody but root mount a small disk')
    let server = await startShortLived(world.env)
    onTestFinished(() => server.kill())
    const writers = startWriters(world, server)
    await writers.untilAcknowledged(5)
    const ballast = join(disk.folder, 'ballast')
    const { bavail, bsize } = await statfs(disk.folder)
    await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => {})
    await sleep(3_000)
    const { acknowledged, refusals } = await writers.stop()
    const home = await fetch(`${server.url}/`).then(
      (answer) => answer.status,
      () => 0,
    )
    await rm(ballast)
    // As an operator would: it has ended by itself, or is told to end.
    await server.stop()
    server = await startShortLived(world.env)
    const after = await world.sendMessage(server)
    await server.stop()
    const { lost, halves } = await world.audit([...acknowledged, after ?? 'none'])
    const refused = [...refusals].map(([status, times]) => `${times} × ${status}`).join(', ')
    figure(
      context,
      `disk of ${megabytes} MB filled: ${acknowledged.length} acknowledged, refused ${refused || 'none'}, home ${home}; after room was made ${lost.length} lost, ${halves.length} half transactions`,
    )
    expect([lost, halves]).toEqual([[], []])
  },
)
