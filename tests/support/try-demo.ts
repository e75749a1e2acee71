import { expect } from 'vitest'
import { applyAction } from '#shop-model/apply-action.ts'
import type { DemoAction } from '#shop-model/actions.ts'
import { seed } from '#shop-model/seed.ts'
import type { DemoState } from '#shop-model/state.ts'

export const wall = Date.UTC(2026, 10, 16, 4, 0)
export const start = seed(wall)

/** Does one thing after another and hands back the state; a refusal is a failure of the test. */
export const after = (state: DemoState, ...actions: DemoAction[]): DemoState => {
  let last = state
  for (const action of actions) {
    const outcome = applyAction(last, action, last.clock.wall)
    expect({ action, refusal: outcome.refusal }).toEqual({ action, refusal: undefined })
    last = outcome.state
  }
  return last
}
