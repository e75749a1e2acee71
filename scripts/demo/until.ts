import { setTimeout as sleep } from 'node:timers/promises'

/** Only what hangs takes as long: a busy machine may be ten times slower. */
const patienceMs = 300_000

/** Looks again until something is there: what the other side does takes a moment. */
export async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const found = await look()
    if (found) return found
    await sleep(250)
  }
  throw new Error('The sandbox took too long.')
}
