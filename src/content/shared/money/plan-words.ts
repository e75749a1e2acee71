import type { PlanState } from '#rules/money/plan-gate.ts'

/** What the states of a plan are called, for merchants and staff, and what works in each. */
export const planWords: Record<PlanState | 'none', { name: string; text: string }> = {
  none: { name: 'No plan', text: 'Once the plan is approved you can switch modules on and send messages.' },
  pending: {
    name: 'Waiting for approval',
    text: 'You have not approved the plan yet. Nothing is charged before you do.',
  },
  trial: {
    name: 'Trial',
    text: 'Everything works. Until your first top-up, campaigns go to people of your company only.',
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
  cancelling: { name: 'Cancelled', text: 'Everything works until the end of what you have paid.' },
  ended: { name: 'Ended', text: 'You can read and export your data for 30 days, or start the plan again.' },
  declined: { name: 'Not approved', text: 'The plan was not approved. Nothing was charged.' },
}
