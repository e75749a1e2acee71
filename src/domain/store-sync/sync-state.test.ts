import { expect, test } from 'vitest'
import { hasOlderOrders } from './sync-state.ts'

test('a copy has older orders where it began with more than 60 days, however long ago that was', () => {
  const startedAt = new Date('2026-01-31T08:00:00Z')
  const begun = (windowFrom: string) => hasOlderOrders({ startedAt, windowFrom: new Date(windowFrom) })
  expect(begun('2025-12-02T08:00:00Z')).toBe(false)
  expect(begun('2024-02-01T08:00:00Z')).toBe(true)
})
