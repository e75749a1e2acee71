import { type WindowState, windowStates } from '#contract/account/order-window-shapes.ts'

/** Which state of an order window leads to which. `docs/flows/order-window.md` shows the same as a picture. */
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

/** Ends of windows that there were. */
export const endStates = windowStates.filter((state) => isOver(state) && state !== 'not_offered')
