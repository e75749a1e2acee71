import { eq, type SQL, sql } from 'drizzle-orm'
import { arrayText } from '#database/array-text.ts'
import { storeForgotten } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'
import type { StoreRows } from './order-rows.ts'
import type { StoreSync } from './sync-state.ts'

/** What the keyed hash covers under which somebody who asked to be forgotten is remembered. */
export const forgottenText = (shop: string, customerId: number) => `forgotten|${shop}|${customerId}`

interface Table {
  name: string
  /** Columns of the rows, with their types. */
  columns: Record<string, string>
  /** Filled here: the store, when the rows were read, the day in the store's zone. */
  asOf: boolean
  day?: string
  /** Which reading is newer. */
  newer: string
}

const tables = {
  orders: {
    name: 'store_orders',
    columns: {
      id: 'bigint',
      name: 'text',
      created_at: 'timestamptz',
      processed_at: 'timestamptz',
      updated_at: 'timestamptz',
      currency: 'text',
      total: 'numeric',
      refunded: 'numeric',
      items: 'integer',
      financial: 'text',
      is_cash: 'boolean',
      fulfilment: 'text',
      return_status: 'text',
      cancelled_at: 'timestamptz',
      delivered_at: 'timestamptz',
      customer_id: 'bigint',
      source: 'text',
      test: 'boolean',
    },
    asOf: false,
    day: 'processed_at',
    newer: 'excluded.updated_at >= store_orders.updated_at',
  },
  lines: {
    name: 'store_order_lines',
    columns: {
      id: 'bigint',
      order_id: 'bigint',
      product_id: 'bigint',
      title: 'text',
      quantity: 'integer',
      current_quantity: 'integer',
      total: 'numeric',
    },
    asOf: true,
    newer: 'excluded.as_of >= store_order_lines.as_of',
  },
  refunds: {
    name: 'store_refunds',
    columns: { id: 'bigint', order_id: 'bigint', created_at: 'timestamptz', amount: 'numeric' },
    asOf: false,
    day: 'created_at',
    newer: 'true',
  },
  returns: {
    name: 'store_returns',
    columns: {
      id: 'bigint',
      order_id: 'bigint',
      created_at: 'timestamptz',
      status: 'text',
      quantity: 'integer',
    },
    asOf: true,
    day: 'created_at',
    newer: 'excluded.as_of >= store_returns.as_of',
  },
  customers: {
    name: 'store_customers',
    columns: { id: 'bigint', created_at: 'timestamptz', orders: 'integer' },
    asOf: true,
    newer: 'excluded.as_of >= store_customers.as_of',
  },
} as const satisfies Record<keyof StoreRows, Table>

/** Writes what was read from a store at `asOf`. Safe to repeat, and an older reading never replaces a newer one. */
export async function writeRows(tx: Context, sync: StoreSync, rows: StoreRows, asOf: Date): Promise<void> {
  await forget(tx, sync, rows)
  for (const kind of ['orders', 'lines', 'refunds', 'returns', 'customers'] as const) {
    const list = rows[kind]
    if (list.size > 0) await tx.db.execute(upsert(tables[kind], sync, [...list.values()], asOf))
  }
}

function upsert(table: Table, sync: StoreSync, rows: object[], asOf: Date): SQL {
  const names = Object.keys(table.columns)
  const shape = Object.entries(table.columns).map(([name, type]) => `${name} ${type}`)
  const filled = [
    { name: 'outlet_id', value: sql`${sync.outletId}::uuid` },
    { name: 'company_id', value: sql`${sync.companyId}::uuid` },
    ...(table.asOf ? [{ name: 'as_of', value: sql`${asOf.toISOString()}::timestamptz` }] : []),
    ...(table.day
      ? [{ name: 'day', value: sql`(r.${sql.raw(table.day)} at time zone ${sync.zone})::date` }]
      : []),
  ]
  const all = [...filled.map(({ name }) => name), ...names]
  const changed = all.filter((name) => name !== 'id' && name !== 'outlet_id')
  return sql`
    insert into ${sql.identifier(table.name)} (${sql.raw(all.join(', '))})
    select ${sql.join(
      [...filled.map(({ value }) => value), ...names.map((name) => sql.raw(`r.${name}`))],
      sql`, `,
    )}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(shape.join(', '))})
    on conflict (outlet_id, id) do update set ${sql.raw(changed.map((name) => `${name} = excluded.${name}`).join(', '))}
    where ${sql.raw(table.newer)}`
}

/** Leaves out shoppers who asked to be forgotten. Their orders stay, without them. */
async function forget(tx: Context, { shop }: StoreSync, rows: StoreRows): Promise<void> {
  const forgotten = await tx.db.select().from(storeForgotten).where(eq(storeForgotten.shop, shop))
  if (forgotten.length === 0) return
  const isForgotten = (id: number) =>
    forgotten.some(({ customerHash }) => tx.keys.matchesPepper(customerHash, forgottenText(shop, id)))
  for (const id of rows.customers.keys()) if (isForgotten(id)) rows.customers.delete(id)
  for (const order of rows.orders.values()) {
    if (order.customer_id !== null && isForgotten(order.customer_id)) order.customer_id = null
  }
}

export async function deleteOrders(tx: Context, { outletId }: StoreSync, ids: number[]): Promise<void> {
  const list = sql`${arrayText(ids)}::bigint[]`
  for (const table of ['store_order_lines', 'store_refunds', 'store_returns']) {
    await tx.db.execute(
      sql`delete from ${sql.identifier(table)} where outlet_id = ${outletId} and order_id = any (${list})`,
    )
  }
  await tx.db.execute(sql`delete from store_orders where outlet_id = ${outletId} and id = any (${list})`)
}

/**
 * The days that these orders and customers count on: of the orders, their refunds and returns, and each customer's
 * first day, which decides who is new. Asked before and after a change.
 */
export async function daysOf(
  tx: Context,
  { outletId }: StoreSync,
  orderIds: number[],
  customerIds: number[] = [],
): Promise<string[]> {
  const orders = sql`${arrayText(orderIds)}::bigint[]`
  const customers = sql`${arrayText(customerIds)}::bigint[]`
  const result = await tx.db.execute(sql`
    with known as (
      select customer_id as id from store_orders
      where outlet_id = ${outletId} and id = any (${orders}) and customer_id is not null
      union select unnest(${customers})
    )
    select day::text as day from store_orders where outlet_id = ${outletId} and id = any (${orders})
    union select day::text from store_refunds where outlet_id = ${outletId} and order_id = any (${orders})
    union select day::text from store_returns where outlet_id = ${outletId} and order_id = any (${orders})
    union select min(o.day)::text from known join store_orders o on o.outlet_id = ${outletId} and o.customer_id = known.id group by known.id`)
  const { rows } = result
  return rows.map(({ day }) => String(day))
}
