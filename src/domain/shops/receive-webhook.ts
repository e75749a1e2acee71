import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isShop } from '#contract/stores/shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { pendingGrants, storeWebhooks, storeSyncs } from '#database/schema/stores.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { endShopPlans } from '../money/plans/end-shop-plans.ts'
import { announceWebhook, markDirty } from '../store-sync/store-dirty.ts'
import { findHostOfShop } from '../shoppers/find-account-host.ts'
import { lookAtWindow, wantWindow } from '../order-windows/wake-window.ts'
import { stopSync } from '../store-sync/sync-state.ts'
import { isWebhookTopic, type WebhookTopic, webhookTopics } from './webhook-topics.ts'

/** The ids that webhooks carry, under one name or another, by topic. Nothing else of a body is read. */
export const webhookBody = z.object({
  shop_domain: z.optional(z.string()),
  myshopify_domain: z.optional(z.string()),
  id: z.optional(z.number()),
  order_id: z.optional(z.number()),
  order: z.optional(z.object({ id: z.optional(z.number()) })),
  customer: z.optional(z.nullable(z.object({ id: z.optional(z.number()) }))),
})

export interface Webhook {
  /** The delivery's own name: the same when it is sent again. */
  id: string
  topic: string
  /** From the headers, which are not signed: enough to know which store to ask, never to act on. */
  namedShop: string
  /** When it happened. Shopify repeats a webhook for hours until it is heard. */
  at: Date
  body: z.infer<typeof webhookBody>
}

/**
 * Shopify waits five seconds for an answer. A webhook that only makes us ask the store is answered after this long,
 * though a large import may hold up the embedded database: it is written as soon as that is free, and where the process
 * dies before, the next catch-up finds what changed. What acts by itself is answered once it is written.
 */
const patienceMs = 500

/**
 * What Shopify tells us about a store. A webhook only says that something changed: what changed is asked for later, with
 * the store's own token. So it is safe to hear one twice, late, or in another order.
 */
export async function receiveWebhook(ctx: RequestContext, webhook: Webhook): Promise<void> {
  const { topic } = webhook
  if (!isWebhookTopic(topic)) return
  const shop = shopOf(topic, webhook)
  if (!isShop(shop)) return
  const written = withTransaction(ctx, async (tx) => {
    await announceWebhook(tx, shop)
    const [fresh] = await tx.db
      .insert(storeWebhooks)
      .values({ webhookId: webhook.id, shop, topic, triggeredAt: webhook.at, receivedAt: tx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: storeWebhooks.webhookId })
    if (fresh) await act(tx, shop, topic, webhook)
  })
  if (webhookTopics[topic] === 'uninstall' || webhookTopics[topic] === 'request') return written
  await Promise.race([written, sleep(patienceMs, undefined, { ref: false })])
  written.catch((error: unknown) => ctx.log.error({ shop, topic, err: error }, 'webhook not written'))
}

/** What acts by itself believes the signed body alone; what only makes us ask the store may name it in a header. */
function shopOf(topic: WebhookTopic, { body, namedShop }: Webhook): string {
  const acts = ['uninstall', 'request'].includes(webhookTopics[topic])
  return acts ? (body.shop_domain ?? body.myshopify_domain ?? '') : namedShop
}

async function act(tx: RequestContext, shop: string, topic: WebhookTopic, webhook: Webhook): Promise<void> {
  const { body, at } = webhook
  switch (webhookTopics[topic]) {
    case 'uninstall':
      return forgetToken(tx, shop, at)
    case 'file':
      return tx.jobs.enqueue(tx.db, 'import-store', { shop }, { key: shop })
    case 'question':
    case 'request': {
      const customer = String(body.customer?.id ?? '')
      const request = { topic, shop, at: at.toISOString(), customer, id: webhook.id }
      return tx.jobs.enqueue(tx.db, 'store-request', request, { key: webhook.id })
    }
    case 'charge':
      return tx.jobs.enqueue(tx.db, 'sync-shop-charges', { shop }, { key: shop })
    case 'customer':
      return wantReading(tx, shop, 'customer', body.id)
    case 'order':
      return handleOrder(tx, shop, topic, body)
  }
}

async function handleOrder(
  tx: RequestContext,
  shop: string,
  topic: WebhookTopic,
  body: Webhook['body'],
): Promise<void> {
  const order = body.order_id ?? body.order?.id ?? orderIn(topic, body)
  if (topic === 'orders/create') await wantLink(tx, shop, order)
  else if (isId(order)) await lookAtWindow(tx, shop, order)
  await wantReading(tx, shop, 'order', order)
}

const isId = (id: number | undefined): id is number => id !== undefined && Number.isSafeInteger(id) && id > 0

/** A store with customer accounts: the shopper gets a link to the new order, and may change it for some minutes. */
async function wantLink(tx: RequestContext, shop: string, id: number | undefined): Promise<void> {
  const host = isId(id) ? await findHostOfShop(tx, shop) : undefined
  if (!host) return
  if (host.hasOrderWindow) await wantWindow(tx, shop, Number(id))
  const order = String(id)
  await tx.jobs.enqueue(tx.db, 'mail-order-link', { shop, order }, { key: `${shop}|${order}` })
}

/** Only webhooks about orders themselves carry the order's number under this name. */
const orderIn = (topic: WebhookTopic, { id }: Webhook['body']) =>
  topic.startsWith('orders/') ? id : undefined

async function wantReading(
  tx: RequestContext,
  shop: string,
  kind: 'order' | 'customer',
  id: number | undefined,
): Promise<void> {
  if (!isId(id)) return
  const [sync] = await tx.db
    .select({ state: storeSyncs.state })
    .from(storeSyncs)
    .where(eq(storeSyncs.shop, shop))
  if (!sync || sync.state === 'stopped') return
  await markDirty(tx, shop, kind, [id])
  await tx.jobs.enqueue(tx.db, 'sync-store', { shop }, { key: shop })
}

/** The store took its grant back. One that was given again since then stays. */
async function forgetToken(tx: RequestContext, shop: string, at: Date): Promise<void> {
  await tx.db.delete(pendingGrants).where(and(eq(pendingGrants.shop, shop), lte(pendingGrants.heldAt, at)))
  const [revoked] = await tx.db
    .update(shopifyGrants)
    .set({ revokedAt: tx.clock.now(), tokenEnc: '', renewAt: null })
    .where(
      and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt), lte(shopifyGrants.grantedAt, at)),
    )
    .returning({ companyId: shopifyGrants.companyId, outletId: shopifyGrants.outletId })
  if (!revoked) return
  await stopSync(tx, shop, null)
  await endShopPlans(tx, shop, revoked.outletId)
  const detail = { shop, because: 'uninstalled at Shopify' }
  await addAuditEntry(tx, { action: 'shop-disconnected', companyId: revoked.companyId, detail })
}
