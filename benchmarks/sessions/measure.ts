/** Runs in each of the two processes that are compared. */

const seconds = 5
const atOnce = 10

export interface Measured {
  perSecond: number
  /** Processor time of the process, µs a check. */
  cpu: number
}

/** Calls `check` as often as it goes, ten at a time, after a second of warming up. Throws when one says no. */
export async function measure(check: () => Promise<unknown>): Promise<Measured> {
  await callFor(check, 1)
  const cpuBefore = process.cpuUsage()
  const began = performance.now()
  const calls = await callFor(check, seconds)
  const took = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  return { perSecond: calls / took, cpu: (user + system) / calls }
}

async function callFor(check: () => Promise<unknown>, duration: number): Promise<number> {
  const until = performance.now() + duration * 1000
  let calls = 0
  const worker = async () => {
    while (performance.now() < until) {
      if (!(await check())) throw new Error('A session was not recognised.')
      calls += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return calls
}
