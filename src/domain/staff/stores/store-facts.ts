import { and, count, desc, eq, gte, max, sql } from 'drizzle-orm'
import { accountScopes } from '#contract/account/settings-shapes.ts'
import { windowScopes } from '#contract/account/window-settings-shapes.ts'
import { messageStates } from '#contract/messages/shapes.ts'
import type { StaffStore } from '#contract/staff/stores.ts'
import { shopScopes } from '#contract/stores/shapes.ts'
import type { shopifyGrants } from '#database/schema/companies.ts'
import { messageAttempts, messages } from '#database/schema/messages.ts'
import { storeOrders, storeWebhooks } from '#database/schema/stores.ts'
import type { StaffContext } from '../../sessions/session.server.ts'
import { findHostOfOutlet } from '../../shoppers/find-account-host.ts'

const week = 7 * 24 * 60 * 60 * 1000

interface Which {
  shop: string
  outletId: string
  grantedAt: Date | undefined
}

type Webhooks = Pick<StaffStore, 'last_webhook_at' | 'new_orders' | 'order_webhooks'>

/** Shopify tells of every new order once, so that as many webhooks as orders means that none was lost. */
export async function webhooksOf(
  { db, clock }: StaffContext,
  { shop, outletId, grantedAt }: Which,
): Promise<Webhooks> {
  const weekAgo = new Date(clock.now().getTime() - week)
  const from = grantedAt && grantedAt > weekAgo ? grantedAt : weekAgo
  const isOrder = sql`${storeWebhooks.topic} = 'orders/create' and ${storeWebhooks.triggeredAt} >= ${from.toISOString()}::timestamptz`
  const [heard] = await db
    .select({
      last: max(storeWebhooks.receivedAt),
      orders: sql<number>`(count(*) filter (where ${isOrder}))::int`,
    })
    .from(storeWebhooks)
    .where(eq(storeWebhooks.shop, shop))
  const [placed] = await db
    .select({ orders: count() })
    .from(storeOrders)
    .where(
      and(
        eq(storeOrders.outletId, outletId),
        gte(storeOrders.processedAt, from),
        gte(storeOrders.createdAt, from),
      ),
    )
  return {
    last_webhook_at: heard?.last?.toISOString() ?? null,
    new_orders: placed?.orders ?? 0,
    order_webhooks: heard?.orders ?? 0,
  }
}

/** What we always ask for, and what the features need that are switched on. */
export async function missingScopes(
  ctx: StaffContext,
  { outletId, scopes }: Pick<typeof shopifyGrants.$inferSelect, 'outletId' | 'scopes'>,
): Promise<string[]> {
  const host = await findHostOfOutlet(ctx, outletId)
  const wanted = [
    ...shopScopes,
    ...(host ? accountScopes : []),
    ...(host?.hasOrderWindow ? windowScopes : []),
  ]
  const given = impliedBy(scopes.split(','))
  return [...new Set(wanted)].filter((scope) => !given.has(scope))
}

/** To write includes to read; Shopify then names the larger one alone. */
const impliedBy = (given: readonly string[]) =>
  new Set([...given, ...given.map((scope) => scope.replace(/^write_/, 'read_'))])

/** Its number and time. */
export async function lastOrder({ db }: StaffContext, outletId: string): Promise<StaffStore['last_order']> {
  const [order] = await db
    .select({ name: storeOrders.name, at: storeOrders.processedAt })
    .from(storeOrders)
    .where(eq(storeOrders.outletId, outletId))
    .orderBy(desc(storeOrders.processedAt), desc(storeOrders.id))
    .limit(1)
  return order ? { name: order.name, at: order.at.toISOString() } : null
}

/** The last one to a shopper, by the channel that was tried last. */
export async function lastMessage(
  { db }: StaffContext,
  outletId: string,
): Promise<StaffStore['last_message']> {
  const [message] = await db
    .select({ id: messages.id, event: messages.event, state: messages.state, at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.outletId, outletId), eq(messages.isTest, false)))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
  if (!message) return null
  const [attempt] = await db
    .select({ channel: messageAttempts.channel })
    .from(messageAttempts)
    .where(eq(messageAttempts.messageId, message.id))
    .orderBy(desc(messageAttempts.createdAt), desc(messageAttempts.id))
    .limit(1)
  return {
    event: message.event,
    channel: attempt?.channel ?? null,
    state: messageStates.find((known) => known === message.state) ?? 'failed',
    at: message.at.toISOString(),
  }
}
