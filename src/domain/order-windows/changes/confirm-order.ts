import type { ChangedOrder } from '#contract/account/order-edit-shapes.ts'
import { withTransaction } from '../../context.server.ts'
import { DomainError } from '../../domain-error.ts'
import type { ShopperContext } from '../../shoppers/shopper-context.ts'
import { answerChange } from './answer-change.ts'
import { newChange } from './new-change.ts'
import { requireWindow, startTending } from '../require-window.ts'
import { changesUnderWay, lockWindow, lookNow, moveWindow } from '../window-row.ts'

/** Confirms a cash order for its shopper. A second press changes nothing. */
export async function confirmOrder(ctx: ShopperContext, { id }: { id: string }): Promise<ChangedOrder> {
  const window = await requireWindow(ctx, Number(id))
  if (window.confirmedAt) return answerChange(ctx, window)
  const { order } = await startTending(ctx, window)
  await withTransaction(ctx, async (tx) => {
    const row = await lockWindow(tx, window)
    const isAwaited = row?.state === 'open' || row?.state === 'unconfirmed'
    if (!row?.isCash || !isAwaited || !row.rules.asksCashConfirmation) throw new DomainError('window_closed')
    if (row.confirmedAt) return
    // The day is over and Shopify is already cancelling the order.
    if ((await changesUnderWay(tx, row)).some(({ kind }) => kind === 'cancel')) {
      throw new DomainError('window_closed')
    }
    await newChange(tx, row, order, { kind: 'confirm', state: 'settled', key: 'confirm' })
    const isLate = row.state === 'unconfirmed'
    await moveWindow(tx, row, { confirmedAt: tx.clock.now(), ...(isLate && { dueAt: tx.clock.now() }) })
    if (isLate) await lookNow(tx, row)
  })
  return answerChange(ctx, window)
}
