interface Rounds {
  rounds: number
  /** How many wait for an answer at the same time. */
  atOnce?: number
}

/** The 95th percentile and the median of how long something takes, in milliseconds. */
export async function timesOf(
  work: (round: number) => Promise<unknown>,
  { rounds, atOnce = 1 }: Rounds,
): Promise<string> {
  const took: number[] = []
  let next = 0
  const one = async () => {
    while (next < rounds) {
      next += 1
      const began = performance.now()
      await work(next)
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(rounds * share)] ?? 0)
  return `${at(0.95)} ms (${at(0.5)} ms)`
}
