import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-11-18T12:00:00Z')

test.each([
  ['30', 30_000],
  ['Wed, 18 Nov 2026 12:00:10 GMT', 10_000],
  ['0', 1_000],
  ['Wed, 18 Nov 2026 11:00:00 GMT', 1_000],
  ['soon', 6_000],
  [null, 6_000],
])('[MSG-02] Retry-After %s means %i ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})
