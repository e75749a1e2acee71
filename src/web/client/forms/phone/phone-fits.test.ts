import { expect, test } from 'vitest'
import { phoneFits } from './phone-fits.ts'

test.each([
  ['+919820012345', true],
  ['+12025550143', true],
  ['+4915112345678', true],
  ['+91123', false],
  ['+1555', false],
  ['+12', false],
])('[SITE-05] %s fits the country of its code: %s', async (number, fits) => {
  expect(await phoneFits(number)).toBe(fits)
})
