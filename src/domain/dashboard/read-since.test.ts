import { expect, test } from 'vitest'
import { newPart } from '../store-sync/sync-state.ts'
import { readSince } from './view-dashboard.ts'

const windowFrom = new Date('2026-09-18T00:00:00Z')
const recent = new Date('2026-10-13T00:00:00Z')
const parts = (recentState: 'running' | 'read', olderState: 'running' | 'read') => [
  { ...newPart('orders', recent), state: recentState, done: 400 },
  { ...newPart('orders', windowFrom, recent), state: olderState, done: 100 },
  { ...newPart('customers', windowFrom), state: 'running' as const, done: 1 },
]

test('[SYNC-06] while the newest orders are being read nothing is known, however many lines were', () => {
  expect(readSince({ importedAt: null, windowFrom, parts: parts('running', 'running') })).toBeUndefined()
  expect(readSince({ importedAt: null, windowFrom, parts: parts('running', 'read') })).toBeUndefined()
})

test('[SYNC-06] days are known from the oldest file that is read without a gap', () => {
  expect(readSince({ importedAt: null, windowFrom, parts: parts('read', 'running') })).toEqual(recent)
  expect(readSince({ importedAt: null, windowFrom, parts: parts('read', 'read') })).toEqual(windowFrom)
  expect(readSince({ importedAt: new Date(), windowFrom, parts: [] })).toEqual(windowFrom)
})
