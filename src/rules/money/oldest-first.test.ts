import { expect, test } from 'vitest'
import { spentByWay } from './oldest-first.ts'

test('[MONEY-09] messages are paid out of the oldest money, so one payment at Shopify is not the whole month', () => {
  const money = [
    { method: 'card', amount: 50 },
    { method: 'shopify', amount: 20 },
    { method: 'card', amount: 30 },
  ] as const
  expect(spentByWay(money, 40, 25)).toEqual(
    new Map([
      ['card', 10],
      ['shopify', 15],
    ]),
  )
  expect(spentByWay(money, 0, 50)).toEqual(new Map([['card', 50]]))
  expect(spentByWay(money, 65, 100)).toEqual(
    new Map([
      ['shopify', 5],
      ['card', 30],
    ]),
  )
  expect(spentByWay([], 0, 5)).toEqual(new Map())
})
