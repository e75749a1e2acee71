import { and, eq } from 'drizzle-orm'
import { orderChanges } from '#database/schema/order-windows.ts'
import type { WindowReason } from '#contract/account/order-window-shapes.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { forgetStoreOrder } from '../shoppers/store-order.ts'
import { cancelUnconfirmed } from './changes/cancel-unconfirmed.ts'
import { finishChange } from './changes/finish-change.ts'
import { reverseChange } from './changes/reverse-change.ts'
import { askerOf } from './store/ask.ts'
import { isHoldRemoved, unheld } from './store/fulfilment-holds.ts'
import { dueOf, isPacked, readWindowOrder, totalOf } from './store/window-order.ts'
import { tellCancelled, tellPaid, tellPlaced, tellUnconfirmed } from './tell-shopper.ts'
import { again, holdAll, releaseAll, type Tending } from './tending.ts'
import { whenAsked } from './when-asked.ts'
import {
  type Change,
  changesUnderWay,
  findWindowStore,
  isWindowOver,
  moveChange,
  moveWindow,
  readWindow,
  type Window,
} from './window-row.ts'
import { confirmationTime, paymentGrace } from './window-times.ts'

const second = 1_000
const minute = 60 * second
/** By then Shopify has assigned the order to a warehouse. */
const routingTime = minute
/** Time for a hold that was being created when the window ended; a last look releases it. */
const sweepAfter = 30 * second

/**
 * Looks at one window and does what is due: holds goods, continues what was cut off, ends the window in time. Called
 * after each webhook about the order, when something is due, and each minute for what was missed. Safe to repeat and
 * to run twice at once, because no step at Shopify has an effect twice.
 */
export async function tendWindow(ctx: Context, outletId: string, orderId: number): Promise<void> {
  const window = await readWindow(ctx, { outletId, orderId })
  if (!window?.dueAt) return
  const store = await findWindowStore(ctx, outletId)
  if (!store?.isConnected) return lookLater(ctx, window)
  const ask = askerOf(ctx, store)
  try {
    const order = await readWindowOrder(ask, orderId)
    // The shopper's page must show the same order.
    forgetStoreOrder(store, orderId)
    if (!order) return await endWindow(ctx, window, 'cancelled')
    await tend({ ctx, ask, store, window: { ...window, tries: 0 }, order })
  } catch (error) {
    if (!isStoreSilent(error)) throw error
    await lookLater(ctx, window)
  }
}

const isStoreSilent = (error: unknown) =>
  error instanceof DomainError && (error.code === 'store_away' || error.code === 'store_gone')

/** Waits twice as long each time, up to five minutes. */
async function lookLater(ctx: Context, window: Window): Promise<void> {
  const now = (await readWindow(ctx, window)) ?? window
  const wait = Math.min(5 * second * 2 ** Math.min(window.tries, 6), 5 * minute)
  await moveWindow(ctx, now, {
    tries: window.tries + 1,
    dueAt: new Date(ctx.clock.now().getTime() + wait),
  })
}

async function tend(first: Tending): Promise<void> {
  if (isWindowOver(first.window)) return sweep(first)
  let tending: Tending | undefined = first
  for (const change of await changesUnderWay(first.ctx, first.window)) {
    if (tending && (await finishChange(tending, change))) tending = await again(tending)
  }
  if (!tending || isWindowOver(tending.window)) return
  const { order, window } = tending
  if (order.cancelledAt !== null) return noteCancelled(tending)
  if (isPacked(order)) return leave(tending, 'packed')
  if (window.state === 'waiting') return begin(tending)
  if (isHoldRemoved(order, window.holds)) return leave(tending, 'hold_removed')
  const isHeld = unheld(order).length === 0
  await holdAll(tending)
  const latest = isHeld ? tending : await again(tending)
  if (latest) await goOn(await notePayment(latest))
}

/** What is left to do by the clock. */
async function goOn(tending: Tending): Promise<void> {
  const { ctx, window } = tending
  const now = ctx.clock.now().getTime()
  const ends = window.endsAt.getTime()
  const wait = (until: number) => moveWindow(ctx, window, { dueAt: new Date(until), tries: 0 })
  const changes = await changesUnderWay(ctx, window)
  const [change] = changes
  switch (window.state) {
    case 'open':
      if (change?.state === 'committing') await wait(now + 5 * second)
      else if (now < ends) await wait(ends)
      else await endInTime(tending)
      return
    case 'owing':
      if (now < ends + paymentGrace) await wait(ends + paymentGrace)
      else if (changes.some(({ kind }) => kind === 'reversal')) await wait(now + 5 * second)
      else if (change) {
        await reverseChange(tending, change)
        const after = await again(tending)
        if (after?.window.state === 'open') await goOn(after)
        else await wait(now + minute)
      }
      return
    case 'cancelling':
      await wait(now + (change && now - change.createdAt.getTime() < minute ? 2 : 20) * second)
      return
    case 'unconfirmed':
      await awaitConfirmation(tending, change)
      return
    default:
  }
}

/** A cash order waits for a day from the end of its window, or from the question where that had to wait. */
async function awaitConfirmation(tending: Tending, change: Change | undefined): Promise<void> {
  const { ctx, window } = tending
  const now = ctx.clock.now().getTime()
  const wait = (until: number) => moveWindow(ctx, window, { dueAt: new Date(until), tries: 0 })
  if (window.confirmedAt) return release(tending)
  const askedAt = await whenAsked(ctx, window)
  const until = Math.max(window.endsAt.getTime(), askedAt?.getTime() ?? 0) + confirmationTime
  if (now < until) await wait(until)
  // A shopper who could not be asked keeps the order.
  else if (!change && !askedAt) await release(tending, 'not_asked')
  else {
    await cancelUnconfirmed(tending)
    await wait(now + (change && now - change.createdAt.getTime() < minute ? 2 : 600) * second)
  }
}

/** Ends an open window: a cash order that needs confirmation stays held, any other is released. */
async function endInTime(tending: Tending): Promise<void> {
  const { ctx, window } = tending
  const isAwaited = window.isCash && window.rules.asksCashConfirmation && !window.confirmedAt
  if (!isAwaited) return release(tending)
  await withTransaction(ctx, async (tx) => {
    const dueAt = new Date(window.endsAt.getTime() + confirmationTime)
    if (!(await moveWindow(tx, window, { state: 'unconfirmed', dueAt }))) return
    await tellUnconfirmed(tx, tending)
  })
}

async function release(tending: Tending, reason: WindowReason | null = null): Promise<void> {
  const { ctx, window } = tending
  await releaseAll(tending)
  await moveWindow(ctx, window, { state: 'released', reason, holds: [], dueAt: sweepAt(ctx) })
}

const sweepAt = (ctx: Context) => new Date(ctx.clock.now().getTime() + sweepAfter)

/** After the end, releases every hold of ours that is left. */
async function sweep(tending: Tending): Promise<void> {
  await releaseAll(tending)
  await moveWindow(tending.ctx, tending.window, { holds: [], dueAt: null, tries: 0 })
}

/** The store has started to pack, or removed the hold. The shopper can change nothing more. */
async function leave(tending: Tending, reason: WindowReason): Promise<void> {
  const { ctx, window } = tending
  for (const change of await changesUnderWay(ctx, window)) {
    if (change.state === 'committing' && change.kind !== 'cancel') {
      // It is not known yet whether Shopify made the change, and its difference must be settled first.
      await moveWindow(ctx, window, { dueAt: new Date(ctx.clock.now().getTime() + 5 * second) })
      return
    }
    const isCancel = change.kind === 'cancel'
    await moveChange(ctx, change, {
      state: isCancel ? 'refused' : 'settled',
      problem: isCancel ? 'order_packed' : 'not_paid',
      addressEnc: '',
    })
  }
  await releaseAll(tending)
  await endWindow(tending.ctx, tending.window, reason)
}

async function endWindow(ctx: Context, window: Window, reason: WindowReason): Promise<void> {
  if (isWindowOver(window)) return
  const state = window.state === 'waiting' ? 'not_offered' : 'lost'
  await moveWindow(ctx, window, { state, reason, holds: [], dueAt: sweepAt(ctx) })
}

/** The order exists, but Shopify has not assigned it to a warehouse yet. */
async function begin(tending: Tending): Promise<void> {
  const { ctx, window, order } = tending
  const now = ctx.clock.now().getTime()
  if (order.fulfillmentOrders.nodes.length === 0) {
    if (now - window.openedAt.getTime() > routingTime) return leave(tending, 'not_held')
    await moveWindow(ctx, window, { dueAt: new Date(now + second) })
    return
  }
  if (!(await holdAll(tending))) return leave(tending, 'not_held')
  const held = await readWindow(ctx, window)
  if (held?.state !== 'waiting') return
  await withTransaction(ctx, async (tx) => {
    if (await moveWindow(tx, held, { state: 'open', dueAt: held.endsAt })) await tellPlaced(tx, tending)
  })
}

async function noteCancelled(tending: Tending): Promise<void> {
  const { ctx, window } = tending
  const changes = await changesUnderWay(ctx, window)
  await withTransaction(ctx, async (tx) => {
    const cancel = changes.find(({ kind }) => kind === 'cancel')
    const state = window.state === 'waiting' ? 'not_offered' : 'cancelled'
    const dueAt = sweepAt(ctx)
    const ended = await moveWindow(tx, window, { state, reason: 'cancelled', holds: [], dueAt })
    if (!ended) return
    for (const change of changes) {
      const isCancel = change.kind === 'cancel'
      await moveChange(tx, change, {
        state: isCancel ? 'settled' : 'refused',
        problem: isCancel ? '' : 'order_changed',
        addressEnc: '',
      })
    }
    const isUnconfirmed = window.state === 'unconfirmed'
    if (cancel) await tellCancelled(tx, tending, { id: cancel.id, isUnconfirmed })
  })
}

/** Paying a cash order online confirms it. */
async function notePayment(tending: Tending): Promise<Tending> {
  const { ctx, window, order } = tending
  if (!window.isCash || dueOf(order) !== null) return tending
  await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    if (!window.confirmedAt) await moveWindow(tx, window, { confirmedAt: now })
    const [paid] = await tx.db
      .update(orderChanges)
      .set({ state: 'settled', updatedAt: now })
      .where(
        and(
          eq(orderChanges.outletId, window.outletId),
          eq(orderChanges.orderId, window.orderId),
          eq(orderChanges.kind, 'payment'),
          eq(orderChanges.state, 'committing'),
        ),
      )
      .returning({ id: orderChanges.id })
    if (paid) await tellPaid(tx, tending, paid, totalOf(order).amount)
  })
  return window.confirmedAt ? tending : ((await again(tending)) ?? tending)
}
