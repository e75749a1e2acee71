import type { ChangeState } from '#contract/account/order-window-shapes.ts'
import type { AskedRefund } from '#database/schema/order-windows.ts'
import { withTransaction } from '../../context.server.ts'
import { minus, negative, signOf, smaller } from '../decimal-sums.ts'
import { tellChanged, tellDue, tellPaid } from '../tell-shopper.ts'
import { createRefund, planRefund } from '../store/refund.ts'
import { dueOf, isUnpaid, overpaidOf } from '../store/window-order.ts'
import type { Tending } from '../tending.ts'
import { type Change, moveChange, moveWindow, readWindow } from '../window-row.ts'
import { paymentGrace } from '../window-times.ts'

/**
 * After Shopify made a change: refunds what was paid too much, or waits for the shopper to pay the difference. Safe
 * to repeat: the refund is stored first and sent under one key.
 */
export async function settleChange(tending: Tending, change: Change): Promise<void> {
  const { ctx, order, window } = tending
  const difference = minus(order.currentTotalPriceSet.shopMoney.amount, change.totalBefore)
  const refund = change.refund ?? plannedRefund(tending, difference)
  if (refund) return giveBack(tending, { ...change, difference }, refund)
  const isOwing = !isUnpaid(order) && dueOf(order) !== null && change.kind !== 'reversal'
  if (!isOwing) return finish(tending, { ...change, difference }, 'settled')
  await withTransaction(ctx, async (tx) => {
    if (!(await moveChange(tx, change, { difference }))) return
    const row = await readWindow(tx, window)
    if (row?.state === 'open') {
      await moveWindow(tx, row, {
        state: 'owing',
        dueAt: new Date(window.endsAt.getTime() + paymentGrace),
      })
      await tellDue(tx, tending, change)
    }
  })
}

/** Refund at most what this change saved. What staff changed meanwhile is theirs to settle. */
function plannedRefund({ order }: Tending, difference: string): AskedRefund | undefined {
  const overpaid = overpaidOf(order)
  if (overpaid === null || signOf(difference) >= 0) return undefined
  const refund = planRefund(order, smaller(overpaid, negative(difference)))
  return refund.transactions.length > 0 ? refund : undefined
}

async function giveBack(tending: Tending, change: Change, refund: AskedRefund): Promise<void> {
  const { ctx, ask, order, window } = tending
  const planned = change.refund
    ? change
    : await moveChange(ctx, change, { refund, difference: change.difference })
  // Another process is settling it at this moment.
  if (!planned) return
  const overpaid = overpaidOf(order)
  // Do not ask again for what was already refunded, however old the key is.
  const isOpen = overpaid !== null && signOf(minus(overpaid, refund.amount)) >= 0
  const { refusals } = isOpen
    ? await createRefund(ask, window.orderId, { key: change.refundKey, refund })
    : { refusals: [] }
  if (refusals.length > 0) ctx.log.error({ order: window.orderId, refusals }, 'refund refused by the store')
  await finish(tending, { ...planned, problem: refusals.length > 0 ? 'refund_refused' : '' }, 'settled')
}

/** Ends a change: erases the sealed address and tells the shopper. */
export async function finish(tending: Tending, change: Change, state: ChangeState): Promise<void> {
  const { ctx, window } = tending
  await withTransaction(ctx, async (tx) => {
    const { difference, problem } = change
    // A refused change may be asked for again under the same key.
    const key = state === 'refused' ? `${change.key}:${change.id}` : change.key
    const done = await moveChange(tx, change, { state, key, difference, problem, addressEnc: '' })
    if (!done) return
    const row = await readWindow(tx, window)
    const isOwing = row?.state === 'owing'
    if (isOwing) await moveWindow(tx, row, { state: 'open', dueAt: row.endsAt })
    if (state !== 'settled' || (change.kind !== 'items' && change.kind !== 'address')) return
    // One message: the one about the payment says that the order is up to date.
    if (isOwing && difference && signOf(difference) > 0) await tellPaid(tx, tending, change, difference)
    else await tellChanged(tx, tending, change)
  })
}
