import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/fault-world.ts'
import { startServer } from '../support/server-process.ts'

const kills = 20
const writersPerLife = 4

let world: FaultWorld
beforeAll(async () => {
  world = await openFaultWorld()
})
afterAll(() => world.close())

test(`${kills} kills while messages are being sent lose no acknowledged one`, async () => {
  const acknowledged: string[] = []
  for (let killed = 0; killed < kills; killed += 1) {
    const server = await startServer(world.env)
    const life = new AbortController()
    const writers = Array.from({ length: writersPerLife }, async () => {
      while (!life.signal.aborted) {
        const reference = await world.sendMessage(server)
        if (reference) acknowledged.push(reference)
      }
    })
    await sleep(300 + Math.random() * 400)
    await server.kill()
    life.abort()
    await Promise.all(writers)
  }
  const stored = await world.storedReferences()
  const lost = acknowledged.filter((reference) => !stored.has(reference))
  console.log(`${kills} kills, ${acknowledged.length} acknowledged, ${lost.length} lost`)
  expect(acknowledged.length).toBeGreaterThan(kills)
  expect(lost).toEqual([])
})
