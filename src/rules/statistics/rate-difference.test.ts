import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { includesZero, rateDifference, rateOf, wilsonInterval } from './rate-difference.ts'

const rate = fc
  .integer({ min: 1, max: 20_000 })
  .chain((of) => fc.record({ happened: fc.integer({ min: 0, max: of }), of: fc.constant(of) }))
const close = 1e-9

describe('the difference of two rates', () => {
  // Newcombe 1998, table II, method 10: cases a, b, c, e, f and h.
  test.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [10, 10, 0, 10, 0.6075, 1],
  ])('[LIVE-05] %i of %i against %i of %i is what Newcombe printed', (x, m, y, n, low, high) => {
    const found = rateDifference({ happened: x, of: m }, { happened: y, of: n })
    expect(found.low).toBeCloseTo(low, 3)
    expect(found.high).toBeCloseTo(high, 3)
  })

  test('[LIVE-05] the interval has the difference in it, within −1 to 1, and turns round with the groups', () => {
    fc.assert(
      fc.property(rate, rate, (first, second) => {
        const { difference, low, high } = rateDifference(first, second)
        expect(difference).toBeCloseTo(rateOf(first) - rateOf(second), 12)
        expect(low).toBeLessThanOrEqual(difference + close)
        expect(high).toBeGreaterThanOrEqual(difference - close)
        expect(low).toBeGreaterThanOrEqual(-1)
        expect(high).toBeLessThanOrEqual(1)
        const turned = rateDifference(second, first)
        expect(turned.low).toBeCloseTo(-high, 9)
        expect(turned.high).toBeCloseTo(-low, 9)
      }),
    )
  })

  test('[LIVE-05] the same rates of ten times as many orders make a narrower interval', () => {
    fc.assert(
      fc.property(rate, rate, (first, second) => {
        const more = ({ happened, of }: typeof first) => ({ happened: happened * 10, of: of * 10 })
        const few = rateDifference(first, second)
        const many = rateDifference(more(first), more(second))
        expect(many.high - many.low).toBeLessThan(few.high - few.low + close)
      }),
    )
  })

  test('[LIVE-05] an interval of one rate has it inside, and is never empty', () => {
    fc.assert(
      fc.property(rate, (one) => {
        const { low, high } = wilsonInterval(one)
        expect(low).toBeLessThanOrEqual(rateOf(one) + close)
        expect(high).toBeGreaterThanOrEqual(rateOf(one) - close)
        expect(high).toBeGreaterThan(low)
      }),
    )
    expect(wilsonInterval({ happened: 0, of: 0 })).toEqual({ low: 0, high: 1 })
  })

  test('[LIVE-05] zero at the edge counts as inside', () => {
    expect([includesZero({ low: 0, high: 1 }), includesZero({ low: 0.01, high: 1 })]).toEqual([true, false])
  })
})
