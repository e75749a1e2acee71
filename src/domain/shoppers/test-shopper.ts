import { desc, eq } from 'drizzle-orm'
import { storeOrders } from '#database/schema/stores.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import type { AccountHost } from './account-host.ts'
import { findHostOfOutlet } from './find-account-host.ts'
import { isAway } from './ask-for-shopper.ts'
import { findCustomer } from './find-customer.ts'
import { createLink } from './order-links.ts'
import { shopperLifetimes } from './shopper-context.ts'

/**
 * A link that opens the account as a test shopper: the customer with the merchant's own confirmed email if the store
 * has one, otherwise the newest order as a link in an email shows it. Nobody can act as another customer.
 */
export async function testShopper(
  ctx: MerchantContext,
  outlet: Outlet,
): Promise<{ url: string; kind: 'customer' | 'link' }> {
  requirePermission(ctx, 'apps:activate')
  const host = await findHostOfOutlet(ctx, outlet.id)
  if (!host) throw new DomainError('scopes_missing')
  const self = ctx.session.emailVerified ? await findSelf(ctx, host) : undefined
  const order = await withTenant(ctx, async ({ db }) => {
    const [newest] = await db
      .select({ id: storeOrders.id, name: storeOrders.name })
      .from(storeOrders)
      .where(eq(storeOrders.outletId, outlet.id))
      .orderBy(desc(storeOrders.createdAt))
      .limit(1)
    return newest
  })
  if (!self && !order) throw new DomainError('no_orders_yet')
  const expiresAt = new Date(ctx.clock.now().getTime() + shopperLifetimes.testLink)
  const subject = self
    ? { orderId: 0, orderName: '', customerId: self.customerId }
    : { orderId: order?.id ?? 0, orderName: order?.name ?? '' }
  const url = await withTransaction(ctx, async (tx) => {
    await addOwnAuditEntry(tx, 'test-shopper-opened', { outlet: outlet.id })
    return createLink(tx, host, { ...subject, expiresAt })
  })
  return { url, kind: self ? 'customer' : 'link' }
}

async function findSelf(ctx: MerchantContext, host: AccountHost) {
  try {
    return await findCustomer(ctx, host, ctx.session.email)
  } catch (error) {
    if (isAway(error)) return undefined
    throw error
  }
}
