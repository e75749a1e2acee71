import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure, inFull, mostMs, p99 } from '../support/figure.ts'
import {
  floodLogins,
  mostOpenFiles,
  openSockets,
  readPages,
  residentMegabytes,
} from '../support/faults/load.ts'
import { type ServerProcess, startServer } from '../support/faults/server-process.ts'

const documents = ['/', '/faq', '/wishlist']

let world: FaultWorld
let server: ServerProcess
beforeAll(async () => {
  world = await openFaultWorld({ database: 'shared' })
  server = await startServer(world.env)
})
afterAll(async () => {
  await server.kill()
  await world.close()
})

const slow = inFull(2_000, 300)

test(
  `${slow} clients that send a byte a second are hung up on, and honest ones do not notice`,
  { tags: 'long' },
  async (context) => {
    const started = performance.now()
    const sockets = await openSockets(server.url, slow, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    const heldFor = new Promise<number>((resolve) => {
      let open = sockets.length
      const gone = () => (open -= 1) === 0 && resolve(performance.now() - started)
      for (const socket of sockets) socket.once('close', gone)
    })
    const dribble = setInterval(
      () => sockets.forEach((socket) => socket.writable && socket.write('a')),
      1_000,
    )
    onTestFinished(() => clearInterval(dribble))
    const times = await readPages(server.url, documents, inFull(15, 5))
    const seconds = (await heldFor) / 1000
    figure(
      context,
      `${slow} slow clients, all cut after ${seconds.toFixed(1)} s; honest p99 ${p99(times).toFixed(1)} ms over ${times.length} pages`,
    )
    // Ten seconds for the headers, and the time until somebody looks.
    expect(seconds).toBeLessThan(60)
    expect(p99(times)).toBeLessThanOrEqual(mostMs(300))
  },
)

const idle = Math.min(inFull(10_000, 1_000), mostOpenFiles() - 500)

test(`${idle} idle connections leave room for honest visitors`, { tags: 'long' }, async (context) => {
  const sockets = await openSockets(server.url, idle, 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n')
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  const times = await readPages(server.url, [...documents, '/merchant/login'], inFull(20, 3))
  const stillOpen = sockets.filter((socket) => !socket.destroyed).length
  const megabytes = residentMegabytes(server.pid)
  figure(
    context,
    `${stillOpen} of ${idle} idle connections open; honest p99 ${p99(times).toFixed(1)} ms over ${times.length} requests, RSS ${megabytes} MB`,
  )
  expect(stillOpen).toBe(idle)
  expect(megabytes).toBeLessThanOrEqual(700)
  expect(p99(times)).toBeLessThanOrEqual(mostMs(300))
})

const [perSecond, floodSeconds] = [inFull(300, 100), inFull(30, 3)]

test(
  `a flood of ${perSecond} sign-ins a second does not slow documents`,
  { tags: 'long' },
  async (context) => {
    const flood = floodLogins(server.url, perSecond, floodSeconds)
    const times = await readPages(server.url, documents, floodSeconds)
    const answers = await flood
    const summary = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
    figure(
      context,
      `${perSecond}/s for ${floodSeconds} s (${summary}); documents p99 ${p99(times).toFixed(1)} ms over ${times.length}`,
    )
    expect([...answers.keys()].filter((status) => ![401, 503].includes(status))).toEqual([])
    expect(p99(times)).toBeLessThanOrEqual(mostMs(200))
  },
)
