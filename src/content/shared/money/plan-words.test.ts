import { expect, test } from 'vitest'
import { planStates } from '#rules/money/plan-gate.ts'
import { planText, planWords } from './plan-words.ts'

test('[MONEY-02] a trial says what waits for the first top-up until that is paid, and not afterwards', () => {
  expect(planText('trial')).toContain('Until your first top-up')
  expect(planText('trial', true)).toBe('Everything works.')
  const others = planStates.filter((state) => state !== 'trial')
  expect(others.map((state) => planText(state, true))).toEqual(others.map((state) => planWords[state].text))
})
