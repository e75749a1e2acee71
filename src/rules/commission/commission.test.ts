import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ceilingOf,
  cohortsOf,
  type CommissionInput,
  costOfChurn,
  firstMonthAt,
  monthsOf,
  shareOf,
  totalOf,
  valueOfReferral,
} from './commission.ts'
import { churnFor, monthFor, referralsFor } from './need.ts'

const flat = [{ rate: 0.2 }]
const rising = [{ upTo: 10, rate: 0.2 }, { upTo: 25, rate: 0.25 }, { rate: 0.3 }]
const base: CommissionInput = {
  price: 200,
  tiers: flat,
  referrals: 3,
  growth: 0.05,
  churn: 0.04,
  months: 24,
  start: 0,
  bonus: 0,
}
const cents = (value: number | undefined) => value?.toFixed(2)

describe('the figures agreed on, to the cent', () => {
  test.each<[string, Partial<CommissionInput>, string, string, string]>([
    ['a year', { months: 12 }, '39.44', '1577.53', '9890.69'],
    ['two years', {}, '94.99', '3799.58', '42316.02'],
    ['paid for 12 months', { term: 12 }, '70.83', '2833.01', '36255.90'],
    ['rising rates', { tiers: rising }, '94.99', '5349.37', '56081.49'],
    ['no growth', { growth: 0 }, '46.84', '1873.76', '27029.75'],
    ['no growth, nobody leaves', { growth: 0, churn: 0, months: 12 }, '36.00', '1440.00', '9360.00'],
  ])('[PAGE-07] %s', (_, change, active, pay, total) => {
    const last = monthsOf({ ...base, ...change }).at(-1)
    expect([cents(last?.active), cents(last?.pay), cents(last?.total)]).toEqual([active, pay, total])
  })

  test('[PAGE-07] the ceiling, the first thousand and the cost of churn', () => {
    expect(cents(ceilingOf({ ...base, growth: 0 }))).toBe('3000.00')
    expect(firstMonthAt(monthsOf({ ...base, months: 12 }), 1000)).toBe(8)
    expect(cents(costOfChurn(base))).toBe('12229.02')
    expect(cents(valueOfReferral(base, 0.2))).toBe('1000.00')
    expect(cents(valueOfReferral({ ...base, churn: 0, term: 12 }, 0.2))).toBe('480.00')
    expect(ceilingOf({ ...base, churn: 0 })).toBeUndefined()
    expect(valueOfReferral({ ...base, churn: 0 }, 0.2)).toBeUndefined()
  })
})

/** Whole hundredths, as people type them. */
const share = (max: number) => fc.integer({ min: 0, max: max * 1000 }).map((value) => value / 1000)
const inputs = fc.record({
  price: fc.constant(200),
  tiers: fc.constantFrom(flat, rising),
  referrals: fc.integer({ min: 0, max: 50 }),
  growth: share(0.15),
  churn: share(0.5),
  months: fc.integer({ min: 1, max: 120 }),
  start: fc.integer({ min: 0, max: 500 }),
  bonus: fc.integer({ min: 0, max: 500 }),
})
/** The same but for the last few bits of a long sum. */
const isClose = (value: number, other: number) =>
  Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(value))

describe('the loop agrees with algebra', () => {
  test('[PAGE-07] merchants, for as long as they stay', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { referrals: n, growth: g, churn: c, months: t, start } = input
        const joined = g + c === 0 ? n * t : (n * ((1 + g) ** t - (1 - c) ** t)) / (g + c)
        expect(isClose(monthsOf(input).at(-1)?.active ?? 0, joined + start * (1 - c) ** t)).toBe(true)
      }),
    )
  })

  test('[PAGE-07] merchants, paid for a term', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 60 }), (input, term) => {
        const { referrals, growth, churn, months: t, start } = input
        let expected = t < term ? start * (1 - churn) ** t : 0
        for (let k = Math.max(1, t - term + 1); k <= t; k++) {
          expected += referrals * (1 + growth) ** (k - 1) * (1 - churn) ** (t - k)
        }
        expect(isClose(monthsOf({ ...input, term }).at(-1)?.active ?? 0, expected)).toBe(true)
      }),
    )
  })

  test('[PAGE-07] cohorts add up to the month, months to the total', () => {
    fc.assert(
      fc.property(inputs, fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }), (given, term) => {
        const input = { ...given, term }
        let total = 0
        for (const step of monthsOf(input)) {
          const { pay, active, joined, total: stated } = step
          total += pay
          const brought = cohortsOf(step, input).reduce((sum, cohort) => sum + cohort.pay, 0)
          expect(isClose(brought, pay)).toBe(true)
          expect(isClose(shareOf(active, input) + input.bonus * joined, pay)).toBe(true)
          expect(isClose(total, stated)).toBe(true)
        }
      }),
    )
  })

  test('[PAGE-07] without growth no month passes the ceiling that merchants of its own making have', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const level = { ...input, growth: 0, start: 0 }
        const ceiling = ceilingOf(level)
        fc.pre(ceiling !== undefined)
        for (const { pay } of monthsOf(level)) expect(pay).toBeLessThanOrEqual(ceiling * (1 + 1e-9))
      }),
    )
  })

  test('[PAGE-07] one merchant more never earns less', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const more = totalOf({ ...input, referrals: input.referrals + 1 })
        expect(more).toBeGreaterThan(totalOf(input))
      }),
    )
  })
})

describe('asked from the other end', () => {
  test('[PAGE-07] what it takes to earn 2,000 a month', () => {
    expect(referralsFor(base, 2000)).toBe(2)
    expect(referralsFor({ ...base, growth: 0 }, 2000)).toBe(4)
    expect(monthFor(base, 2000, 120)).toBe(15)
    expect(monthFor({ ...base, growth: 0 }, 5000, 120)).toBeUndefined()
    expect(churnFor({ ...base, growth: 0 }, 2000)).toBe(0.033)
    expect(churnFor({ ...base, growth: 0 }, 5000)).toBeUndefined()
    expect(referralsFor(base, 1e12)).toBeUndefined()
  })

  test('[PAGE-07] the answer is enough, and one less is not', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 100_000 }), (input, need) => {
        const payWith = (referrals: number) => monthsOf({ ...input, referrals }).at(-1)?.pay ?? 0
        const referrals = referralsFor(input, need)
        fc.pre(referrals !== undefined)
        expect(payWith(referrals)).toBeGreaterThanOrEqual(need)
        expect(referrals === 0 || payWith(referrals - 1) < need).toBe(true)

        const payAt = (churn: number) => monthsOf({ ...input, churn }).at(-1)?.pay ?? 0
        const churn = churnFor(input, need)
        expect(churn === undefined ? payAt(0) < need : payAt(churn) >= need).toBe(true)
        expect(churn === undefined || churn === 1 || payAt(churn + 0.001) < need).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
