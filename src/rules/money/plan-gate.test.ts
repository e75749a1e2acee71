import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  hasBegun,
  hasStopped,
  isInPeriod,
  isInTrial,
  isOver,
  isRunning,
  isUnpaid,
  mayBeCancelled,
  mayBeKept,
  mayBeStarted,
  mayUse,
  type Plan,
  type PlanState,
  planStates,
  type PlanUse,
  stateAt,
  statesThat,
  willNotRenew,
} from './plan-gate.ts'

const now = new Date('2026-11-16T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(now.getTime() - days * day)

const plan = (state: PlanState, fields: Partial<Plan> = {}): Plan => ({
  state,
  trialEndsAt: null,
  periodEndsAt: daysAgo(-10),
  troubleSince: null,
  ...fields,
})

const uses: PlanUse[] = ['activate', 'top_up', 'marketing', 'utility', 'authentication']
const everything = uses
const codes: PlanUse[] = ['authentication']

/** What each state allows, one day after it began. */
const allowed: Record<PlanState, PlanUse[]> = {
  pending: [],
  declined: [],
  trial: everything,
  active: everything,
  cancelling: everything,
  past_due: everything,
  frozen: codes,
  ended: [],
}

describe('[MONEY-02] what a plan allows', () => {
  test.each(planStates)('%s', (state) => {
    const one = plan(state, { troubleSince: daysAgo(1) })
    expect(uses.filter((use) => mayUse(one, use, now))).toEqual(allowed[state])
  })

  test('nothing without a plan', () => {
    expect(uses.filter((use) => mayUse(undefined, use, now))).toEqual([])
  })

  test('a card that was not paid for more than 7 days freezes the plan', () => {
    expect(stateAt(plan('past_due', { troubleSince: daysAgo(7) }), now)).toBe('past_due')
    expect(stateAt(plan('past_due', { troubleSince: daysAgo(8) }), now)).toBe('frozen')
  })

  test('a frozen plan sends sign-in codes for 14 days', () => {
    expect(mayUse(plan('frozen', { troubleSince: daysAgo(14) }), 'authentication', now)).toBe(true)
    expect(mayUse(plan('frozen', { troubleSince: daysAgo(15) }), 'authentication', now)).toBe(false)
  })

  test('a cancelled plan runs to the end of what is paid', () => {
    expect(mayUse(plan('cancelling', { periodEndsAt: daysAgo(-1) }), 'marketing', now)).toBe(true)
    expect(stateAt(plan('cancelling', { periodEndsAt: daysAgo(0) }), now)).toBe('ended')
  })

  test('a stored state is not believed for more than 3 days past its period', () => {
    expect(mayUse(plan('active', { periodEndsAt: daysAgo(3) }), 'top_up', now)).toBe(true)
    expect(mayUse(plan('active', { periodEndsAt: daysAgo(4) }), 'top_up', now)).toBe(false)
  })
})

test('[MONEY-02] a trial that was cancelled keeps the limits of a trial until its end', () => {
  expect(isInTrial(plan('cancelling', { trialEndsAt: daysAgo(-3) }), now)).toBe(true)
  expect(isInTrial(plan('cancelling', { trialEndsAt: daysAgo(3) }), now)).toBe(false)
  expect(isInTrial(plan('trial'), now)).toBe(true)
  expect(isInTrial(plan('active'), now)).toBe(false)
})

test('[MONEY-02] each question about a state has one answer', () => {
  const working = statesThat((state) => mayUse(plan(state, { troubleSince: daysAgo(1) }), 'top_up', now))
  expect(working.toSorted()).toEqual(statesThat(isRunning).toSorted())
  expect(statesThat(isInPeriod)).toEqual(['trial', 'active', 'cancelling'])
  expect(statesThat(isUnpaid)).toEqual(['past_due', 'frozen'])
  expect(statesThat(hasStopped)).toEqual(['frozen', 'ended'])
  expect(statesThat(isOver)).toEqual(['ended', 'declined'])
  expect(statesThat((state) => !hasBegun(state))).toEqual(['pending', 'declined'])
  expect(statesThat(mayBeCancelled)).toEqual(['trial', 'active', 'past_due', 'frozen'])
  expect(statesThat(mayBeKept)).toEqual(['cancelling'])
  expect(statesThat(mayBeStarted)).toEqual(['pending', 'cancelling', 'ended', 'declined'])
  expect(statesThat(willNotRenew)).toEqual(['cancelling', 'ended', 'declined'])
  for (const answer of [mayBeStarted, willNotRenew]) expect(answer('none')).toBe(true)
  for (const answer of [isRunning, isUnpaid, hasBegun, mayBeCancelled]) expect(answer('none')).toBe(false)
})

test('[MONEY-02] no other file lists states of plans', () => {
  const state = "'(?:trial|active|past_due|frozen|cancelling|ended|declined)'"
  const list = new RegExp(`\\[\\s*(?:'(?:none|pending)',\\s*)?${state},\\s*'\\w+'`)
  const files = globSync('src/{api,content,contract,domain,jobs,web}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => list.test(readFileSync(file, 'utf8')))).toEqual([])
})
