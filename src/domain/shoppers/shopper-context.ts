import { sql } from 'drizzle-orm'
import { preparedQuery } from '#database/prepared-query.server.ts'
import type { ShopperWay } from '#database/schema/shoppers.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import type { AccountHost } from './account-host.ts'

/** A request to a store's own host. */
export interface StoreContext extends RequestContext {
  accountHost: AccountHost
}

/** From the session's row, which alone decides who is asking. */
export interface ShopperSession {
  id: string
  way: ShopperWay
  /** The customer; null for a session that a link opened. */
  customerId: number | null
  /** The one order that a link opened. */
  orderId: number | null
  expiresAt: Date
}

/** A shopper who is signed in at the store of this host. Only `authenticateShopper` creates it. */
export interface ShopperContext extends StoreContext {
  shopper: ShopperSession
}

/** A shopper who proved to be the customer, not only opened a link. */
export interface CustomerContext extends ShopperContext {
  shopper: ShopperSession & { customerId: number }
}

const hour = 60 * 60 * 1000
const day = 24 * hour

export const shopperLifetimes = {
  /** Short, because links are forwarded. */
  link: day,
  code: 30 * day,
  shopify: 30 * day,
  /** By a code or by Shopify. */
  request: 10 * 60 * 1000,
  /** The window in which an order may be changed, and a day. */
  orderLink: day + 15 * 60 * 1000,
  testLink: 15 * 60 * 1000,
} as const

/**
 * Runs `work` in a transaction that sees the orders and sessions of this shopper only: its role reads five tables,
 * and row-level security hides all other rows.
 */
export function withShopper<T>(ctx: ShopperContext, work: (tx: ShopperContext) => Promise<T>): Promise<T> {
  const { accountHost, shopper } = ctx
  return withTransaction(ctx, async (tx) => {
    await setShopper(tx.db).execute({
      outlet: accountHost.outletId,
      customer: String(shopper.customerId ?? ''),
      order: String(shopper.orderId ?? ''),
    })
    return work(tx)
  })
}

const setShopper = preparedQuery((db) =>
  db
    .select({
      role: sql`set_config('role', 'infiniti_shopper', true)`,
      outlet: sql`set_config('app.outlet', ${sql.placeholder('outlet')}, true)`,
      customer: sql`set_config('app.customer', ${sql.placeholder('customer')}, true)`,
      order: sql`set_config('app.order', ${sql.placeholder('order')}, true)`,
    })
    .from(sql`(values (1)) as once`)
    .prepare('set_shopper'),
)
