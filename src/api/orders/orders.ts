import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { listCustomers } from '#domain/customers/list-customers.ts'
import { readNames } from '#domain/customers/read-names.ts'
import { viewCustomer } from '#domain/customers/view-customer.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import { viewOrder } from '#domain/orders/view-order.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { type ApiEnv, mount } from '../mount.ts'

/** The outlet that the tab names, checked. */
const outletOf = (ctx: MerchantContext, http: HonoContext) =>
  requireOutlet(ctx, http.req.header('outlet') || undefined)

export function mountOrders(app: Hono<ApiEnv>): void {
  mount(app, endpoints.orders, async (ctx, query, http) => ({
    data: await listOrders(ctx, await outletOf(ctx, http), query),
  }))
  mount(app, endpoints.order, async (ctx, { id }, http) => ({
    data: await viewOrder(ctx, await outletOf(ctx, http), Number(id)),
  }))
  mount(app, endpoints.customers, async (ctx, query, http) => ({
    data: await listCustomers(ctx, await outletOf(ctx, http), query),
  }))
  mount(app, endpoints.customer, async (ctx, { id }, http) => ({
    data: await viewCustomer(ctx, await outletOf(ctx, http), Number(id)),
  }))
  mount(app, endpoints.customerNames, async (ctx, { ids }, http) => ({
    data: await readNames(ctx, await outletOf(ctx, http), ids),
  }))
}
