import { expect, test } from 'vitest'
import { bandScale, heightScale, niceTicks } from './scale.ts'

test('ticks are round numbers that cover the largest value', () => {
  expect(niceTicks(9069)).toEqual([0, 2000, 4000, 6000, 8000, 10_000])
  expect(niceTicks(1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(niceTicks(35)).toEqual([0, 10, 20, 30, 40])
})

test('nothing to show still gives an axis', () => {
  expect(niceTicks(0)).toEqual([0, 1])
})

test('bands fill the box and leave the gap on both sides', () => {
  const bands = bandScale(4, 0.2)
  expect(bands.start(0)).toBe(2.5)
  expect(bands.width).toBe(20)
  expect(bands.start(3) + bands.width + 2.5).toBe(100)
  expect(bands.middle(1)).toBe(37.5)
})

test('heights are shares of the top tick', () => {
  expect(heightScale(200)(50)).toBe(25)
})
