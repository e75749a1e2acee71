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

/** The request that began it has answered or given up by then. */
const requestLastsMs = 15_000

/** What Shopify's staff read beside the edit. */
export const staffNote = 'Changed by the shopper in the order window.'

/**
 * Goes on with a change where its request was cut off: reads from the order whether Shopify has done it, and asks once
 * more only where nothing of it is there. Answers whether anything moved.
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

/** Null where somebody else changed the same meanwhile: then theirs stays. */
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

/** The order has it: everything new is held, and the difference settled. */
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

/** Whether the order is cancelled, the order itself says; here its job is watched, or started where it never was. */
async function finishCancel(tending: Tending, change: Change): Promise<boolean> {
  const { ask, order } = tending
  if (order.cancelledAt !== null) return false
  if (change.jobId) {
    if (!(await isCancelDone(ask, change.jobId))) return false
    // It may have run after the order was read.
    const now = await again(tending)
    if (now?.order.cancelledAt === null) await cancelFailed(now, change)
    return true
  }
  if (!isLeftAlone(tending, change)) return false
  await askCancel(tending, change)
  return true
}

/** Starts the job, and keeps its number. */
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
