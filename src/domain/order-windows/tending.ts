import type { Context } from '../context.server.ts'
import { holdFulfilment, ownHolds, releaseFulfilment, unheld } from './store/fulfilment-holds.ts'
import type { Ask } from './store/ask.ts'
import { readWindowOrder, type WindowOrder } from './store/window-order.ts'
import { moveWindow, readWindow, type Window, type WindowStore } from './window-row.ts'
import { isOver } from './window-states.ts'

/** An order window, and its order as just read from the store. */
export interface Tending {
  ctx: Context
  ask: Ask
  store: WindowStore
  window: Window
  order: WindowOrder
}

/** Reads both again; undefined if the order or its window is gone. */
export async function again({ ctx, ask, store, window }: Tending): Promise<Tending | undefined> {
  const order = await readWindowOrder(ask, window.orderId)
  const row = await readWindow(ctx, window)
  return order && row ? { ctx, ask, store, window: row, order } : undefined
}

/** `May change until 14:32`, for the people of the store's warehouse and in their time. */
export function holdNotes({ store, window }: Pick<Tending, 'store' | 'window'>): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: store.zone,
    hour: '2-digit',
    minute: '2-digit',
  })
  return `May change until ${time.format(window.endsAt)}`
}

/**
 * Holds everything of the order that could be sent, including what an edit added. False if the store refused a hold.
 * If the window has ended meanwhile, the holds are released again.
 */
export async function holdAll(tending: Tending): Promise<boolean> {
  const { ctx, ask, window, order } = tending
  let on = ownHolds(order)
  let isWhole = true
  let isOld = false
  for (const id of unheld(order)) {
    const made = await holdFulfilment(ask, id, holdNotes(tending))
    if (made === null) isWhole = false
    else if (made === 'already') isOld = true
    else on.push(made)
  }
  if (isOld) on = ownHolds((await readWindowOrder(ask, window.orderId)) ?? order)
  const isKnown =
    on.length === window.holds.length &&
    on.every(({ hold }) => window.holds.some((known) => known.hold === hold))
  if (isKnown) return isWhole
  const kept = await moveWindow(ctx, window, { holds: on })
  const now = kept ?? (await readWindow(ctx, window))
  if (!now || isOver(now.state)) for (const hold of on) await releaseFulfilment(ask, hold)
  return isWhole
}

/** Releases our own holds only. */
export async function releaseAll({ ask, order }: Tending): Promise<void> {
  for (const hold of ownHolds(order)) await releaseFulfilment(ask, hold)
}
