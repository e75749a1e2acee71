import type { WindowAct } from '#contract/account/order-window-shapes.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { requireOwnOrder } from '../shoppers/read-order.ts'
import type { ShopperContext } from '../shoppers/shopper-context.ts'
import { forgetStoreOrder } from '../shoppers/store-order.ts'
import { askerOf } from './store/ask.ts'
import { isPacked, readWindowOrder } from './store/window-order.ts'
import { tendWindow } from './tend-window.ts'
import type { Tending } from './tending.ts'
import { changesUnderWay, lockWindow, moveWindow, type Window } from './window-row.ts'

const lookAfterMs = 20_000

/**
 * The window of the shopper's own order. Another shopper's order is not found; an order without a window is closed.
 */
export async function requireWindow(ctx: ShopperContext, orderId: number): Promise<Window> {
  const { window } = await requireOwnOrder(ctx, orderId)
  if (!window) throw new DomainError('window_closed')
  return window.window
}

/** Refuses what the rules or the time do not allow. */
export function requireOpen({ clock }: ShopperContext, window: Window, act: WindowAct): void {
  const { rules, state, endsAt } = window
  if (state === 'lost') throw new DomainError('order_packed')
  const may = { items: rules.mayItems, address: rules.mayAddress, cancel: rules.mayCancel }
  const isAllowed = act === 'confirm' || act === 'pay' || may[act]
  if (!isAllowed || state !== 'open' || clock.now() >= endsAt) throw new DomainError('window_closed')
}

/** The current order at the store. If the warehouse has started, the window ends here. */
export async function startTending(ctx: ShopperContext, window: Window): Promise<Tending> {
  const ask = askerOf(ctx, ctx.accountHost)
  const order = await readWindowOrder(ask, window.orderId)
  if (!order) throw new DomainError('not_found')
  const { shop, isConnected, zone } = ctx.accountHost
  const tending = { ctx, ask, store: { shop, isConnected, zone }, window, order }
  if (order.cancelledAt !== null) {
    await tendWindow(ctx, window.outletId, window.orderId)
    throw new DomainError('order_changed')
  }
  if (isPacked(order)) {
    forgetStoreOrder(ctx.accountHost, window.orderId)
    await tendWindow(ctx, window.outletId, window.orderId)
    throw new DomainError('order_packed')
  }
  return tending
}

/**
 * Runs `work` in one transaction that locks the window's row, so that nobody else can begin a change of this order.
 * Refuses if the time is over or another change waits for Shopify. Returns undefined if that other change is the same
 * one, pressed twice.
 */
export function inTurn<T>(
  ctx: ShopperContext,
  window: Window,
  act: WindowAct,
  work: (tx: ShopperContext, window: Window) => Promise<T>,
  own = '',
): Promise<T | undefined> {
  return withTransaction(ctx, async (tx) => {
    const row = await lockWindow(tx, window)
    if (!row) throw new DomainError('window_closed')
    const underWay = await changesUnderWay(tx, row)
    if (underWay.some(({ id }) => id === own)) return undefined
    if (underWay.length > 0) throw new DomainError('still_asking')
    requireOpen(tx, row, act)
    const begun = await work(tx, row)
    // If this process ends before Shopify answers, a job looks soon, not only at the end of the window.
    await moveWindow(tx, row, { dueAt: new Date(tx.clock.now().getTime() + lookAfterMs) })
    return begun
  })
}
