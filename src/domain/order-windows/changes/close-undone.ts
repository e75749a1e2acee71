import { eq } from 'drizzle-orm'
import { orderChanges } from '#database/schema/order-windows.ts'
import { withTransaction } from '../../context.server.ts'
import { tellReversed } from '../tell-shopper.ts'
import type { Tending } from '../tending.ts'
import { type Change, moveChange, moveWindow, readWindow } from '../window-row.ts'

/**
 * After a reversal: marks the change as reversed, tells the shopper, and lets the window continue. If the reversal
 * failed, the change stays and the store's staff see the balance.
 */
export async function closeUndone(tending: Tending, { undoes }: Change, problem = ''): Promise<void> {
  const { ctx, window } = tending
  await withTransaction(ctx, async (tx) => {
    const [undone] = await tx.db
      .select()
      .from(orderChanges)
      .where(eq(orderChanges.id, undoes ?? ''))
    const state = problem === '' ? 'reversed' : 'settled'
    if (undone?.state === 'committed') await moveChange(tx, undone, { state, problem, addressEnc: '' })
    const row = await readWindow(tx, window)
    if (row?.state === 'owing') await moveWindow(tx, row, { state: 'open', dueAt: tx.clock.now() })
    if (undone && problem === '') await tellReversed(tx, tending, undone)
  })
}
