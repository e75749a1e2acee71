import { orderChangesPanel as copy } from '#content/portal/order-window.ts'
import type { OrderWindowRow } from '#contract/account/window-settings-shapes.ts'

/** The state of a window, and why it is so. */
export const windowText = ({ state, reason }: Pick<OrderWindowRow, 'state' | 'reason'>): string =>
  reason && state !== 'cancelled' ? `${copy.states[state]}: ${copy.reasons[reason]}` : copy.states[state]
