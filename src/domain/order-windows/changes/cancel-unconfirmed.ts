import { askCancel } from './finish-change.ts'
import type { Tending } from '../tending.ts'
import { newChange } from './new-change.ts'

/** Cancels, once, a cash order that nobody confirmed within a day. */
export async function cancelUnconfirmed(tending: Tending): Promise<void> {
  const { ctx, window, order } = tending
  const { change, isNew } = await newChange(ctx, window, order, {
    kind: 'cancel',
    state: 'committing',
    key: 'unconfirmed',
  })
  if (isNew) await askCancel(tending, change)
}
