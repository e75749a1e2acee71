import { and, asc, eq } from 'drizzle-orm'
import { messages } from '#database/schema/messages.ts'
import { storeCustomers, storeDataRequests, storeOrders } from '#database/schema/stores.ts'
import { notifyCompany } from '../company/notify-company.ts'
import type { Context } from '../context.server.ts'
import { newId } from '../identifiers.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

interface Request {
  shop: string
  outletId: string
  companyId: string
  customerId: number
}

/** Gathers what we hold about a customer, for thirty days, and writes to those who look after the company. */
export async function writeDataFile(tx: Context, request: Request): Promise<boolean> {
  const { shop, outletId, companyId, customerId } = request
  const [customer] = await tx.db
    .select({ id: storeCustomers.id, createdAt: storeCustomers.createdAt, orders: storeCustomers.orders })
    .from(storeCustomers)
    .where(and(eq(storeCustomers.outletId, outletId), eq(storeCustomers.id, customerId)))
  const orders = await tx.db
    .select({
      id: storeOrders.id,
      name: storeOrders.name,
      processedAt: storeOrders.processedAt,
      total: storeOrders.total,
      currency: storeOrders.currency,
      cancelledAt: storeOrders.cancelledAt,
    })
    .from(storeOrders)
    .where(and(eq(storeOrders.outletId, outletId), eq(storeOrders.customerId, customerId)))
    .orderBy(asc(storeOrders.processedAt))
  const sent = await tx.db
    .select({
      event: messages.event,
      orderName: messages.orderName,
      state: messages.state,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(eq(messages.outletId, outletId), eq(messages.customerId, customerId)))
    .orderBy(asc(messages.createdAt))
  if (!customer && orders.length === 0 && sent.length === 0) return false
  const now = tx.clock.now()
  const id = newId(now)
  await tx.db.insert(storeDataRequests).values({
    id,
    outletId,
    companyId,
    shop,
    file: { store: shop, customer: customer ?? { id: customerId }, orders, messages: sent },
    createdAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
  })
  await notifyCompany(tx, {
    companyId,
    kind: 'store',
    key: id,
    build: (frame) => ({
      template: 'store-notification',
      data: {
        ...frame,
        about: 'data-request',
        shop,
        at: now.toISOString(),
        dashboardUrl: `${tx.settings.publicBaseUrl}/merchant/dashboard/?outletId=${outletId}`,
      },
    }),
  })
  return true
}
