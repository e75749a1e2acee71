import { expect, test } from 'vitest'
import { allMutations } from '../tests/mutations/all-mutations.ts'
import { isReady } from '../tests/mutations/mutation.ts'

test('every small fault still fits the code, and its test is there', () => {
  expect(allMutations.filter((mutation) => !isReady(mutation)).map(({ what }) => what)).toEqual([])
})
