import type { PlanState } from '#rules/money/plan-gate.ts'

/** What the states of a plan are called and what works in each: the one sentence for pages, staff and emails. */
export const planWords: Record<PlanState | 'none', { name: string; text: string }> = {
  none: {
    name: 'No plan',
    text: 'You can look at modules and set them up. They start working once you approve the plan.',
  },
  pending: {
    name: 'Waiting for approval',
    text: 'You have not approved the plan yet. We charge nothing before you do.',
  },
  trial: {
    name: 'Trial',
    text: 'Everything works. Until your first top-up, campaigns and order messages go to people of your company only.',
  },
  active: { name: 'Active', text: 'Everything works.' },
  past_due: {
    name: 'Payment failed',
    text: 'Everything works for 7 days from the failed payment. After that the plan is frozen until it is paid.',
  },
  frozen: {
    name: 'Frozen',
    text: 'Only sign-in codes are sent, for 14 days. You can read and export everything. Once the plan is paid, everything works again.',
  },
  cancelling: { name: 'Cancelled', text: 'Everything works until the end of the period you paid for.' },
  ended: { name: 'Ended', text: 'You can read and export your data for 30 days, or start the plan again.' },
  declined: { name: 'Not approved', text: 'You did not approve the plan. You were not charged.' },
}

/** After the first top-up a trial has no limit any more. */
export const planText = (state: PlanState | 'none', hasToppedUp = false): string =>
  planWords[state === 'trial' && hasToppedUp ? 'active' : state].text
