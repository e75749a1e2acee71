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

/** The window of one's own order. Somebody else's order is not found; one without a window is closed. */
export async function requireWindow(ctx: ShopperContext, orderId: number): Promise<Window> {
  const { window } = await requireOwnOrder(ctx, orderId)
  if (!window) throw new DomainError('window_closed')
  return window.window
}

/** Whether the rules and the clock allow it. */
export function requireOpen({ clock }: ShopperContext, window: Window, act: WindowAct): void {
  const { rules, state, endsAt } = window
  if (state === 'lost') throw new DomainError('order_packed')
  const may = { items: rules.mayItems, address: rules.mayAddress, cancel: rules.mayCancel }
  const isAllowed = act === 'confirm' || act === 'pay' || may[act]
  if (!isAllowed || state !== 'open' || clock.now() >= endsAt) throw new DomainError('window_closed')
}

/** The order as the store has it now. Where the warehouse has begun, the window ends here. */
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
 * Runs `work` while nobody else can begin a change of this order: in one transaction, which holds the row of the window.
 * Refuses where the time is over, or another change waits for Shopify. Where it is the same one, pressed twice, nothing
 * is done and the answer is undefined.
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
    // Should this process end before Shopify answers, somebody looks soon, and not only at the end of the window.
    await moveWindow(tx, row, { dueAt: new Date(tx.clock.now().getTime() + lookAfterMs) })
    return begun
  })
}
