import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { Database, Db } from '#database/client.server.ts'
import { outlets } from '#database/schema/companies.ts'
import type { Outlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { systemClock } from '#integrations/system-clock.ts'

export interface FilledStore {
  ctx: MerchantContext
  outlet: Outlet
}

/**
 * A company with one store, as the tables have it after years of use: as many customers as orders, two lines in each
 * order, a third in cash, one in twenty not delivered, a window for every second, a change in one of fifty, a message
 * about each.
 */
export async function fillStore(url: string, { db }: Database, count: number): Promise<FilledStore> {
  const ids = { companyId: randomUUID(), userId: randomUUID(), outletId: randomUUID() }
  // The product's own connections give up after some seconds.
  const patient = new Client({ connectionString: url })
  await patient.connect()
  await insertRows(drizzle(patient), count, ids)
  // As autovacuum leaves the tables some minutes after they grew.
  await patient.query('vacuum analyze')
  await patient.end()
  const { companyId, userId, outletId } = ids
  const [outlet] = await db.select().from(outlets).where(eq(outlets.id, outletId))
  if (!outlet) throw new Error('No outlet')
  const session = { companyId, userId, role: 'owner' }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the verbs use of a context
  return { ctx: { db, clock: systemClock, session } as unknown as MerchantContext, outlet }
}

interface Ids {
  companyId: string
  userId: string
  outletId: string
}

async function insertRows(db: Db, count: number, { companyId, userId, outletId }: Ids): Promise<void> {
  const own = sql`${outletId}::uuid as outlet_id, ${companyId}::uuid as company_id`
  const numbers = sql`generate_series(1, ${count}::int) n`
  await db.execute(sql`insert into companies (id, name, created_at) values (${companyId}, 'Bench', now())`)
  await db.execute(sql`insert into users (id, email, first_name, last_name, terms_version, terms_at, source, created_at, updated_at)
    values (${userId}, 'owner@bench.example', 'A', 'B', '1', now(), '{}', now(), now())`)
  await db.execute(
    sql`insert into memberships (company_id, user_id, role, created_at) values (${companyId}, ${userId}, 'owner', now())`,
  )
  await db.execute(sql`insert into outlets (id, company_id, outlet_name, web_url, api_key, created_at)
    values (${outletId}, ${companyId}, 'Store', 'bench.myshopify.com', ${outletId}, now())`)
  await db.execute(
    sql`insert into user_outlets (company_id, user_id, outlet_id) values (${companyId}, ${userId}, ${outletId})`,
  )
  await db.execute(sql`insert into store_syncs (outlet_id, company_id, shop, state, zone, currency, window_from, parts, version, started_at, imported_at)
    values (${outletId}, ${companyId}, 'bench.myshopify.com', 'live', 'UTC', 'INR', now() - interval '2 years', '[]', 1, now(), now())`)
  await db.execute(sql`insert into store_customers (outlet_id, company_id, id, created_at, orders, as_of)
    select ${own}, n, now() - n * interval '1 minute', 1, now() from ${numbers}`)
  await db.execute(sql`insert into store_orders (outlet_id, company_id, id, name, created_at, processed_at, updated_at, day, currency,
      total, refunded, items, financial, is_cash, fulfilment, return_status, delivered_at, cancelled_at, customer_id, source, test)
    select ${own}, n, '#' || n, at, at, at, at::date, 'INR', (n::bigint * 7919) % 5000, 0, 2,
      case when n % 3 = 0 then 'PENDING' else 'PAID' end, n % 3 = 0, 'FULFILLED', 'NO_RETURN',
      case when n % 20 = 0 then null else at end, case when n % 200 = 1 then at end,
      1 + abs(hashint4(n)::bigint) % (${count}::int * 7 / 10), 'web', false
    from ${numbers}, lateral (select now() - (${count}::int - n) * interval '10 minutes' as at) t`)
  await db.execute(sql`insert into store_order_lines (outlet_id, company_id, id, order_id, product_id, title, quantity, current_quantity, total, as_of)
    select ${own}, 2 * n + k, n, 1 + (n + k) % 500, 'Product ' || (n + k) % 500, 1, 1, 100, now()
    from ${numbers}, generate_series(0, 1) k`)
  await db.execute(sql`insert into store_refunds (outlet_id, company_id, id, order_id, created_at, day, amount)
    select outlet_id, company_id, id, id, created_at, day, 10 from store_orders where id % 40 = 0`)
  await db.execute(sql`insert into store_returns (outlet_id, company_id, id, order_id, created_at, day, status, quantity, as_of)
    select outlet_id, company_id, id, id, created_at, day, 'CLOSED', 1, now() from store_orders where id % 60 = 0`)
  await db.execute(sql`insert into store_days (outlet_id, company_id, day, orders, items, gross, refunds, cancelled, returns, new_customers, came_back,
      cash_orders, cash_undelivered, repeat_orders)
    select outlet_id, company_id, day, count(*), 2 * count(*), sum(total), 0, 0, 0, 1, 1, 1, 1, 1 from store_orders group by 1, 2, 3`)
  await db.execute(sql`insert into store_product_days (outlet_id, company_id, day, product_id, title, orders, quantity, gross)
    select o.outlet_id, o.company_id, o.day, l.product_id, max(l.title), count(*), count(*), sum(l.total)
    from store_orders o join store_order_lines l on l.outlet_id = o.outlet_id and l.order_id = o.id group by 1, 2, 3, 4`)
  await db.execute(sql`insert into order_windows (outlet_id, company_id, order_id, customer_id, order_name, is_cash, state, rules, opened_at, ends_at, holds, tries, updated_at)
    select outlet_id, company_id, id, customer_id, name, is_cash, case when id > ${count - 20}::int then 'open' else 'released' end, '{}',
      created_at, created_at, '[]', 0, created_at
    from store_orders where id % 2 = 0`)
  await db.execute(sql`insert into order_changes (id, outlet_id, company_id, order_id, key, kind, state, version, address_enc, summary, currency,
      total_before, refund_key, problem, created_at, updated_at)
    select gen_random_uuid(), outlet_id, company_id, order_id, order_id::text, 'items', 'settled', '', '', '[]', 'INR', '0',
      gen_random_uuid(), '', opened_at, opened_at
    from order_windows where order_id % 50 = 0`)
  await db.execute(sql`insert into messages (id, outlet_id, company_id, event, key, order_id, order_name, customer_id, change_id, is_test, content_enc,
      phone_hash, email_hash, country, state, reason, created_at, updated_at)
    select gen_random_uuid(), o.outlet_id, o.company_id, 'order_placed', o.id::text, o.id, o.name, o.customer_id, c.id, false, '',
      '', '', 'IN', case when o.id % 5000 = 0 then 'failed' else 'delivered' end, '', o.created_at, o.created_at
    from store_orders o left join order_changes c on c.outlet_id = o.outlet_id and c.order_id = o.id`)
  await db.execute(sql`insert into message_attempts (id, outlet_id, company_id, message_id, channel, state, units, price, error, created_at, updated_at)
    select gen_random_uuid(), outlet_id, company_id, id, 'whatsapp', 'delivered', 1, 100, '', created_at, created_at from messages`)
}
