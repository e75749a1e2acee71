/** How often something happened: so many of so many. */
export interface Rate {
  happened: number
  of: number
}

export interface Interval {
  low: number
  high: number
}

/** 95 %: so many standard deviations to each side. */
const z = 1.959963984540054

export const rateOf = ({ happened, of }: Rate): number => (of === 0 ? 0 : happened / of)

/** Wilson's score interval of one rate. Unlike the textbook one it never leaves 0 to 1, nor shrinks to nothing at 0. */
export function wilsonInterval({ happened, of }: Rate): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const rate = happened / of
  const middle = rate + (z * z) / (2 * of)
  const reach = z * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * of)) / of)
  const scale = 1 + (z * z) / of
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}

/**
 * Newcombe's interval of the difference of two independent rates, from the Wilson intervals of both (his method 10,
 * Statistics in Medicine 17, 1998, pages 873 to 890).
 */
export function rateDifference(first: Rate, second: Rate): Interval & { difference: number } {
  const [p, q] = [rateOf(first), rateOf(second)]
  const [a, b] = [wilsonInterval(first), wilsonInterval(second)]
  const difference = p - q
  return {
    difference,
    low: Math.max(-1, difference - Math.hypot(p - a.low, b.high - q)),
    high: Math.min(1, difference + Math.hypot(a.high - p, q - b.low)),
  }
}

export const includesZero = ({ low, high }: Interval): boolean => low <= 0 && high >= 0
