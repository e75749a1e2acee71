import { type WindowState, windowStates } from '#contract/account/order-window-shapes.ts'

/** The states that may follow each state of an order window. `docs/flows/order-window.md` draws the same. */
export const nextStates = {
  waiting: ['open', 'not_offered'],
  open: ['owing', 'cancelling', 'unconfirmed', 'released', 'lost', 'cancelled'],
  owing: ['open', 'lost', 'cancelled'],
  cancelling: ['cancelled', 'open', 'lost'],
  unconfirmed: ['released', 'cancelled', 'lost'],
  released: [],
  lost: [],
  cancelled: [],
  not_offered: [],
} as const satisfies Record<WindowState, readonly WindowState[]>

export const mayFollow = (from: WindowState, to: WindowState) =>
  nextStates[from].some((state) => state === to)

export const isOver = (state: WindowState) => nextStates[state].length === 0

/** States that lead to another one. */
export const openStates = windowStates.filter((state) => !isOver(state))

/** Final states of windows that were open. */
export const endStates = windowStates.filter((state) => isOver(state) && state !== 'not_offered')
