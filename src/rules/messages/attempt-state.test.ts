import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageChannels } from './events.ts'
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
      fc.constantFrom(...messageChannels),
      reports.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
      ),
      (channel, [all, doubled]) => {
        expect(attemptStateOf(doubled)).toBe(attemptStateOf(all))
        expect(holdOutcome(channel, doubled)).toBe(holdOutcome(channel, all))
      },
    ),
  )
})

test('[MSG-01] "read" implies "delivered", and is charged once Meta has named its price', () => {
  expect(attemptStateOf([{ status: 'accepted' }, { status: 'read' }])).toBe('read')
  expect(holdOutcome('whatsapp', [{ status: 'read' }])).toBe('unpriced')
  expect(holdOutcome('whatsapp', [{ status: 'sent', isBillable: true }, { status: 'read' }])).toBe('capture')
})

test('[MSG-02] what failed is not charged, and what Meta does not charge for neither', () => {
  expect(holdOutcome('whatsapp', [{ status: 'sent' }, { status: 'failed' }])).toBe('release')
  expect(holdOutcome('whatsapp', [{ status: 'read' }, { status: 'delivered', isBillable: false }])).toBe(
    'release',
  )
  expect(holdOutcome('whatsapp', [{ status: 'sent', isBillable: true }])).toBe('wait')
})

test('[MSG-02] an email is charged when a mail server has taken it, not while it is in our outbox', () => {
  expect(holdOutcome('email', [{ status: 'accepted' }])).toBe('wait')
  expect(holdOutcome('email', [{ status: 'accepted' }, { status: 'delivered' }])).toBe('capture')
  expect(holdOutcome('email', [{ status: 'accepted' }, { status: 'failed' }])).toBe('release')
})

test('[MSG-02] an SMS is charged when the provider has it, and nothing when that was refused', () => {
  expect(holdOutcome('sms', [{ status: 'accepted' }])).toBe('capture')
  expect(holdOutcome('sms', [{ status: 'accepted' }, { status: 'failed' }])).toBe('capture')
  expect(holdOutcome('sms', [{ status: 'delivered' }])).toBe('capture')
  expect(holdOutcome('email', [{ status: 'refused' }])).toBe('release')
  expect(holdOutcome('sms', [])).toBe('wait')
})

test('[MSG-06] a late delivery wins over a failure', () => {
  expect(holdOutcome('whatsapp', [{ status: 'failed' }, { status: 'delivered', isBillable: true }])).toBe(
    'capture',
  )
})
