import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, openFaultWorld } from '../support/fault-world.ts'
import { startServer } from '../support/server-process.ts'

let world: FaultWorld
beforeAll(async () => {
  world = await openFaultWorld()
})
afterAll(() => world.close())

const setFault = (mode: 'none' | 'refuse') =>
  fetch(`${world.sandbox.url}/mail/api/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  })

test('a message sent while the mail server refuses is taken at once, and mailed once each when it is back', async () => {
  const server = await startServer(world.env)
  await setFault('refuse')
  const reference = (await world.sendMessage(server)) ?? 'none'
  expect(reference).toMatch(/^M-/)
  await sleep(3_000)
  await setFault('none')
  const count = async () => {
    const answer = await fetch(`${world.sandbox.url}/mail/api/messages`)
    const { messages } = (await answer.json()) as { messages: { subject: string }[] }
    return messages.filter(({ subject }) => subject.includes(reference)).length
  }
  await expect.poll(count, { timeout: 60_000, interval: 500 }).toBe(2)
  await sleep(2_000)
  expect(await count()).toBe(2)
  await server.stop()
})
