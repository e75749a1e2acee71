import { and, desc, eq, inArray } from 'drizzle-orm'
import { type WindowState, windowStates } from '#contract/account/order-window-shapes.ts'
import { shopifyGrants, outlets } from '#database/schema/companies.ts'
import { orderChanges, orderWindows } from '#database/schema/order-windows.ts'
import type { Context } from '../context.server.ts'
import { isOver, mayFollow } from './window-states.ts'

export type Window = Omit<typeof orderWindows.$inferSelect, 'state'> & { state: WindowState }
export type Change = typeof orderChanges.$inferSelect

/** Only our own code writes this column. */
export const windowOf = (row: typeof orderWindows.$inferSelect): Window => ({
  ...row,
  state: windowStates.find((state) => state === row.state) ?? 'lost',
})

const isThis = ({ outletId, orderId }: Pick<Window, 'outletId' | 'orderId'>) =>
  and(eq(orderWindows.outletId, outletId), eq(orderWindows.orderId, orderId))

export async function readWindow(
  { db }: Pick<Context, 'db'>,
  which: Pick<Window, 'outletId' | 'orderId'>,
): Promise<Window | undefined> {
  const [row] = await db.select().from(orderWindows).where(isThis(which))
  return row && windowOf(row)
}

/** The same, locked until the transaction ends, so that two tabs take turns. */
export async function lockWindow(
  { db }: Pick<Context, 'db'>,
  which: Pick<Window, 'outletId' | 'orderId'>,
): Promise<Window | undefined> {
  const [row] = await db.select().from(orderWindows).where(isThis(which)).for('update')
  return row && windowOf(row)
}

interface Move {
  state?: WindowState
  reason?: string | null
  dueAt?: Date | null
  confirmedAt?: Date
  holds?: Window['holds']
  tries?: number
}

/**
 * Stores the next state and plans the next job. Returns undefined and stores nothing if somebody else has moved the
 * window meanwhile.
 */
export async function moveWindow(ctx: Context, window: Window, move: Move): Promise<Window | undefined> {
  const { state = window.state } = move
  if (state !== window.state && !mayFollow(window.state, state)) {
    throw new Error(`An order window cannot go from ${window.state} to ${state}.`)
  }
  const [row] = await ctx.db
    .update(orderWindows)
    .set({ ...move, updatedAt: ctx.clock.now() })
    .where(and(isThis(window), eq(orderWindows.state, window.state)))
    .returning()
  if (row?.dueAt && move.dueAt !== undefined) await planLook(ctx, window, row.dueAt)
  return row && windowOf(row)
}

/** Plans one delayed job for each due time. The job of each minute finds lost ones. */
export async function planLook(
  ctx: Context,
  { outletId, orderId }: Pick<Window, 'outletId' | 'orderId'>,
  at: Date,
): Promise<void> {
  const order = String(orderId)
  const afterSeconds = Math.max(0, Math.ceil((at.getTime() - ctx.clock.now().getTime()) / 1000))
  const key = `${outletId}|${order}|${at.toISOString()}`
  await ctx.jobs.enqueue(ctx.db, 'tend-window', { outlet: outletId, order }, { key, afterSeconds })
}

/** Queues a look at the window now, because something happened at the store. */
export async function lookNow(
  ctx: Context,
  { outletId, orderId }: Pick<Window, 'outletId' | 'orderId'>,
): Promise<void> {
  const order = String(orderId)
  await ctx.jobs.enqueue(
    ctx.db,
    'tend-window',
    { outlet: outletId, order },
    { key: `${outletId}|${order}|now` },
  )
}

/** Changes that wait for Shopify; at most one for each order. */
const underWay = and(
  inArray(orderChanges.state, ['committing', 'committed']),
  inArray(orderChanges.kind, ['items', 'address', 'cancel', 'reversal']),
)

const ofWindow = ({ outletId, orderId }: Pick<Window, 'outletId' | 'orderId'>) =>
  and(eq(orderChanges.outletId, outletId), eq(orderChanges.orderId, orderId))

/** The newest first: a reversal before what it undoes. */
export async function changesUnderWay(
  { db }: Pick<Context, 'db'>,
  window: Pick<Window, 'outletId' | 'orderId'>,
): Promise<Change[]> {
  return db
    .select()
    .from(orderChanges)
    .where(and(ofWindow(window), underWay))
    .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id))
}

/** Stores the result of a change, unless somebody else has moved it on meanwhile. */
export async function moveChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  change: Change,
  move: Partial<Change>,
): Promise<Change | undefined> {
  const [row] = await db
    .update(orderChanges)
    .set({ ...move, updatedAt: clock.now() })
    .where(and(eq(orderChanges.id, change.id), eq(orderChanges.state, change.state)))
    .returning()
  return row
}

export interface WindowStore {
  shop: string
  isConnected: boolean
  zone: string
}

/**
 * The store of an outlet, even if its customer accounts were switched off meanwhile: holds must still be released.
 */
export async function findWindowStore(
  { db }: Pick<Context, 'db'>,
  outletId: string,
): Promise<(WindowStore & { country: string }) | undefined> {
  const [row] = await db
    .select({
      shop: shopifyGrants.shop,
      revokedAt: shopifyGrants.revokedAt,
      details: shopifyGrants.shopDetails,
    })
    .from(shopifyGrants)
    .innerJoin(outlets, and(eq(outlets.id, shopifyGrants.outletId), eq(outlets.webUrl, shopifyGrants.shop)))
    .where(eq(shopifyGrants.outletId, outletId))
  return (
    row && {
      shop: row.shop,
      isConnected: row.revokedAt === null,
      zone: row.details.zone ?? 'UTC',
      country: row.details.country ?? '',
    }
  )
}

export const isWindowOver = ({ state }: Window) => isOver(state)
