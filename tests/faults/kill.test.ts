import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure, inFull } from '../support/figure.ts'
import { startShortLived } from '../support/faults/server-process.ts'
import { startWriters } from '../support/faults/writers.ts'

const kills = inFull(100, 2)

let world: FaultWorld
beforeAll(async () => {
  world = await openFaultWorld({ database: 'embedded' })
})
afterAll(() => world.close())

test(`${kills} kills of the embedded database under writes lose no acknowledged message`, async (context) => {
  const acknowledged: string[] = []
  for (let killed = 0; killed < kills; killed += 1) {
    const server = await startShortLived(world.env)
    const writers = startWriters(world, server)
    await writers.untilAcknowledged(2)
    await sleep(Math.random() * 400)
    await server.kill()
    acknowledged.push(...(await writers.stop()).acknowledged)
  }
  const { lost, halves } = await world.audit(acknowledged)
  figure(
    context,
    `${kills} kills, ${acknowledged.length} acknowledged, ${lost.length} lost, ${halves.length} half transactions`,
  )
  expect(acknowledged.length).toBeGreaterThan(kills)
  expect([lost, halves]).toEqual([[], []])
})
