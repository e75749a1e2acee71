import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthsOf } from './commission.ts'
import {
  commissionLimits,
  type CommissionSettings,
  inputOf,
  type NumberSetting,
  readNumber,
  readSettings,
  writeSettings,
} from './settings.ts'

const given: CommissionSettings = {
  referrals: 3,
  growth: 5,
  churn: 4,
  months: 24,
  plan: 'flat',
  rate: 20,
  start: 0,
  bonus: 0,
  need: 2000,
  currency: 'USD',
}
const read = (query: string) => readSettings(new URLSearchParams(query), given)
const names = Object.keys(commissionLimits) as NumberSetting[]

describe('the address', () => {
  test('[PAGE-07] says nothing, something or everything', () => {
    expect(read('')).toEqual(given)
    expect(read('?referrals=8&churn=2.5&plan=tiers')).toEqual({
      ...given,
      referrals: 8,
      churn: 2.5,
      plan: 'tiers',
    })
    expect(read('term=12').term).toBe(12)
    expect(readSettings(new URLSearchParams('term='), { ...given, term: 12 }).term).toBeUndefined()
  })

  test.each<[string, Partial<CommissionSettings>]>([
    ['referrals=-4&growth=900&churn=1e9&months=0', { referrals: 0, growth: 15, churn: 15, months: 1 }],
    ['months=1e999&need=-1e999', { months: 120, need: 0 }],
    ['months=24.6&growth=5.04', { months: 25, growth: 5 }],
    ['rate=NaN&growth=Infinity&churn=0x10&months=&plan=gold', {}],
    ['need=$2%2C500&growth=5%25', { need: 2500, growth: 5 }],
    ['referrals=7&referrals=9&%E0%A4%A=1&__proto__=1', { referrals: 7 }],
    ['referrals=<script>&bonus=%27;DROP', {}],
    ['currency=XAU&need=€900', { need: 900 }],
    ['currency=INR', { currency: 'INR' }],
  ])('[PAGE-07] junk is clamped or left out: %s', (query, change) => {
    expect(read(query)).toEqual({ ...given, ...change })
  })

  test('[PAGE-07] any text at all gives settings on the scale and months without a hole', () => {
    const texts = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('1e400', '-0', '.5', '5%'))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, 'plan'), texts), (query) => {
        const settings = readSettings(new URLSearchParams(query), given)
        for (const name of names) {
          const value = settings[name]
          if (value === undefined) continue
          expect(value).toBeGreaterThanOrEqual(commissionLimits[name].min)
          expect(value).toBeLessThanOrEqual(commissionLimits[name].max)
        }
        const months = monthsOf(inputOf(settings, { price: 200, tiers: [{ rate: 20 }] }))
        expect(months).toHaveLength(settings.months)
        expect(months.every(({ total }) => Number.isFinite(total))).toBe(true)
        expect(read(writeSettings(settings))).toEqual(settings)
      }),
    )
  })

  test('[PAGE-07] numbers as people type them', () => {
    expect(readNumber('need', ' $2,000 ')).toBe(2000)
    expect(readNumber('churn', '.5%')).toBe(0.5)
    expect(readNumber('churn', '4.25')).toBe(4.3)
    for (const text of ['', '-', 'three', '1.2.3', '١٢']) expect(readNumber('need', text)).toBeUndefined()
  })
})
