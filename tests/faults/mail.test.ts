import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/faults/fault-world.ts'
import { figure, inFull } from '../support/figure.ts'
import { startServer } from '../support/faults/server-process.ts'

const refusing = inFull(600, 3)
const messages = inFull(20, 2)

let world: FaultWorld
beforeAll(async () => {
  world = await openFaultWorld({ database: 'shared' })
})
afterAll(() => world.close())

test(
  `while the mail server refuses for ${refusing} s messages are taken at once, and mailed once each when it is back`,
  { tags: 'long' },
  async (context) => {
    const server = await startServer(world.env)
    onTestFinished(() => server.kill())
    await world.setMailFault('refuse')
    const references: string[] = []
    for (let i = 0; i < messages; i += 1) references.push((await world.sendMessage(server)) ?? 'none')
    expect(references.filter((reference) => !reference.startsWith('M-'))).toEqual([])
    const emails = async () =>
      [...(await world.mails())].filter(([name]) => references.some((reference) => name.includes(reference)))
    await sleep(refusing * 1000)
    expect(await emails()).toEqual([])
    await world.setMailFault('none')
    const back = performance.now()
    const patience = { timeout: inFull(400_000, 60_000), interval: 500 }
    await expect.poll(async () => (await emails()).length, patience).toBe(2 * messages)
    const seconds = ((performance.now() - back) / 1000).toFixed(0)
    // Whatever is still under way would be a second copy.
    await server.stop()
    const counts = (await emails()).map(([, times]) => times)
    figure(
      context,
      `${messages} messages, ${counts.length} emails wanted, ${counts.reduce((a, b) => a + b, 0)} sent, the last ${seconds} s after it was back`,
    )
    expect(counts).toEqual(counts.map(() => 1))
  },
)
