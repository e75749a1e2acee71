import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { includesZero, rateDifference } from '#rules/statistics/rate-difference.ts'
import { isHeldOut } from './hold-out.ts'

const rulesOf = (holdOutPercent: number, holdOutKey = 'a key of this outlet') => ({
  holdOutKey,
  holdOutPercent,
})
const customers = Array.from({ length: 20_000 }, (_, index) => 7_000_000_000 + index * 17)
const heldOut = (percent: number, key?: string) =>
  customers.filter((customerId) => isHeldOut(rulesOf(percent, key), { customerId, orderId: 1 }))

test('[LIVE-05] so many of a hundred customers are left out as the merchant says, and none at 0', () => {
  expect(heldOut(0)).toEqual([])
  for (const percent of [1, 10, 25, 50]) {
    const share = (heldOut(percent).length / customers.length) * 100
    expect(Math.abs(share - percent)).toBeLessThan(1.5)
  }
})

test('[LIVE-05] a customer stays in a group, also when the share grows; another outlet draws anew', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 0, max: 50 }),
      (customerId, orderId, some, others) => {
        const [few, many] = [Math.min(some, others), Math.max(some, others)]
        const isIn = isHeldOut(rulesOf(few), { customerId, orderId })
        expect(isHeldOut(rulesOf(few), { customerId, orderId: orderId + 1 })).toBe(isIn)
        expect(!isIn || isHeldOut(rulesOf(many), { customerId, orderId })).toBe(true)
      },
    ),
  )
  const others = new Set(heldOut(50, 'another key'))
  const both = heldOut(50).filter((customer) => others.has(customer)).length
  expect(both / customers.length).toBeGreaterThan(0.23)
  expect(both / customers.length).toBeLessThan(0.27)
})

test('[LIVE-05] over 200 seeded stores without effect at least 180 intervals contain zero', () => {
  let containing = 0
  for (let store = 0; store < 200; store += 1) {
    const groups = { offered: { happened: 0, of: 0 }, heldOut: { happened: 0, of: 0 } }
    // A fixed sequence for each store: what happens to an order has nothing to do with its group.
    let state = (store + 1) * 2_654_435_761
    const random = () => {
      state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9) >>> 0
      return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
    }
    const orders = 480 + Math.floor(random() * 300)
    const risk = 0.02 + random() * 0.2
    for (let customerId = 1; customerId <= orders; customerId += 1) {
      const isIn = isHeldOut(rulesOf(50, `store ${store}`), { customerId, orderId: customerId })
      const group = groups[isIn ? 'heldOut' : 'offered']
      group.of += 1
      if (random() < risk) group.happened += 1
    }
    if (includesZero(rateDifference(groups.offered, groups.heldOut))) containing += 1
  }
  expect(containing).toBeGreaterThanOrEqual(180)
  // Not because everything is inside: an interval of 95 % misses now and then.
  expect(containing).toBeLessThan(200)
})
