import { eq } from 'drizzle-orm'
import { orderChanges } from '#database/schema/order-windows.ts'
import { withTransaction } from '../../context.server.ts'
import { tellReversed } from '../tell-shopper.ts'
import type { Tending } from '../tending.ts'
import { type Change, moveChange, moveWindow, readWindow } from '../window-row.ts'

/**
 * After the reversal: the change that it undid is reversed, the shopper is told, and the window goes on to its end. With
 * a problem the change stands, and the store's people see its balance.
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
