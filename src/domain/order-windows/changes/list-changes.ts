import { and, desc, eq, gt, inArray, lt, notInArray, or, type SQL } from 'drizzle-orm'
import { changeKinds, changeStates, windowReasons } from '#contract/account/order-window-shapes.ts'
import {
  changeProblems,
  type OrderChange,
  type OrderWindowRow,
} from '#contract/account/window-settings-shapes.ts'
import { orderChanges, orderWindows } from '#database/schema/order-windows.ts'
import type { MessageLine } from '#contract/messages/message-line.ts'
import { decodeTimeCursor, encodeCursor } from '../../lists/cursor.ts'
import { messagesOfChanges } from '../../messages/messages-of.ts'
import type { Outlet } from '../../outlets/require-outlet.ts'
import type { MerchantContext } from '../../sessions/session.server.ts'
import { withTenant } from '../../tenant.server.ts'
import { type Change, type Window, windowOf } from '../window-row.ts'
import { openStates } from '../window-states.ts'

const pageSize = 25
const shownWindows = 20
const day = 24 * 60 * 60 * 1000

interface Which {
  cursor: string
  /** Only changes by this customer (Shopify's id). */
  customer?: number
}

/**
 * Changes by shoppers of this outlet, newest first. The first unfiltered page also has the windows of the last day,
 * and how many orders are on hold.
 */
export function listChanges(ctx: MerchantContext, outlet: Outlet, { cursor, customer }: Which) {
  const beyond = decodeTimeCursor(cursor)
  return withTenant(ctx, async (tx) => {
    const rows = await selectChanges(
      tx,
      and(
        eq(orderChanges.outletId, outlet.id),
        customer === undefined ? undefined : eq(orderWindows.customerId, customer),
        beyond &&
          or(
            lt(orderChanges.createdAt, new Date(beyond.value)),
            and(eq(orderChanges.createdAt, new Date(beyond.value)), lt(orderChanges.id, beyond.id)),
          ),
      ),
    )
    const page = rows.slice(0, pageSize)
    const last = rows.length > pageSize ? page.at(-1)?.change : undefined
    const lines = await messagesOfChanges(
      tx,
      outlet.id,
      page.map(({ change }) => change.id),
    )
    const hasWindows = !beyond && customer === undefined
    return {
      windows: hasWindows ? await listWindows(tx, outlet) : [],
      on_hold: hasWindows ? await countOnHold(tx, outlet) : 0,
      changes: page.map(({ change, ...order }) => viewChange(change, order, lines.get(change.id) ?? [])),
      next: last ? encodeCursor(last.createdAt.toISOString(), last.id) : null,
    }
  })
}

const selectChanges = ({ db }: MerchantContext, which: SQL | undefined) =>
  db
    .select({
      change: orderChanges,
      orderName: orderWindows.orderName,
      customerId: orderWindows.customerId,
    })
    .from(orderChanges)
    .innerJoin(
      orderWindows,
      and(eq(orderWindows.outletId, orderChanges.outletId), eq(orderWindows.orderId, orderChanges.orderId)),
    )
    // Totals that were calculated but never saved are not changes.
    .where(and(which, notInArray(orderChanges.state, ['asked', 'calculated'])))
    .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id))
    .limit(pageSize + 1)

/** A change as the portal shows it. */
export const viewChange = (
  change: Change,
  { orderName, customerId }: Pick<Window, 'orderName' | 'customerId'>,
  messages: MessageLine[],
): OrderChange => ({
  id: change.id,
  at: change.createdAt.toISOString(),
  order_id: String(change.orderId),
  order_name: orderName,
  customer_id: customerId === null ? null : String(customerId),
  kind: changeKinds.find((kind) => kind === change.kind) ?? 'items',
  state: changeStates.find((state) => state === change.state) ?? 'refused',
  lines: change.summary,
  difference: change.difference === null ? null : { amount: change.difference, currency: change.currency },
  refunded:
    change.refund && change.state === 'settled' && change.problem === ''
      ? { amount: change.refund.amount, currency: change.currency }
      : null,
  problem: changeProblems.find((problem) => problem === change.problem) ?? null,
  messages,
})

async function listWindows({ db, clock }: MerchantContext, outlet: Outlet): Promise<OrderWindowRow[]> {
  const since = new Date(clock.now().getTime() - day)
  const rows = await db
    .select()
    .from(orderWindows)
    .where(and(eq(orderWindows.outletId, outlet.id), gt(orderWindows.openedAt, since)))
    .orderBy(desc(orderWindows.openedAt), desc(orderWindows.orderId))
    .limit(shownWindows)
  return rows.map(windowOf).map(viewWindowRow)
}

const countOnHold = ({ db }: MerchantContext, outlet: Outlet): Promise<number> =>
  db.$count(orderWindows, and(eq(orderWindows.outletId, outlet.id), inArray(orderWindows.state, openStates)))

/** A window as the portal shows it. */
export const viewWindowRow = (window: Window): OrderWindowRow => ({
  order_id: String(window.orderId),
  order_name: window.orderName,
  is_cash: window.isCash,
  state: window.state,
  reason: windowReasons.find((reason) => reason === window.reason) ?? null,
  opened_at: window.openedAt.toISOString(),
  ends_at: window.state === 'not_offered' ? null : window.endsAt.toISOString(),
})
