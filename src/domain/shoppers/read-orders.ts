import { and, desc, eq, gt, inArray, lt, or } from 'drizzle-orm'
import type { OrderSummary, ShopperStage } from '#contract/account/order-shapes.ts'
import { orderWindows } from '#database/schema/order-windows.ts'
import { storeOrderLines, storeOrders } from '#database/schema/stores.ts'
import { DomainError } from '../domain-error.ts'
import { decodeNumberCursor, encodeNumberCursor } from '../lists/number-cursor.ts'
import { isAway } from './ask-for-shopper.ts'
import { type ShopperContext, withShopper } from './shopper-context.ts'
import { imageOf, numberIn, type OrderGlimpse, readGlimpses, stageOf } from './store-order.ts'

const pageSize = 10
const shownLines = 4

type OrderRow = typeof storeOrders.$inferSelect
type LineRow = typeof storeOrderLines.$inferSelect

interface OrdersPage {
  orders: OrderSummary[]
  next: string | null
  is_live: boolean
}

/**
 * The shopper's orders, newest first. Row-level security selects them; pictures and parcels come from the store. If
 * the store does not answer, the list comes from our copy and says so.
 */
export async function readOrders(ctx: ShopperContext, cursor: string): Promise<OrdersPage> {
  if (!ctx.accountHost.isConnected) throw new DomainError('store_gone')
  const { rows, lines, open } = await withShopper(ctx, (tx) => readCopy(tx, cursor))
  const shown = rows.slice(0, pageSize)
  const live = await glimpsesOf(ctx, shown)
  const last = shown.at(-1)
  return {
    orders: shown.map((row) => ({
      ...summaryOf(
        row,
        lines,
        live?.find(({ id }) => numberIn(id) === row.id),
      ),
      open_until: open.find(({ orderId }) => orderId === row.id)?.endsAt.toISOString() ?? null,
    })),
    next: rows.length > pageSize && last ? encodeNumberCursor(last.createdAt, last.id) : null,
    is_live: live !== undefined,
  }
}

async function readCopy({ db, clock }: ShopperContext, cursor: string) {
  const beyond = decodeNumberCursor(cursor)
  const rows = await db
    .select()
    .from(storeOrders)
    .where(
      beyond &&
        or(
          lt(storeOrders.createdAt, beyond.at),
          and(eq(storeOrders.createdAt, beyond.at), lt(storeOrders.id, beyond.id)),
        ),
    )
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
    .limit(pageSize + 1)
  const ids = rows.slice(0, pageSize).map(({ id }) => id)
  const lines = ids.length
    ? await db
        .select()
        .from(storeOrderLines)
        .where(inArray(storeOrderLines.orderId, ids))
        .orderBy(storeOrderLines.id)
    : []
  const open = ids.length
    ? await db
        .select({ orderId: orderWindows.orderId, endsAt: orderWindows.endsAt })
        .from(orderWindows)
        .where(
          and(
            inArray(orderWindows.orderId, ids),
            eq(orderWindows.state, 'open'),
            gt(orderWindows.endsAt, clock.now()),
          ),
        )
    : []
  return { rows, lines, open }
}

async function glimpsesOf(ctx: ShopperContext, rows: OrderRow[]): Promise<OrderGlimpse[] | undefined> {
  try {
    return await readGlimpses(
      ctx,
      ctx.accountHost,
      rows.map(({ id }) => id),
    )
  } catch (error) {
    if (isAway(error)) return undefined
    throw error
  }
}

function summaryOf(
  row: OrderRow,
  lines: LineRow[],
  live: OrderGlimpse | undefined,
): Omit<OrderSummary, 'open_until'> {
  const own = lines.filter((line) => line.orderId === row.id && knownQuantity(row, line) > 0)
  const pictures = live?.lineItems.nodes ?? []
  return {
    ...headOf(row),
    stage: live ? stageOf(live) : knownStage(row),
    lines: own.slice(0, shownLines).map((line) => ({
      title: line.title,
      quantity: knownQuantity(row, line),
      image: imageOf(pictures.find((one) => numberIn(one.id) === line.id)?.image ?? null),
    })),
  }
}

/** What is left of a line after edits; of a cancelled order, what was ordered. */
export const knownQuantity = (
  { cancelledAt }: Pick<OrderRow, 'cancelledAt'>,
  { quantity, currentQuantity }: Pick<LineRow, 'quantity' | 'currentQuantity'>,
) => (cancelledAt ? quantity : currentQuantity)

/** What that costs. The copied total has what was removed since. */
export function knownTotal(order: Pick<OrderRow, 'cancelledAt'>, line: LineRow): string {
  const known = knownQuantity(order, line)
  return known === line.quantity ? line.total : ((Number(line.total) * known) / line.quantity).toFixed(2)
}

/** An order as our copy has it. */
export const headOf = (row: OrderRow) => ({
  id: String(row.id),
  name: row.name,
  placed_at: row.createdAt.toISOString(),
  cancelled_at: row.cancelledAt?.toISOString() ?? null,
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  total: { amount: plain(row.total), currency: row.currency },
  items: row.items,
})

/** `12.5000` from the database, written as the store would. */
export const plain = (sum: string) => sum.replace(/(\.\d\d)\d*$/, '$1')

export function knownStage({ cancelledAt, deliveredAt, fulfilment }: OrderRow): ShopperStage {
  if (cancelledAt) return 'cancelled'
  if (deliveredAt) return 'delivered'
  return fulfilment === 'FULFILLED' ? 'packed' : 'placed'
}
