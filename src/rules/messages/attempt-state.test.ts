import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptStateOf, holdOutcome, reportedStatuses, type StatusReport } from './attempt-state.ts'

const reports = fc.array(
  fc.record<StatusReport>(
    { status: fc.constantFrom(...reportedStatuses), isBillable: fc.boolean() },
    { requiredKeys: ['status'] },
  ),
)

test('[MSG-06] neither order nor repetition of reports changes the state or the money', () => {
  fc.assert(
    fc.property(
      reports.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      ),
      ([all, doubled]) => {
        expect(attemptStateOf(doubled)).toBe(attemptStateOf(all))
        expect(holdOutcome(doubled)).toBe(holdOutcome(all))
      },
    ),
  )
})

test('[MSG-01] "read" implies "delivered", and is charged without it', () => {
  expect(attemptStateOf([{ status: 'accepted' }, { status: 'read' }])).toBe('read')
  expect(holdOutcome([{ status: 'read' }])).toBe('capture')
})

test('[MSG-02] what failed is not charged, and what Meta does not charge for neither', () => {
  expect(holdOutcome([{ status: 'sent' }, { status: 'failed' }])).toBe('release')
  expect(holdOutcome([{ status: 'delivered', isBillable: false }])).toBe('release')
  expect(holdOutcome([{ status: 'sent' }])).toBe('wait')
})

test('[MSG-06] a late delivery wins over a failure', () => {
  expect(holdOutcome([{ status: 'failed' }, { status: 'delivered' }])).toBe('capture')
})
