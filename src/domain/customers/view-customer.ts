import { and, eq } from 'drizzle-orm'
import type { CustomerView } from '#contract/customers/shapes.ts'
import { storeCustomers, storeOrders } from '#database/schema/stores.ts'
import { storeOf } from '../dashboard/view-dashboard.ts'
import { DomainError } from '../domain-error.ts'
import { messagesToCustomer } from '../messages/list-messages.ts'
import { listChanges } from '../order-windows/changes/list-changes.ts'
import { selectOrders } from '../orders/list-orders.ts'
import { viewRow } from '../orders/order-row.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { selectCustomers, viewCustomerRow } from './list-customers.ts'

const shownOrders = 10

/** One customer of this outlet: what they bought, what they changed and what we wrote to them. Who they are is asked of the store apart. */
export async function viewCustomer(ctx: MerchantContext, outlet: Outlet, id: number): Promise<CustomerView> {
  requirePermission(ctx, 'apps:open')
  const found = await withTenant(ctx, async (tx) => {
    const store = await storeOf(tx, outlet)
    const { currency } = store
    const isTheirs = and(eq(storeCustomers.outletId, outlet.id), eq(storeCustomers.id, id))
    const [customer] = await selectCustomers(tx, currency, isTheirs, 1)
    if (!customer) throw new DomainError('not_found')
    const isBought = and(eq(storeOrders.outletId, outlet.id), eq(storeOrders.customerId, id))
    const orders = await selectOrders(tx, isBought, shownOrders + 1)
    return {
      store,
      customer: viewCustomerRow(customer, currency),
      orders: orders.slice(0, shownOrders).map(viewRow),
      has_more: orders.length > shownOrders,
      messages: await messagesToCustomer(tx, outlet.id, id),
    }
  })
  const { changes, next } = await listChanges(ctx, outlet, { cursor: '', customer: id })
  return { ...found, changes, has_more_changes: next !== null }
}
