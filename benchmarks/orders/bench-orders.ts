import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { customersQuery } from '#contract/customers/shapes.ts'
import { ordersQuery } from '#contract/orders/shapes.ts'
import { type Database, openPostgres } from '#database/client.server.ts'
import { outlets } from '#database/schema/companies.ts'
import { listCustomers } from '#domain/customers/list-customers.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import type { Outlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { systemClock } from '#integrations/system-clock.ts'
import { startOwnPostgres } from '../../tests/support/embedded-postgres.ts'
import { figures } from '../report.ts'

const rounds = 100

/** `npm run bench orders [count]`: how long the lists of orders and customers take on PostgreSQL. */
export async function benchOrders([count = 100_000]: number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const server = await startOwnPostgres(folder)
  const database = await openPostgres(server.url, 'src/database/migrations')
  try {
    const { ctx, outlet } = await fill(database, count)
    const figure = figures(`Orders and customers of a store with ${count.toLocaleString('en')} orders`)
    const orders = (query: object) => () => listOrders(ctx, outlet, ordersQuery.parse(query))
    const page = await orders({})()
    const lists = {
      'orders, first page': orders({}),
      'orders, second page': orders({ cursor: page.next ?? '' }),
      'cash orders that are not delivered': orders({ state: 'undelivered', payment: 'cash' }),
      'orders of returning customers': orders({ state: 'kept', buyer: 'returning' }),
      'orders whose window is open': orders({ window: 'open' }),
      'orders above a value that few reach': orders({ least: '4990' }),
      'orders above a value that none reaches': orders({ least: '99999' }),
      'one order by its number': orders({ search: '#77777' }),
      'customers, first page': () => listCustomers(ctx, outlet, customersQuery.parse({})),
    }
    for (const [what, list] of Object.entries(lists)) figure(`${what}, p95 (median)`, await measure(list))
  } finally {
    await database.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(list: () => Promise<unknown>): Promise<string> {
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await list()
    took.push(performance.now() - began)
  }
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(rounds * share)] ?? 0)
  return `${at(0.95)} ms (${at(0.5)} ms)`
}

/** A company with one store: a third of the orders in cash, a window for every second, some 70 % as many customers. */
async function fill({ db }: Database, count: number): Promise<{ ctx: MerchantContext; outlet: Outlet }> {
  const [companyId, userId, outletId] = [randomUUID(), randomUUID(), randomUUID()]
  const customers = Math.ceil(count * 0.7)
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
  await db.execute(sql`insert into store_customers (outlet_id, id, company_id, created_at, orders, as_of)
    select ${outletId}::uuid, n, ${companyId}::uuid, now() - n * interval '1 minute', 1, now()
    from generate_series(1, ${customers}::int) n`)
  await db.execute(sql`insert into store_orders (outlet_id, id, company_id, name, created_at, processed_at, updated_at, day, currency,
      total, refunded, items, financial, is_cash, fulfilment, return_status, delivered_at, customer_id, source, test)
    select ${outletId}::uuid, n, ${companyId}::uuid, '#' || n, at, at, at, at::date, 'INR', (n * 7919) % 5000, 0, 2,
      case when n % 3 = 0 then 'PENDING' else 'PAID' end, n % 3 = 0, 'FULFILLED', 'NO_RETURN',
      case when n % 20 = 0 then null else at end, 1 + n % ${customers}::int, 'web', false
    from generate_series(1, ${count}::int) n, lateral (select now() - (${count}::int - n) * interval '50 seconds' as at) t`)
  await db.execute(sql`insert into order_windows (outlet_id, company_id, order_id, order_name, is_cash, state, rules, opened_at, ends_at, holds, tries, updated_at)
    select outlet_id, company_id, id, name, is_cash, case when id > ${count - 20}::int then 'open' else 'released' end, '{}', created_at, created_at, '[]', 0, created_at
    from store_orders where id % 2 = 0`)
  await db.execute(sql`analyze`)
  const [outlet] = await db.select().from(outlets).where(eq(outlets.id, outletId))
  if (!outlet) throw new Error('No outlet')
  const session = { companyId, userId, role: 'owner' }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that the verbs use of a context
  return { ctx: { db, clock: systemClock, session } as unknown as MerchantContext, outlet }
}
