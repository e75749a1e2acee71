import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultWorld } from './fault-world.ts'

const atOnce = 4

/** Visitors who send one message after the other, and keep a ledger of what was acknowledged. */
export function startWriters(world: FaultWorld, server: { url: string }, { pauseMs = 0 } = {}) {
  const acknowledged: string[] = []
  const refusals = new Map<number, number>()
  let slowestMs = 0
  const over = new AbortController()
  const work = Array.from({ length: atOnce }, async () => {
    while (!over.signal.aborted) {
      const asked = performance.now()
      const { status, reference } = await world.tryMessage(server)
      slowestMs = Math.max(slowestMs, performance.now() - asked)
      if (reference) acknowledged.push(reference)
      else refusals.set(status, (refusals.get(status) ?? 0) + 1)
      // Writers that are refused at once would otherwise ask a thousand times a second.
      await sleep(reference ? pauseMs : 20)
    }
  })
  return {
    async untilAcknowledged(count: number): Promise<void> {
      const wanted = acknowledged.length + count
      while (acknowledged.length < wanted) await sleep(10)
    },
    async stop() {
      over.abort()
      await Promise.all(work)
      return { acknowledged, refusals, slowestMs }
    },
  }
}
