import { describe, expect, test } from 'vitest'
import { alertLines, daysLeft, lineAfter, medianOf, nextLine } from './days-left.ts'

describe('[MONEY-03] days left', () => {
  test('are whole days at the usual spending', () => {
    expect(daysLeft(100, [10, 12, 10, 8, 10])).toBe(10)
    expect(daysLeft(99, [10, 10, 10, 10, 10])).toBe(9)
    expect(daysLeft(-5, [10, 10, 10, 10, 10])).toBe(0)
  })

  test('are not moved by the day of one campaign', () => {
    expect(daysLeft(100, [10, 10, 5_000, 10, 10])).toBe(10)
  })

  test('are not stated without a basis', () => {
    expect(daysLeft(100, [10, 10, 10, 10])).toBeUndefined()
    expect(daysLeft(100, [0, 0, 0, 0, 500])).toBeUndefined()
  })

  test('use the mean of the two middle days of an even number', () => {
    expect(medianOf([4, 1, 3, 2])).toBe(2)
    expect(medianOf([])).toBe(0)
  })
})

describe('[MONEY-10] lines at which the merchant is warned', () => {
  const lines = alertLines({ reserve: 20, usual: 10, sum: 50 })

  test('are 7 and 2 days left, the merchant’s own sum, the reserve and empty', () => {
    expect(lines).toEqual([90, 70, 40, 20, 1])
    expect(alertLines({ reserve: 0, usual: 0, sum: null })).toEqual([1])
  })

  test('after a crossing, the next one is the highest that was not passed', () => {
    expect(lineAfter(lines, 60)).toBe(40)
    expect(lineAfter(lines, 0)).toBeNull()
  })

  test('after a top-up, a line counts again once the wallet is a fifth above it', () => {
    expect(nextLine(lines, 107, 70)).toBe(70)
    expect(nextLine(lines, 108, 70)).toBe(90)
    expect(nextLine(lines, 0, null)).toBeNull()
  })
})
