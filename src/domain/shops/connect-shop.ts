import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { mayDo } from '#contract/people/roles.ts'
import { outlets, shopifyGrants } from '#database/schema/companies.ts'
import { sessions } from '#database/schema/sessions.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { takeFromStore } from '../company/take-from-store.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { installModule } from '../modules/install-module.ts'
import { wakeWindows } from '../order-windows/wake-window.ts'
import { outletFor } from '../outlets/outlet-for.ts'
import type { ShopDetails, ShopGrant } from '../ports/ports.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { eraseCopy } from '../store-sync/erase-store.ts'
import { beginSync } from '../store-sync/sync-state.ts'
import { pendingToken } from './held-token.ts'
import { endReconnectRequests } from './reconnect-requests.ts'

interface Connection {
  shop: string
  grant: ShopGrant
  details: ShopDetails
  app: ModuleSlug
}

/**
 * The shop has said yes: it is this company's from now on. Not under the company's own view of the database,
 * because others may hold the shop's address without proof and lose it here.
 */
export async function connectShop(
  ctx: MerchantContext,
  { shop, grant, details, app }: Connection,
): Promise<void> {
  const { companyId, userId, actorId, role } = ctx.session
  if (!companyId || !mayDo(role, 'apps:activate')) throw new DomainError('forbidden')
  await withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    await lockShop(tx, shop)
    const outletId = await outletFor(tx, { companyId, webUrl: shop, platform: 'shopify', name: details.name })
    const held = {
      companyId,
      outletId,
      ...pendingToken(tx, shop, grant.token),
      scopes: grant.scopes,
      shopDetails: { ...details },
      grantedAt: now,
      revokedAt: null,
    }
    await eraseFormerCopy(tx, shop, outletId)
    // One statement, so that of two companies at the same moment one gets it and the other hears no.
    const [taken] = await tx.db
      .insert(shopifyGrants)
      .values({ shop, ...held })
      .onConflictDoUpdate({
        target: shopifyGrants.shop,
        set: held,
        setWhere: or(eq(shopifyGrants.companyId, companyId), isNotNull(shopifyGrants.revokedAt)),
      })
      .returning({ shop: shopifyGrants.shop })
    if (!taken) throw new DomainError('shop_taken')
    await takeFromStore(tx, companyId, details)
    const losers = await detachOthers(tx, companyId, shop)
    const { zone, currency } = details
    const begin = { shop, companyId, outletId, zone, currency, scopes: grant.scopes }
    await beginSync(tx, begin)
    await endReconnectRequests(tx, shop)
    await wakeWindows(tx, outletId)
    const isNew = await installModule(tx, { companyId, outletId, slug: app, userId })
    await tx.db.update(sessions).set({ activeOutletId: outletId }).where(eq(sessions.id, tx.session.id))

    const actor = actorId ?? undefined
    for (const loser of losers) {
      await addAuditEntry(tx, {
        action: 'shop-disconnected',
        companyId: loser,
        detail: { shop, because: 'its owner connected it elsewhere' },
      })
    }
    await addAuditEntry(tx, { action: 'shop-connected', userId, companyId, actorId: actor, detail: { shop } })
    if (isNew) {
      const detail = { app, outlet: outletId }
      await addAuditEntry(tx, { action: 'module-installed', userId, companyId, actorId: actor, detail })
    }
  })
}

/** Companies that claim one store at once follow each other; each would otherwise wait for an outlet of the other. */
const lockShop = ({ db }: MerchantContext, shop: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('connect-shop'), hashtext(${shop}))`)

/** A store that left, or moves to another outlet, is copied anew: nothing copied for one is shown to another. */
async function eraseFormerCopy(tx: MerchantContext, shop: string, outletId: string): Promise<void> {
  const [former] = await tx.db
    .select({ outletId: shopifyGrants.outletId, revokedAt: shopifyGrants.revokedAt })
    .from(shopifyGrants)
    .where(eq(shopifyGrants.shop, shop))
  const isBack = former?.outletId === outletId
  if (former && (former.revokedAt || !isBack)) await eraseCopy(tx, former.outletId, { isBack })
}

/** Outlets that carry the shop's address without its consent lose it. */
async function detachOthers({ db }: MerchantContext, companyId: string, shop: string): Promise<string[]> {
  const detached = await db
    .update(outlets)
    .set({ webUrl: null, platform: null })
    .where(and(eq(outlets.webUrl, shop), ne(outlets.companyId, companyId), isNull(outlets.archivedAt)))
    .returning({ companyId: outlets.companyId })
  return detached.map((outlet) => outlet.companyId)
}
