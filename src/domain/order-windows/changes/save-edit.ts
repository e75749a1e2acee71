import { and, eq } from 'drizzle-orm'
import type { ChangedOrder } from '#contract/account/order-edit-shapes.ts'
import { orderChanges } from '#database/schema/order-windows.ts'
import { DomainError } from '../../domain-error.ts'
import { type ShopperContext, withShopper } from '../../shoppers/shopper-context.ts'
import { answerChange, whileCommitting } from './answer-change.ts'
import { committed, refuse, staffNote } from './finish-change.ts'
import { inTurn, requireOpen, requireWindow, startTending } from '../require-window.ts'
import { commitEdit } from '../store/order-edit.ts'
import { versionOf } from '../store/window-order.ts'
import { again, type Tending } from '../tending.ts'
import { type Change, moveChange } from '../window-row.ts'

/** Makes the change whose totals were shown. Two presses make one change and get two answers. */
export async function saveEdit(
  ctx: ShopperContext,
  { id, change_id: changeId }: { id: string; change_id: string },
): Promise<ChangedOrder> {
  const window = await requireWindow(ctx, Number(id))
  const change = await requireChange(ctx, Number(id), changeId)
  if (change.state === 'asked' || change.state === 'refused') throw new DomainError('order_changed')
  if (change.state !== 'calculated') return answerChange(ctx, window)
  requireOpen(ctx, window, 'items')
  const tending = await startTending(ctx, window)
  if (versionOf(tending.order) !== change.version) throw new DomainError('order_changed')
  const claim = (tx: ShopperContext) => moveChange(tx, change, { state: 'committing' })
  const begun = await inTurn(ctx, window, 'items', claim, change.id)
  // Another press came first.
  if (!begun) return answerChange(ctx, window)
  await whileCommitting(ctx, window, () => commit(tending, begun))
  return answerChange(ctx, window)
}

async function requireChange(ctx: ShopperContext, orderId: number, id: string): Promise<Change> {
  const [change] = await withShopper(ctx, ({ db }) =>
    db
      .select()
      .from(orderChanges)
      .where(and(eq(orderChanges.id, id), eq(orderChanges.orderId, orderId), eq(orderChanges.kind, 'items'))),
  )
  if (!change) throw new DomainError('not_found')
  return change
}

async function commit(tending: Tending, change: Change): Promise<void> {
  const answer = await commitEdit(tending.ask, change.calculatedOrderId ?? '', staffNote)
  if (!('refusals' in answer)) {
    await committed({ ...tending, order: answer }, change)
    return
  }
  tending.ctx.log.warn({ order: change.orderId, refusals: answer.refusals }, 'edit refused by the store')
  const now = await again(tending)
  const isChanged = !now || versionOf(now.order) !== change.version
  const problem = isChanged ? 'order_changed' : 'store_refused_change'
  await refuse(tending, change, problem)
  throw new DomainError(problem)
}
