import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { isShop } from '#contract/stores/shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { recordAct } from '../audit/record-act.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'

export interface Notice {
  topic: string
  /** From the signed body; the headers around it are not signed. */
  shop: string
  /** When it happened. Shopify repeats a notice for hours until it is heard. */
  at: Date
}

/** What Shopify tells us about a shop. Safe to hear twice, or late. */
export async function receiveNotice(ctx: RequestContext, notice: Notice): Promise<void> {
  if (!isShop(notice.shop)) return
  switch (notice.topic) {
    case 'app/uninstalled':
      return forgetToken(ctx, notice)
    case 'shop/redact':
      return eraseShop(ctx, notice)
    case 'customers/data_request':
    case 'customers/redact':
      return recordRequest(ctx, notice)
    default:
  }
}

/** The shop took its grant back. One that was given again since then stays. */
function forgetToken(ctx: RequestContext, { shop, at }: Notice): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const [revoked] = await tx.db
      .update(shopifyGrants)
      .set({ revokedAt: tx.clock.now(), tokenEnc: '' })
      .where(
        and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt), lte(shopifyGrants.grantedAt, at)),
      )
      .returning({ companyId: shopifyGrants.companyId })
    if (!revoked) return
    const detail = { shop, because: 'uninstalled at Shopify' }
    await recordAct(tx, { action: 'shop-disconnected', companyId: revoked.companyId, detail })
  })
}

/** Two days after it left, a shop's particulars go. The outlet is the merchant's own and stays. */
function eraseShop(ctx: RequestContext, { shop }: Notice): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const [gone] = await tx.db
      .delete(shopifyGrants)
      .where(and(eq(shopifyGrants.shop, shop), isNotNull(shopifyGrants.revokedAt)))
      .returning({ companyId: shopifyGrants.companyId })
    if (gone) await recordAct(tx, { action: 'shop-erased', companyId: gone.companyId, detail: { shop } })
  })
}

/** We keep nothing about a shop's customers, so there is nothing to hand out or to erase; that it was asked is kept. */
function recordRequest(ctx: RequestContext, { shop, topic }: Notice): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const [grant] = await tx.db
      .select({ companyId: shopifyGrants.companyId })
      .from(shopifyGrants)
      .where(eq(shopifyGrants.shop, shop))
    const detail = { shop, topic, held: 'nothing' }
    await recordAct(tx, { action: 'shop-privacy-request', companyId: grant?.companyId, detail })
  })
}
