import { and, desc, eq, ne } from 'drizzle-orm'
import {
  changeKinds,
  changeStates,
  type OrderWindow,
  type WindowAct,
  windowReasons,
} from '#contract/account/order-window-shapes.ts'
import { orderChanges } from '#database/schema/order-windows.ts'
import { signOf } from './decimal-sums.ts'
import type { ShopperContext } from '../shoppers/shopper-context.ts'
import { stageOf, type StoreOrder } from '../shoppers/store-order.ts'
import { versionOf } from './store/window-order.ts'
import { type Change, lookNow, readWindow, type Window } from './window-row.ts'
import { confirmationTime, paymentGrace } from './window-times.ts'

/** The window of the shopper's own order, with its changes and the latest of them. Call it inside `withShopper`. */
export async function readOwnWindow(
  tx: ShopperContext,
  orderId: number,
): Promise<{ window: Window; change: Change | undefined; changes: Change[] } | undefined> {
  const window = await readWindow(tx, { outletId: tx.accountHost.outletId, orderId })
  if (!window) return undefined
  const changes = await tx.db
    .select()
    .from(orderChanges)
    .where(
      and(
        eq(orderChanges.outletId, window.outletId),
        eq(orderChanges.orderId, orderId),
        ne(orderChanges.state, 'asked'),
        ne(orderChanges.state, 'calculated'),
      ),
    )
    .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id))
  return { window, change: changes[0], changes }
}

/** Quantities by title after the latest change. For a cancelled order, Shopify only lists what was ever in it. */
export function quantitiesAfter(changes: readonly Change[]): Map<string, number> {
  const made = changes.filter(({ state }) => state === 'committed' || state === 'settled').toReversed()
  return new Map(made.flatMap(({ summary }) => summary.map(({ title, after }) => [title, after])))
}

/** The window as its shopper sees it. Without an answer of the store nothing can be changed. */
export function viewWindow(
  ctx: ShopperContext,
  { window, change }: { window: Window; change: Change | undefined },
  order: StoreOrder | null,
): OrderWindow | null {
  // The hold-out sees no window.
  if (window.reason === 'held_out') return null
  const { outstanding, isPayable } = paymentOf(window, order)
  return {
    state: window.state,
    ends_at: window.state === 'not_offered' ? null : window.endsAt.toISOString(),
    answer_by: answerBy(window),
    reason: windowReasons.find((reason) => reason === window.reason) ?? null,
    may: order ? actsOf(ctx, window, { isPayable, order }) : [],
    address_needs_code:
      ctx.shopper.customerId === null && window.rules.mayAddress && isOpen(ctx, window) && order !== null,
    version: order ? versionOf(order) : '',
    due: isPayable ? outstanding : null,
    is_confirmed: window.confirmedAt !== null,
    change: change ? viewChange(change) : null,
  }
}

/** Until when the difference has to be paid, or a cash order confirmed. */
function answerBy({ state, endsAt, dueAt }: Window): string | null {
  const by = (ms: number) => new Date(endsAt.getTime() + ms)
  if (state === 'owing') return by(paymentGrace).toISOString()
  if (state !== 'unconfirmed') return null
  const day = by(confirmationTime)
  // Later where the question had to wait: then the next look is.
  return (dueAt && dueAt > day ? dueAt : day).toISOString()
}

const isOpen = ({ clock }: ShopperContext, { state, endsAt }: Window) =>
  state === 'open' && clock.now() < endsAt

function paymentOf(window: Window, order: StoreOrder | null) {
  const { amount, currencyCode } = order?.totalOutstandingSet.shopMoney ?? { amount: '0', currencyCode: '' }
  const isAwaited = window.state === 'owing' || (window.isCash && isUnderWay(window))
  return { outstanding: { amount, currency: currencyCode }, isPayable: isAwaited && signOf(amount) > 0 }
}

const isUnderWay = ({ state }: Window) => state === 'open' || state === 'unconfirmed'

function actsOf(
  ctx: ShopperContext,
  window: Window,
  { isPayable, order }: { isPayable: boolean; order: StoreOrder },
): WindowAct[] {
  if (stageOf(order) !== 'placed') return []
  const { rules, isCash, confirmedAt } = window
  const isChangeable = isOpen(ctx, window)
  const isConfirmable = isCash && rules.asksCashConfirmation && confirmedAt === null && isUnderWay(window)
  return [
    ...(isChangeable && rules.mayItems ? (['items'] as const) : []),
    ...(isChangeable && rules.mayAddress && ctx.shopper.customerId !== null ? (['address'] as const) : []),
    ...(isChangeable && rules.mayCancel ? (['cancel'] as const) : []),
    ...(isConfirmable ? (['confirm'] as const) : []),
    ...(isPayable ? (['pay'] as const) : []),
  ]
}

const viewChange = ({ id, kind, state, difference, refund, currency, problem, updatedAt }: Change) => ({
  id,
  kind: changeKinds.find((known) => known === kind) ?? 'items',
  state: changeStates.find((known) => known === state) ?? 'refused',
  difference: difference === null ? null : { amount: difference, currency },
  refunded: refund && state === 'settled' && problem === '' ? { amount: refund.amount, currency } : null,
  at: updatedAt.toISOString(),
})

/** If the store's order does not match the window, starts a job that looks, without waiting for it. */
export async function lookIfStale(ctx: ShopperContext, window: Window, order: StoreOrder): Promise<void> {
  const isPaid = signOf(order.totalOutstandingSet.shopMoney.amount) <= 0
  const isMoved = window.dueAt !== null && stageOf(order) !== 'placed'
  const isHoldGone = window.state === 'open' && order.displayFulfillmentStatus === 'UNFULFILLED'
  if (isMoved || isHoldGone || (window.state === 'owing' && isPaid)) await lookNow(ctx, window)
}
