import { DomainError } from '../../domain-error.ts'
import { closeUndone } from './close-undone.ts'
import { readSealedAddress } from './sealed-address.ts'
import { finish, settleChange } from './settle-change.ts'
import { isCancelDone, startCancel } from '../store/order-cancel.ts'
import { updateAddress } from '../store/order-address.ts'
import { commitEdit, isApplied } from '../store/order-edit.ts'
import { isSameAddress, versionOf, type WindowOrder } from '../store/window-order.ts'
import { again, holdAll, type Tending } from '../tending.ts'
import { type Change, moveChange, moveWindow, readWindow } from '../window-row.ts'

/** By then the request that started the change has answered or given up. */
const requestLastsMs = 15_000

/** Shown to the store's staff beside the edit. */
export const staffNote = 'Changed by the shopper in the order window.'

/**
 * Continues a change whose request was cut off. Reads from the order whether Shopify made it, and asks again only if
 * nothing of it is there. Returns whether anything changed.
 */
export async function finishChange(tending: Tending, change: Change): Promise<boolean> {
  if (change.state === 'committed') {
    await settleCommitted(tending, change)
    return true
  }
  if (change.kind === 'cancel') return finishCancel(tending, change)
  const isDone = await isDoneAtStore(tending, change)
  if (isDone === true) return committed(tending, change)
  if (isDone === null) {
    await refuse(tending, change, 'order_changed')
    return true
  }
  if (!isLeftAlone(tending, change)) return false
  const answer = await askAgain(tending, change)
  if ('refusals' in answer) {
    await refuse(tending, change, 'store_refused_change')
    return true
  }
  return committed({ ...tending, order: answer }, change)
}

const isLeftAlone = ({ ctx }: Tending, { updatedAt }: Change) =>
  ctx.clock.now().getTime() - updatedAt.getTime() > requestLastsMs

/** Null if somebody else changed the same lines meanwhile: their change stays. */
async function isDoneAtStore({ ctx, order }: Tending, change: Change): Promise<boolean | null> {
  if (change.edit) return isApplied(order, change.edit)
  const address = readSealedAddress(ctx, change)
  if (!address || isSameAddress(order.shippingAddress, address.after)) return true
  return versionOf(order) === change.version ? false : null
}

function askAgain(
  { ctx, ask, window }: Tending,
  change: Change,
): Promise<WindowOrder | { refusals: unknown[] }> {
  if (change.edit) return commitEdit(ask, change.calculatedOrderId ?? '', staffNote)
  const address = readSealedAddress(ctx, change)
  if (!address) throw new DomainError('internal')
  return updateAddress(ask, window.orderId, address.after)
}

/** Shopify made the change: holds what is new, then settles the difference. */
export async function committed(tending: Tending, change: Change): Promise<boolean> {
  const done = await moveChange(tending.ctx, change, { state: 'committed' })
  await settleCommitted(tending, done ?? { ...change, state: 'committed' })
  return true
}

async function settleCommitted(tending: Tending, change: Change): Promise<void> {
  const window = await readWindow(tending.ctx, tending.window)
  if (window && tending.order.cancelledAt === null) await holdAll({ ...tending, window })
  await settleChange(tending, change)
  if (change.kind === 'reversal') await closeUndone(tending, change)
}

export async function refuse(tending: Tending, change: Change, problem: string): Promise<void> {
  await finish(tending, { ...change, problem }, 'refused')
}

/**
 * Watches Shopify's cancellation job, or starts it if it never ran. Whether the order is cancelled is read from the
 * order.
 */
async function finishCancel(tending: Tending, change: Change): Promise<boolean> {
  const { ask, order } = tending
  if (order.cancelledAt !== null) return false
  if (change.jobId) {
    if (!(await isCancelDone(ask, change.jobId))) return false
    // The job may have run after the order was read.
    const now = await again(tending)
    if (now?.order.cancelledAt === null) await cancelFailed(now, change)
    return true
  }
  if (!isLeftAlone(tending, change)) return false
  await askCancel(tending, change)
  return true
}

/** Starts the job and stores its id. */
export async function askCancel(tending: Tending, change: Change): Promise<'started' | 'failed'> {
  const { ctx, ask, window } = tending
  const [reason, note] =
    window.state === 'unconfirmed'
      ? (['OTHER', 'Nobody confirmed this cash order within a day.'] as const)
      : (['CUSTOMER', 'Cancelled by the shopper in the order window.'] as const)
  const answer = await startCancel(ask, window.orderId, reason, note)
  if ('refusals' in answer) {
    await cancelFailed(tending, change)
    return 'failed'
  }
  await moveChange(ctx, change, { jobId: answer.job })
  return 'started'
}

/** A cash order that nobody confirmed is tried again later; for a shopper who waits, the window goes on. */
async function cancelFailed(tending: Tending, change: Change): Promise<void> {
  const window = await readWindow(tending.ctx, tending.window)
  if (window?.state === 'unconfirmed') {
    await moveChange(tending.ctx, change, { jobId: null, problem: 'cancel_failed' })
    return
  }
  await refuse(tending, change, 'cancel_failed')
  if (window?.state === 'cancelling') {
    await moveWindow(tending.ctx, window, { state: 'open', dueAt: window.endsAt })
  }
}
