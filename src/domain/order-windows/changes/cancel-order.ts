import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangedOrder } from '#contract/account/order-edit-shapes.ts'
import { DomainError } from '../../domain-error.ts'
import type { ShopperContext } from '../../shoppers/shopper-context.ts'
import { answerChange, whileCommitting } from './answer-change.ts'
import { askCancel } from './finish-change.ts'
import { newChange } from './new-change.ts'
import { inTurn, requireWindow, startTending } from '../require-window.ts'
import { tendWindow } from '../tend-window.ts'
import type { Tending } from '../tending.ts'
import { type Change, moveWindow, readWindow, type Window } from '../window-row.ts'

/** Shopify cancels in a job of its own, usually within a second or two. */
const looks = { times: 4, everyMs: 300 }

/** Cancels the order at Shopify, refunds it and restocks the goods. A second press gets the same answer. */
export async function cancelOrder(
  ctx: ShopperContext,
  { id, key }: { id: string; key: string },
): Promise<ChangedOrder> {
  const window = await requireWindow(ctx, Number(id))
  if (window.state === 'cancelling' || window.state === 'cancelled') return answerChange(ctx, window)
  const tending = await startTending(ctx, window)
  const begun = await begin(ctx, tending, key)
  if (begun)
    await whileCommitting(ctx, window, async () => {
      const now = { ...tending, window: begun.window }
      if ((await askCancel(now, begun.change)) === 'failed') throw new DomainError('store_refused_change')
      await untilDone(ctx, window)
    })
  return answerChange(ctx, window)
}

function begin(
  ctx: ShopperContext,
  { window, order }: Tending,
  key: string,
): Promise<{ change: Change; window: Window } | undefined> {
  return inTurn(ctx, window, 'cancel', async (tx, row) => {
    const { change, isNew } = await newChange(tx, row, order, { kind: 'cancel', state: 'committing', key })
    if (!isNew) throw new DomainError('key_reused')
    const dueAt = new Date(tx.clock.now().getTime() + 2_000)
    const moved = await moveWindow(tx, row, { state: 'cancelling', dueAt })
    if (!moved) throw new DomainError('window_closed')
    return { change, window: moved }
  })
}

async function untilDone(ctx: ShopperContext, window: Window): Promise<void> {
  for (let look = 0; look < looks.times; look += 1) {
    await tendWindow(ctx, window.outletId, window.orderId)
    if ((await readWindow(ctx, window))?.state !== 'cancelling') return
    await sleep(looks.everyMs)
  }
}
