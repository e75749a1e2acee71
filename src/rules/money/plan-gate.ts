import type { Purpose } from './rate-card.ts'

/** What a plan allows in each of its states. Calls, jobs and pages ask here; no other file lists states. */

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

type Asked = PlanState | 'none'
const among = (states: readonly PlanState[]) => (state: Asked) => (states as readonly Asked[]).includes(state)

/** The provider has said until when it runs. */
export const isInPeriod = among(['trial', 'active', 'cancelling'])
/** Everything works. */
export const isRunning = among(['trial', 'active', 'cancelling', 'past_due'])
/** The provider could not collect the price. */
export const isUnpaid = among(['past_due', 'frozen'])
/** What it switched on has stopped. */
export const hasStopped = among(['frozen', 'ended'])
/** It bills nobody, and another may be started. A page that was given up may still be paid: then it counts. */
export const isOver = among(['ended', 'declined'])
/** It was approved at some time: the trial is used up. */
export const hasBegun = among(['trial', 'active', 'past_due', 'frozen', 'cancelling', 'ended'])
export const mayBeCancelled = among(['trial', 'active', 'past_due', 'frozen'])
/** There is nothing to cancel: the owner may ask for the money left in the wallet. */
export const willNotRenew = (state: Asked) => !mayBeCancelled(state) && state !== 'pending'
/** Cancelled, and what is paid still runs: the owner may keep it after all. */
export const mayBeKept = among(['cancelling'])
/** The owner may approve one. */
export const mayBeStarted = (state: Asked) => !hasBegun(state) || state === 'ended' || mayBeKept(state)

/** For conditions in SQL. */
export const statesThat = (has: (state: PlanState) => boolean): PlanState[] => planStates.filter(has)

/** The state as it holds now: a card that was not paid for a week freezes, and a cancelled plan ends with its period. */
export function stateAt(plan: Plan, at: Date): PlanState {
  const since = (from: Date | null) => (from ? at.getTime() - from.getTime() : 0)
  if (plan.state === 'past_due' && since(plan.troubleSince) > graceOfCards) return 'frozen'
  if (plan.state === 'cancelling' && plan.periodEndsAt && plan.periodEndsAt <= at) return 'ended'
  return plan.state
}

/** Nothing was paid for it yet, also where it was cancelled meanwhile. */
export const isInTrial = (plan: Plan | undefined, at: Date): boolean =>
  plan !== undefined && (plan.state === 'trial' || (plan.trialEndsAt !== null && plan.trialEndsAt > at))

export function mayUse(plan: Plan | undefined, use: PlanUse, at: Date): boolean {
  if (!plan) return false
  const state = stateAt(plan, at)
  const isStale =
    isInPeriod(state) &&
    plan.periodEndsAt !== null &&
    at.getTime() > plan.periodEndsAt.getTime() + trustedAfterPeriod
  if (isStale) return false
  if (isRunning(state)) return true
  return (
    state === 'frozen' &&
    use === 'authentication' &&
    at.getTime() - (plan.troubleSince?.getTime() ?? 0) <= graceOfCodes
  )
}
