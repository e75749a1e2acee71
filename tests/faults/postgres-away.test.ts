import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure, inFull } from '../support/figure.ts'
import { type ServerProcess, startServer } from '../support/faults/server-process.ts'
import { startWriters } from '../support/faults/writers.ts'

const awaySeconds = inFull(60, 2)
const cuts = inFull(200, 5)

let world: FaultWorld
let server: ServerProcess
beforeAll(async () => {
  world = await openFaultWorld({ database: 'own' })
  server = await startServer(world.env)
})
afterAll(async () => {
  await server.kill()
  await world.close()
})

const statusOf = async (path: string) => (await fetch(server.url + path)).status

test(`backends that are terminated in the middle ${cuts} times lose nothing and leave nothing half done`, async (context) => {
  const admin = new Client({ connectionString: world.postgres.url })
  await admin.connect()
  const writers = startWriters(world, server)
  let ended = 0
  for (let cut = 0; cut < cuts; cut += 1) {
    await sleep(20 + Math.random() * 80)
    const { rows } = await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`)
    ended += rows.length
  }
  await writers.untilAcknowledged(4)
  const { acknowledged, refusals } = await writers.stop()
  await admin.end()
  const { lost, halves } = await world.audit(acknowledged)
  const refused = [...refusals.values()].reduce((a, b) => a + b, 0)
  figure(
    context,
    `${ended} backends ended in ${cuts} cuts: ${acknowledged.length} acknowledged, ${refused} refused, ${lost.length} lost, ${halves.length} half transactions`,
  )
  expect([lost, halves]).toEqual([[], []])
  expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([])
})

test(`PostgreSQL away for ${awaySeconds} s: the API says so within two seconds, pages are served, and it recovers by itself`, async (context) => {
  // Its emails wait for the mail server, and then for the database.
  await world.setMailFault('refuse')
  const before = await world.sendMessage(server)
  await world.postgres.pause()
  await world.setMailFault('none')
  const started = performance.now()
  const slowest = { api: 0, page: 0 }
  const answers: number[] = []
  while (performance.now() - started < awaySeconds * 1000) {
    const asked = performance.now()
    const { status, headers } = await world.tryMessage(server)
    slowest.api = Math.max(slowest.api, performance.now() - asked)
    answers.push(status)
    expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0)
    const opened = performance.now()
    expect([await statusOf('/'), await statusOf('/faq'), await statusOf('/livez')]).toEqual([200, 200, 200])
    slowest.page = Math.max(slowest.page, performance.now() - opened)
    expect(await statusOf('/readyz')).toBe(503)
    // A page that needs the database says so, in words.
    expect(await statusOf('/merchant/login')).toBeLessThan(504)
    const page = await fetch(`${server.url}/merchant/invitation?token=${'a'.repeat(43)}`)
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining('<h1>Back in a moment</h1>'),
    ])
    await sleep(200)
  }
  await world.postgres.resume()
  const back = performance.now()
  let reference: string | undefined
  await expect
    .poll(async () => (reference = await world.sendMessage(server)), { interval: 50 })
    .toMatch(/^M-/)
  const recovered = performance.now() - back
  expect(await statusOf('/readyz')).toBe(200)
  const emailsOf = async (...references: (string | undefined)[]) =>
    [...(await world.mails()).keys()].filter((name) => references.some((part) => name.includes(part ?? '?')))
  // Those that waited and those that are new: nobody looks for work more slowly because it was away.
  await expect
    .poll(async () => (await emailsOf(before, reference)).length, { timeout: 120_000, interval: 100 })
    .toBe(4)
  const mailed = performance.now() - back
  figure(
    context,
    `${answers.length} calls answered 503 within ${Math.round(slowest.api)} ms, three pages within ${Math.round(slowest.page)} ms; well again ${Math.round(recovered)} ms after PostgreSQL, its emails out after ${(mailed / 1000).toFixed(1)} s`,
  )
  expect(new Set(answers)).toEqual(new Set([503]))
  expect(slowest.api).toBeLessThan(2_000)
})
