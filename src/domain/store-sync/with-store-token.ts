import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { notifyCompany } from '../company/notify-company.ts'
import { type Context, withTransaction } from '../context.server.ts'
import type { ShopToken } from '../ports/ports.ts'
import { countHeld } from '../order-windows/count-held.ts'
import { endShopPlans } from '../money/plans/end-shop-plans.ts'
import { pendingToken, openToken } from '../shops/held-token.ts'
import { stopSync } from './sync-state.ts'

/** The store has taken its grant back: there is nothing to ask it with. */
export class StoreLostError extends Error {}

/** Renewed when less than this is left, so that no question runs into the end. */
const spareMs = 5 * 60_000

/** Where the app is approved anew, Shopify ends the old token moments before the browser brings us the new one. */
const approvalMs = 3_000

/** Renewals on their way, so that jobs that meet in one process ask once. */
const renewing = new Map<string, Promise<Held>>()

/**
 * Works with a token of the store that holds. One that is refused is renewed and the work done once more; a store that
 * knows neither is disconnected, recorded, and left alone.
 */
export async function withStoreToken<T>(
  ctx: Context,
  shop: string,
  work: (token: ShopToken) => Promise<T | 'refused'>,
): Promise<T> {
  const held = await readToken(ctx, shop)
  const first = isAboutToEnd(ctx, held.token) ? await renewOnce(ctx, shop, held.tokenEnc) : held
  const done = await work(first.token)
  if (done !== 'refused') return done
  // Somebody else may have renewed it meanwhile.
  const now = await readToken(ctx, shop)
  const second = now.tokenEnc === first.tokenEnc ? await renewOnce(ctx, shop, now.tokenEnc) : now
  const again = await work(second.token)
  if (again !== 'refused') return again
  await loseStore(ctx, shop, { because: 'Shopify refused its token', tokenEnc: second.tokenEnc })
  throw new StoreLostError(shop)
}

interface Held {
  tokenEnc: string
  token: ShopToken
}

async function readToken(ctx: Context, shop: string): Promise<Held> {
  const [grant] = await ctx.db
    .select({ tokenEnc: shopifyGrants.tokenEnc })
    .from(shopifyGrants)
    .where(and(eq(shopifyGrants.shop, shop), isNull(shopifyGrants.revokedAt)))
  const token = grant && openToken(ctx, shop, grant.tokenEnc)
  if (!token) throw new StoreLostError(shop)
  return { tokenEnc: grant.tokenEnc, token }
}

const isAboutToEnd = ({ clock }: Context, { expiresAt, refresh }: ShopToken) =>
  refresh !== undefined && expiresAt !== undefined && Date.parse(expiresAt) - clock.now().getTime() < spareMs

function renewOnce(ctx: Context, shop: string, tokenEnc: string): Promise<Held> {
  const running = renewing.get(shop)
  if (running) return running
  const renewal = renew(ctx, shop, tokenEnc).finally(() => renewing.delete(shop))
  renewing.set(shop, renewal)
  return renewal
}

/** Outside of any transaction: Shopify may take seconds. Another instance may be faster; then its pair counts. */
async function renew(ctx: Context, shop: string, tokenEnc: string): Promise<Held> {
  // It may have been renewed since it was read. To renew it again would end the token that is kept now.
  const held = await readToken(ctx, shop)
  if (held.tokenEnc !== tokenEnc) return held
  if (!ctx.shopify) throw new StoreLostError(shop)
  const token = held.token.refresh ? await ctx.shopify.renew(shop, held.token.refresh) : undefined
  if (!token) {
    await loseStore(ctx, shop, { because: 'Shopify knew its token no longer', tokenEnc })
    return readToken(ctx, shop)
  }
  const fresh = pendingToken(ctx, shop, token)
  const kept = await ctx.db
    .update(shopifyGrants)
    .set(fresh)
    .where(and(eq(shopifyGrants.shop, shop), eq(shopifyGrants.tokenEnc, tokenEnc)))
    .returning({ shop: shopifyGrants.shop })
  return kept.length > 0 ? { tokenEnc: fresh.tokenEnc, token } : readToken(ctx, shop)
}

/**
 * The store is disconnected, and its company told, once. Only while it is the same token: a store that was connected
 * again meanwhile has a newer one.
 */
export async function loseStore(
  ctx: Context,
  shop: string,
  { because, tokenEnc }: { because: string; tokenEnc: string },
): Promise<void> {
  await sleep(approvalMs)
  await withTransaction(ctx, async (tx) => {
    const [lost] = await tx.db
      .update(shopifyGrants)
      .set({ revokedAt: tx.clock.now(), tokenEnc: '', renewAt: null })
      .where(
        and(
          eq(shopifyGrants.shop, shop),
          isNull(shopifyGrants.revokedAt),
          eq(shopifyGrants.tokenEnc, tokenEnc),
        ),
      )
      .returning({ companyId: shopifyGrants.companyId, outletId: shopifyGrants.outletId })
    if (!lost) return
    await stopSync(tx, shop, 'refused')
    const { companyId, outletId } = lost
    await endShopPlans(tx, shop, outletId)
    const now = tx.clock.now().toISOString()
    const held = (await countHeld(tx, [outletId])).get(outletId)
    await addAuditEntry(tx, { action: 'shop-disconnected', companyId, detail: { shop, because } })
    await notifyCompany(tx, {
      companyId,
      kind: 'store',
      key: `lost|${shop}|${now}`,
      build: (frame) => ({
        template: 'store-notification',
        data: {
          ...frame,
          about: 'disconnected',
          ...(held && { held }),
          shop,
          at: now,
          dashboardUrl: `${tx.settings.publicBaseUrl}/merchant/dashboard/?outletId=${outletId}`,
        },
      }),
    })
  })
}
