import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { shopifyGrants } from '#database/schema/companies.ts'
import { pendingGrants, storeDataRequests, storeForgotten, storeSyncs } from '#database/schema/stores.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { askStore } from '../store-sync/ask-store.ts'
import { eraseStore } from '../store-sync/erase-store.ts'
import { redactCustomer } from '../store-sync/redact-customer.ts'
import { writeDataFile } from '../store-sync/write-data-file.ts'
import { findSync } from '../store-sync/sync-state.ts'
import { changeZone } from '../store-sync/change-zone.ts'
import { StoreLostError, withStoreToken } from '../store-sync/with-store-token.ts'
import { forgottenText } from '../store-sync/write-rows.ts'

const hour = 60 * 60 * 1000
/** `shop/redact` comes two days after an uninstall; a grant that is younger was given since. */
const afterUninstall = 47 * hour

export interface StoreRequest {
  topic: string
  shop: string
  at: Date
  /** Of the store; 0 where the request names none. */
  customerId: number
}

/** What Shopify asks for about a store or one of its customers, done by a job. Safe to repeat. */
export async function answerRequest(ctx: Context, request: StoreRequest): Promise<void> {
  const { topic, shop } = request
  if (topic === 'shop/update') return readStoreAgain(ctx, shop)
  if (topic === 'app/scopes_update') return readScopes(ctx, shop)
  const [grant] = await ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop))
  if (topic === 'shop/redact') return eraseIfGone(ctx, request, grant)
  await withTransaction(ctx, async (tx) => {
    const held = grant && (await answerAboutCustomer(tx, request, grant))
    const detail = { shop, topic, held: held ? 'answered' : 'nothing' }
    await addAuditEntry(tx, { action: 'shop-privacy-request', companyId: grant?.companyId, detail })
  })
}

type Grant = typeof shopifyGrants.$inferSelect

/** Whether we held anything. */
async function answerAboutCustomer(
  tx: Context,
  { topic, shop, customerId }: StoreRequest,
  { outletId, companyId }: Grant,
): Promise<boolean> {
  if (!customerId) return false
  if (topic === 'customers/data_request') return writeDataFile(tx, { shop, outletId, companyId, customerId })
  await tx.db
    .insert(storeForgotten)
    .values({ shop, customerHash: tx.keys.pepper(forgottenText(shop, customerId)) })
    .onConflictDoNothing()
  // The files of earlier requests hold what is to be erased.
  const files = await tx.db
    .delete(storeDataRequests)
    .where(
      and(
        eq(storeDataRequests.shop, shop),
        sql`${storeDataRequests.file} #>> '{customer,id}' = ${String(customerId)}`,
      ),
    )
    .returning({ id: storeDataRequests.id })
  return (await redactCustomer(tx, shop, customerId)) || files.length > 0
}

/** Also where the webhook of the uninstall got lost: a store that answers us has not left. */
async function eraseIfGone(
  ctx: Context,
  { shop, at }: StoreRequest,
  grant: Grant | undefined,
): Promise<void> {
  if (!grant) {
    await ctx.db.delete(pendingGrants).where(eq(pendingGrants.shop, shop))
    return
  }
  const isLate = grant.grantedAt.getTime() < at.getTime() - afterUninstall
  if (!grant.revokedAt && isLate && !(await answers(ctx, shop))) {
    return eraseStore(ctx, shop, 'asked by Shopify')
  }
  if (grant.revokedAt) return eraseStore(ctx, shop, 'asked by Shopify')
  const detail = { shop, topic: 'shop/redact', held: 'kept: the store is connected' }
  await withTransaction(ctx, (tx) =>
    addAuditEntry(tx, { action: 'shop-privacy-request', companyId: grant.companyId, detail }),
  )
}

/** False where the store refuses our token; then its grant has been revoked as well. */
async function answers(ctx: Context, shop: string): Promise<boolean> {
  const { shopify } = ctx
  if (!shopify) throw new DomainError('shopify_off')
  try {
    await withStoreToken(ctx, shop, async (token) => {
      const { kind } = await shopify.ask(shop, token, '{ shop { id } }')
      return kind === 'refused' ? 'refused' : kind
    })
    return true
  } catch (error) {
    if (error instanceof StoreLostError) return false
    throw error
  }
}

const scopesAnswer = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
})

/** What the store lets us read now, by its own word: the webhook names its store in a header that nobody signed. */
async function readScopes(ctx: Context, shop: string): Promise<void> {
  if (!(await findSync(ctx, shop))) return
  try {
    const query = '{ currentAppInstallation { accessScopes { handle } } }'
    const { accessScopes } = scopesAnswer.parse(await askStore(ctx, shop, query)).currentAppInstallation
    await ctx.db
      .update(shopifyGrants)
      .set({ scopes: accessScopes.map(({ handle }) => handle).join(',') })
      .where(and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt)))
  } catch (error) {
    if (!(error instanceof StoreLostError)) throw error
  }
}

/** Its name, its zone or its currency may have changed; days and sums follow. */
async function readStoreAgain(ctx: Context, shop: string): Promise<void> {
  const { shopify } = ctx
  if (!shopify) return
  const [sync] = await ctx.db
    .select({ outletId: storeSyncs.outletId })
    .from(storeSyncs)
    .innerJoin(shopifyGrants, and(eq(shopifyGrants.shop, storeSyncs.shop)))
    .where(eq(storeSyncs.shop, shop))
  if (!sync) return
  try {
    const details = await withStoreToken(ctx, shop, async (token) => {
      const { kind } = await shopify.ask(shop, token, '{ shop { id } }')
      return kind === 'refused' ? 'refused' : shopify.readShop(shop, token)
    })
    await changeZone(ctx, shop, details)
  } catch (error) {
    if (!(error instanceof StoreLostError)) throw error
  }
}
