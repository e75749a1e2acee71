import { expect, test } from 'vitest'
import { minus, negative, plus, signOf, smaller } from './decimal-sums.ts'

test('sums of any number of places are subtracted without rounding', () => {
  expect(minus('1290.00', '1170.5')).toBe('119.50')
  expect(minus('0.1', '0.30')).toBe('-0.20')
  expect(minus('100', '250')).toBe('-150')
  expect(plus('0.1', '0.2')).toBe('0.3')
  expect(plus('-3.5', '1')).toBe('-2.5')
  expect(negative('12.00')).toBe('-12.00')
  expect([signOf('-0.00'), signOf('0.01'), signOf('-5')]).toEqual([0, 1, -1])
  expect(smaller('9.99', '10')).toBe('9.99')
})
