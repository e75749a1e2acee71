import { askCancel } from './finish-change.ts'
import type { Tending } from '../tending.ts'
import { newChange } from './new-change.ts'

/** A day has passed and nobody confirmed this cash order: it is cancelled, once. */
export async function cancelUnconfirmed(tending: Tending): Promise<void> {
  const { ctx, window, order } = tending
  const { change, isNew } = await newChange(ctx, window, order, {
    kind: 'cancel',
    state: 'committing',
    key: 'unconfirmed',
  })
  if (isNew) await askCancel(tending, change)
}
