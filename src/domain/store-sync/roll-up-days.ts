import { sql } from 'drizzle-orm'
import { arrayText } from '#database/array-text.ts'
import type { Context } from '../context.server.ts'
import type { StoreSync } from './sync-state.ts'

/**
 * Computes days whole, from the rows, in place of what was there: to repeat it changes nothing. Test orders and
 * cancelled ones do not count; refunds and returns belong to the day on which they were made; money in another
 * currency than the store's is not added. An order's own day has what it is worth now and what was given back since,
 * so that each refund is subtracted once: on the day of the refund. Somebody came back who has an earlier order here, or more orders in all than
 * we can see.
 */
export async function rollUpDays(tx: Context, sync: StoreSync, days: string[] | 'all'): Promise<void> {
  if (days.length === 0) return
  const { outletId, companyId, currency } = sync
  const listed = days === 'all' ? sql`null::date[]` : sql`${arrayText(days)}::date[]`
  const within = (column: string) => sql`(${listed} is null or ${sql.raw(column)} = any (${listed}))`
  await tx.db.execute(sql`
    delete from store_days where outlet_id = ${outletId} and ${within('day')}`)
  await tx.db.execute(sql`
    delete from store_product_days where outlet_id = ${outletId} and ${within('day')}`)
  await tx.db.execute(sql`
    with placed as (
      select day, customer_id, items, total + refunded as gross, currency, is_cash, delivered_at, cancelled_at is null as counts
      from store_orders where outlet_id = ${outletId} and not test and ${within('day')}
    ), figures as (
      select day,
        count(*) filter (where counts) as orders,
        coalesce(sum(items) filter (where counts), 0) as items,
        coalesce(sum(gross) filter (where counts and currency = ${currency}), 0) as gross,
        count(*) filter (where not counts) as cancelled,
        count(*) filter (where counts and is_cash) as cash_orders,
        count(*) filter (where counts and is_cash and delivered_at is null) as cash_undelivered
      from placed group by day
    ), buyers as (
      select b.day, count(*) filter (where b.came) as came_back, count(*) filter (where not b.came) as new_customers,
        sum(b.placed) filter (where b.came) as repeat_orders
      from (
        select d.day, d.placed, k.first_day < d.day or coalesce(c.orders, 0) > k.held as came
        from (
          select day, customer_id, count(*) as placed from placed
          where counts and customer_id is not null group by day, customer_id
        ) d
        cross join lateral (
          select min(o.day) as first_day, count(*) as held
          from store_orders o where o.outlet_id = ${outletId} and o.customer_id = d.customer_id
        ) k
        left join store_customers c on c.outlet_id = ${outletId} and c.id = d.customer_id
      ) b group by b.day
    ), given_back as (
      select r.day, sum(r.amount) filter (where o.currency = ${currency}) as refunds
      from store_refunds r join store_orders o on o.outlet_id = r.outlet_id and o.id = r.order_id
      where r.outlet_id = ${outletId} and not o.test and o.cancelled_at is null and ${within('r.day')}
      group by r.day
    ), sent_back as (
      select r.day, count(*) as returns
      from store_returns r join store_orders o on o.outlet_id = r.outlet_id and o.id = r.order_id
      where r.outlet_id = ${outletId} and not o.test and o.cancelled_at is null and ${within('r.day')}
        and r.status not in ('CANCELED', 'DECLINED')
      group by r.day
    )
    insert into store_days (outlet_id, company_id, day, orders, items, gross, refunds, cancelled, returns, new_customers, came_back,
      cash_orders, cash_undelivered, repeat_orders)
    select ${outletId}::uuid, ${companyId}::uuid, day,
      coalesce(orders, 0), coalesce(items, 0), coalesce(gross, 0), coalesce(refunds, 0), coalesce(cancelled, 0),
      coalesce(returns, 0), coalesce(new_customers, 0), coalesce(came_back, 0),
      coalesce(cash_orders, 0), coalesce(cash_undelivered, 0), coalesce(repeat_orders, 0)
    from figures full join buyers using (day) full join given_back using (day) full join sent_back using (day)`)
  await tx.db.execute(sql`
    insert into store_product_days (outlet_id, company_id, day, product_id, title, orders, quantity, gross)
    select ${outletId}::uuid, ${companyId}::uuid, o.day, l.product_id, max(l.title), count(distinct o.id),
      sum(l.current_quantity), coalesce(sum(l.total * l.current_quantity / l.quantity) filter (where o.currency = ${currency}), 0)
    from store_orders o join store_order_lines l on l.outlet_id = o.outlet_id and l.order_id = o.id
    where o.outlet_id = ${outletId} and not o.test and o.cancelled_at is null and ${within('o.day')}
      and l.product_id is not null and l.current_quantity > 0
    group by o.day, l.product_id`)
}
