import { inArray, eq, and } from 'drizzle-orm'
import type { EditTotals, EditTotalsInput } from '#contract/account/order-edit-shapes.ts'
import { orderChanges } from '#database/schema/order-windows.ts'
import { DomainError } from '../../domain-error.ts'
import type { ShopperContext } from '../../shoppers/shopper-context.ts'
import { minus, negative, signOf } from '../decimal-sums.ts'
import { newChange } from './new-change.ts'
import { type PlannedEdit, planEdit, productsOf } from './plan-edit.ts'
import { requireOpen, requireWindow, startTending } from '../require-window.ts'
import { calculateEdit as askTotals, type CalculatedTotals } from '../store/order-edit.ts'
import { readVariants } from '../store/variants.ts'
import { currencyOf, isUnpaid, versionOf, type WindowOrder } from '../store/window-order.ts'
import type { Tending } from '../tending.ts'
import { type Change, moveChange } from '../window-row.ts'

/** Asks Shopify for the totals of other quantities or variants. The order does not change. */
export async function calculateEdit(ctx: ShopperContext, input: EditTotalsInput): Promise<EditTotals> {
  const window = await requireWindow(ctx, Number(input.id))
  requireOpen(ctx, window, 'items')
  const tending = await startTending(ctx, window)
  const { ask, order } = tending
  if (versionOf(order) !== input.version) throw new DomainError('order_changed')
  const variants = await readVariants(ask, productsOf(order, input.lines))
  const change = await writeChange(tending, input.key, planEdit(order, input.lines, variants))
  const answer = await askTotals(ask, window.orderId, change.edit ?? { before: [], sets: [], adds: [] })
  if ('refusals' in answer) {
    ctx.log.warn({ order: window.orderId, refusals: answer.refusals }, 'edit refused by the store')
    await moveChange(ctx, change, { state: 'refused', problem: 'store_refused_change' })
    throw new DomainError('store_refused_change')
  }
  const difference = minus(answer.totals.total, change.totalBefore)
  const ready = { state: 'calculated', calculatedOrderId: answer.id, difference }
  if (!(await moveChange(ctx, change, ready))) throw new DomainError('still_asking')
  return { change_id: change.id, ...viewTotals(order, answer.totals, difference) }
}

/** Each form has one row. Calculating again before saving replaces its quantities. */
async function writeChange({ ctx, window, order }: Tending, key: string, plan: PlannedEdit): Promise<Change> {
  const { change, isNew } = await newChange(ctx, window, order, {
    kind: 'items',
    state: 'asked',
    key,
    ...plan,
  })
  if (isNew) return change
  const [again] = await ctx.db
    .update(orderChanges)
    .set({
      ...plan,
      state: 'asked',
      version: versionOf(order),
      totalBefore: order.currentTotalPriceSet.shopMoney.amount,
      calculatedOrderId: null,
      problem: '',
      updatedAt: ctx.clock.now(),
    })
    .where(
      and(eq(orderChanges.id, change.id), inArray(orderChanges.state, ['asked', 'calculated', 'refused'])),
    )
    .returning()
  if (!again) throw new DomainError('key_reused')
  return again
}

function viewTotals(
  order: WindowOrder,
  { subtotal, discounts, tax, total, outstanding }: CalculatedTotals,
  difference: string,
): Omit<EditTotals, 'change_id'> {
  const currency = currencyOf(order)
  const sum = (amount: string) => ({ amount, currency })
  const isPaid = !isUnpaid(order)
  return {
    totals: {
      subtotal: sum(subtotal),
      delivery: sum(order.totalShippingPriceSet.shopMoney.amount),
      discounts: sum(discounts),
      tax: sum(tax),
      total: sum(total),
    },
    difference: sum(difference),
    due: isPaid && signOf(outstanding) > 0 ? sum(outstanding) : null,
    refund: isPaid && signOf(outstanding) < 0 ? sum(negative(outstanding)) : null,
  }
}
