/** How long a wallet lasts, from the spending of the last whole days. */

export const daysWatched = 14
const leastHistory = 5

/** The middle of the values; of an even number, the mean of the two in the middle, rounded down. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : sorted.slice(half - 1, half + 1)
  return Math.floor((low + high) / 2)
}

/**
 * Whole days that `available` lasts. A single campaign does not move the median. Nothing where there is no basis:
 * fewer than five days of history, or no regular spending.
 */
export function daysLeft(available: number, spentByDay: readonly number[]): number | undefined {
  if (spentByDay.length < leastHistory) return undefined
  const usual = medianOf(spentByDay)
  return usual > 0 ? Math.floor(Math.max(0, available) / usual) : undefined
}

/** The lines at which the merchant is warned, highest first, as sums of balance minus held. */
export function alertLines(request: { reserve: number; usual: number; sum: number | null }): number[] {
  const { reserve, usual, sum } = request
  const lines = [
    ...(usual > 0 ? [reserve + 7 * usual, reserve + 2 * usual] : []),
    ...(sum === null ? [] : [reserve + sum]),
    reserve,
    1,
  ]
  return [...new Set(lines)].filter((line) => line > 0).toSorted((a, b) => b - a)
}

/** The next line to warn at. After money came in, a line counts again once the wallet is a fifth above it. */
export function nextLine(lines: readonly number[], free: number, armed: number | null): number | null {
  const again = lines.find((line) => line * 1.2 <= free) ?? null
  const still = armed !== null && armed <= free ? armed : null
  return again === null ? still : Math.max(again, still ?? 0)
}

/** After a line was passed: the highest that has not been passed yet. */
export const lineAfter = (lines: readonly number[], free: number): number | null =>
  lines.find((line) => line <= free) ?? null
