import type { AskedEdit } from '#database/schema/order-windows.ts'
import { newId } from '../../identifiers.ts'
import { closeUndone } from './close-undone.ts'
import { committed, refuse } from './finish-change.ts'
import { newChange } from './new-change.ts'
import { readSealedAddress, sealAddress } from './sealed-address.ts'
import { updateAddress } from '../store/order-address.ts'
import { calculateEdit, commitEdit } from '../store/order-edit.ts'
import type { WindowOrder } from '../store/window-order.ts'
import { type Change, moveChange } from '../window-row.ts'
import type { Tending } from '../tending.ts'

/** Restores the order as it was before a change that nobody paid for. Stored as a change of its own. */
export async function reverseChange(tending: Tending, change: Change): Promise<void> {
  const reversal = await writeReversal(tending, change)
  if (reversal.state !== 'asked') return
  const { ctx, ask, window } = tending
  const prepared = await prepare(tending, reversal)
  if (!prepared) return giveUp(tending, reversal)
  const begun = await moveChange(ctx, reversal, { state: 'committing', calculatedOrderId: prepared.session })
  if (!begun) return
  const address = readSealedAddress(ctx, begun)
  const answer = address
    ? await updateAddress(ask, window.orderId, address.after)
    : await commitEdit(ask, prepared.session, 'The shopper did not pay the difference.')
  if ('refusals' in answer) return giveUp(tending, begun)
  await committed({ ...tending, order: answer }, begun)
}

async function writeReversal({ ctx, window, order }: Tending, change: Change): Promise<Change> {
  const id = newId(ctx.clock.now())
  const address = readSealedAddress(ctx, change)
  const { change: reversal } = await newChange(ctx, window, order, {
    id,
    kind: 'reversal',
    state: 'asked',
    key: `reversal:${change.id}`,
    edit: change.edit && undoing(order, change.edit),
    addressEnc: address ? sealAddress(ctx, id, { before: address.after, after: address.before }) : '',
    summary: change.summary.map(({ title, before, after }) => ({ title, before: after, after: before })),
    undoes: change.id,
  })
  return reversal
}

/** Each line as it was before the edit, without what the edit added. */
function undoing({ lineItems }: WindowOrder, { before, sets }: AskedEdit): AskedEdit {
  const now = lineItems.nodes.map(({ id, variant, currentQuantity }) => ({
    id,
    variant: variant?.id ?? null,
    quantity: currentQuantity,
  }))
  const earlier = before
    .filter(({ id }) => sets.some(({ line }) => line === id))
    .map(({ id, quantity }) => ({ line: id, quantity }))
  const added = now
    .filter(({ id, quantity }) => quantity > 0 && !before.some((line) => line.id === id))
    .map(({ id }) => ({ line: id, quantity: 0 }))
  return { before: now, sets: [...earlier, ...added], adds: [] }
}

async function prepare({ ask, window }: Tending, { edit }: Change): Promise<{ session: string } | undefined> {
  if (!edit) return { session: '' }
  const answer = await calculateEdit(ask, window.orderId, edit)
  return 'refusals' in answer ? undefined : { session: answer.id }
}

/** The store refuses, for example because the old variant is sold out. Its staff see the balance. */
async function giveUp(tending: Tending, reversal: Change): Promise<void> {
  await refuse(tending, reversal, 'not_reversed')
  await closeUndone(tending, reversal, 'not_reversed')
}
