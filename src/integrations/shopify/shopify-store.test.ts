import { expect, test } from 'vitest'
import { readStoreAnswer } from './shopify-store.ts'

test('[SYNC-05] an answer that only says how fast we may ask is throttling, not silence', () => {
  const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: 0, restoreRate: 100 }
  const answer = {
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: { cost: { requestedQueryCost: 50, actualQueryCost: null, throttleStatus } },
  }
  const budget = { available: 0, most: 2000, perSecond: 100 }
  expect(readStoreAnswer(answer)).toEqual({ kind: 'throttled', cost: 50, budget })
})
