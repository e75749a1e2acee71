import type { Purpose } from './rate-card.ts'

/** What a plan allows in each of its states: the one table that calls, jobs and pages ask. */

export const planStates = [
  'pending',
  'trial',
  'active',
  'past_due',
  'frozen',
  'cancelling',
  'ended',
  'declined',
] as const
export type PlanState = (typeof planStates)[number]

export interface Plan {
  state: PlanState
  trialEndsAt: Date | null
  periodEndsAt: Date | null
  /** Since when it is past due or frozen. */
  troubleSince: Date | null
}

export type PlanUse = 'activate' | 'top_up' | Purpose

const day = 24 * 60 * 60 * 1000
const graceOfCards = 7 * day
/** Codes go on for a while: they are paid already, and shoppers would be locked out. */
const graceOfCodes = 14 * day
/** A stored state is not believed for longer than this without asking the provider. */
export const trustedAfterPeriod = 3 * day

const running: readonly PlanState[] = ['trial', 'active', 'cancelling']

/** The state as it holds now: a card that was not paid for a week freezes, and a cancelled plan ends with its period. */
export function stateAt(plan: Plan, at: Date): PlanState {
  const since = (from: Date | null) => (from ? at.getTime() - from.getTime() : 0)
  if (plan.state === 'past_due' && since(plan.troubleSince) > graceOfCards) return 'frozen'
  if (plan.state === 'cancelling' && plan.periodEndsAt && plan.periodEndsAt <= at) return 'ended'
  return plan.state
}

export function mayUse(plan: Plan | undefined, use: PlanUse, at: Date): boolean {
  if (!plan) return false
  const state = stateAt(plan, at)
  const isStale =
    running.includes(state) &&
    plan.periodEndsAt !== null &&
    at.getTime() > plan.periodEndsAt.getTime() + trustedAfterPeriod
  if (isStale) return false
  if (running.includes(state) || state === 'past_due') return true
  return (
    state === 'frozen' &&
    use === 'authentication' &&
    at.getTime() - (plan.troubleSince?.getTime() ?? 0) <= graceOfCodes
  )
}
