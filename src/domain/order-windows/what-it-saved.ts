import { eq, sql } from 'drizzle-orm'
import {
  defaultWindowRules,
  type Incident,
  incidents,
  type WindowSavings,
} from '#contract/account/window-settings-shapes.ts'
import { rateDifference } from '#rules/statistics/rate-difference.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { orderWindowRules, orderWindows } from '#database/schema/order-windows.ts'
import { storeOrders, storeRefunds, storeReturns } from '#database/schema/stores.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

/** Fewer than these in the smaller group say nothing. */
const enough = 200

type Counts = Record<Incident, number> & { all: number; waiting: number; isHeldOut: boolean }

/** Both groups of an outlet, counted from its copied orders after 30 days, and what the difference is worth. */
export function whatItSaved(ctx: MerchantContext, outlet: Outlet): Promise<WindowSavings> {
  return withTenant(ctx, async (tx) => {
    const [rules] = await tx.db
      .select()
      .from(orderWindowRules)
      .where(eq(orderWindowRules.outletId, outlet.id))
    const share = rules?.holdOutPercent ?? defaultWindowRules.hold_out_percent
    const groups = await countGroups(tx, outlet.id, share)
    const group = (isHeldOut: boolean) => groups.find((one) => one.isHeldOut === isHeldOut)
    const [offered, heldOut] = [group(false), group(true)]
    const [offeredOrders, heldOutOrders] = [offered?.all ?? 0, heldOut?.all ?? 0]
    const isEarly = Math.min(offeredOrders, heldOutOrders) < enough
    const compare = (name: Incident) => ({
      name,
      offered: offered?.[name] ?? 0,
      held_out: heldOut?.[name] ?? 0,
      compared: isEarly
        ? null
        : rateDifference(
            { happened: offered?.[name] ?? 0, of: offeredOrders },
            { happened: heldOut?.[name] ?? 0, of: heldOutOrders },
          ),
    })
    const figures = incidents.map(compare)
    const any = figures.find(({ name }) => name === 'any')?.compared
    const cost = rules?.incidentCost ?? null
    // Fewer is worth money: the other end of the interval is the least of it.
    const worth = (difference: number) => -difference * offeredOrders * (cost ?? 0)
    return {
      outlet_id: outlet.id,
      share,
      offered: offeredOrders,
      held_out: heldOutOrders,
      waiting: groups.reduce((sum, { waiting }) => sum + waiting, 0),
      enough,
      incidents: figures,
      saved:
        any && cost !== null
          ? {
              currency: await currencyOf(tx, outlet.id),
              amount: worth(any.difference),
              low: worth(any.high),
              high: worth(any.low),
            }
          : null,
    }
  })
}

/** Within the 30 days, and late. */
const after = (table: typeof storeRefunds | typeof storeReturns) => sql`exists (
  select 1 from ${table} where ${table.outletId} = first.outlet_id and ${table.orderId} = first.order_id
    and ${table.createdAt} > first.late and ${table.createdAt} <= first.until)`

/**
 * A customer counts once, with the first order that was drawn under this share, so that orders of one person are not
 * taken for independent. Late is an hour after the end of the window: until then changes settle. Who was drawn and
 * could not be offered a window after all stays in the group, or the two would not be alike.
 */
async function countGroups(
  { db, clock }: MerchantContext,
  outletId: string,
  share: number,
): Promise<Counts[]> {
  const now = clock.now().toISOString()
  const { rows } = await db.execute<Record<keyof Counts, unknown>>(sql`
    with first as (
      select distinct on (coalesce(customer_id, -order_id)) outlet_id, order_id, is_cash, opened_at,
        coalesce(reason = 'held_out', false) as held_out,
        ends_at + interval '1 hour' as late, opened_at + interval '30 days' as until
      from ${orderWindows}
      where outlet_id = ${outletId} and compared_share = ${share}
      order by coalesce(customer_id, -order_id), opened_at, order_id
    ), seen as (
      select first.held_out, first.until <= ${now}::timestamptz as is_old,
        coalesce(o.cancelled_at > first.late and o.cancelled_at <= first.until, false) as cancelled,
        ${after(storeRefunds)} as refunded,
        ${after(storeReturns)} as returned,
        first.is_cash and o.fulfilment in ('FULFILLED', 'PARTIALLY_FULFILLED')
          and coalesce(o.delivered_at > first.until, true) as undelivered
      from first
      join ${storeOrders} o on o.outlet_id = first.outlet_id and o.id = first.order_id and not o.test
    )
    select held_out as "isHeldOut",
      (count(*) filter (where is_old))::int as all,
      (count(*) filter (where not is_old))::int as waiting,
      (count(*) filter (where is_old and (cancelled or refunded or returned or undelivered)))::int as any,
      (count(*) filter (where is_old and cancelled))::int as cancelled,
      (count(*) filter (where is_old and refunded))::int as refunded,
      (count(*) filter (where is_old and returned))::int as returned,
      (count(*) filter (where is_old and undelivered))::int as undelivered
    from seen group by held_out`)
  return rows.map((row) => ({
    isHeldOut: row.isHeldOut === true,
    all: Number(row.all),
    waiting: Number(row.waiting),
    any: Number(row.any),
    cancelled: Number(row.cancelled),
    refunded: Number(row.refunded),
    returned: Number(row.returned),
    undelivered: Number(row.undelivered),
  }))
}

async function currencyOf({ db }: MerchantContext, outletId: string): Promise<string> {
  const [grant] = await db
    .select({ details: shopifyGrants.shopDetails })
    .from(shopifyGrants)
    .where(eq(shopifyGrants.outletId, outletId))
  return grant?.details.currency ?? ''
}
