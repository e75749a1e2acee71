import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { type StaffStore, storeFaults } from '#contract/staff/stores.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { outlets, shopifyGrants, userOutlets } from '#database/schema/companies.ts'
import { reconnectRequests, storeSyncs } from '#database/schema/stores.ts'
import type { StaffContext } from '../../sessions/session.server.ts'
import { mayAskToReconnect } from './may-ask.ts'
import type { StoreRow } from './store-row.ts'
import { lastMessage, lastOrder, missingScopes, webhooksOf } from './store-facts.ts'

const minute = 60_000
/** What changed is read every ten minutes; a store that was not read for three turns is behind. */
const behindAfter = 30 * minute

/** The stores that a merchant works in, for staff who do not visit the account. Shoppers do not appear here. */
export const viewStores = (ctx: StaffContext, userId: string): Promise<StaffStore[]> =>
  readStores(
    ctx,
    inArray(
      outlets.id,
      ctx.db.select({ id: userOutlets.outletId }).from(userOutlets).where(eq(userOutlets.userId, userId)),
    ),
  )

export async function viewStore(ctx: StaffContext, outletId: string): Promise<StaffStore | undefined> {
  const [store] = await readStores(ctx, eq(outlets.id, outletId))
  return store
}

async function readStores(ctx: StaffContext, which: SQL): Promise<StaffStore[]> {
  const found = await ctx.db
    .select({ outlet: outlets, grant: shopifyGrants, sync: storeSyncs, request: reconnectRequests })
    .from(outlets)
    .leftJoin(
      shopifyGrants,
      and(eq(shopifyGrants.outletId, outlets.id), eq(shopifyGrants.shop, outlets.webUrl)),
    )
    .leftJoin(storeSyncs, eq(storeSyncs.outletId, outlets.id))
    .leftJoin(
      reconnectRequests,
      and(eq(reconnectRequests.outletId, outlets.id), eq(reconnectRequests.shop, outlets.webUrl)),
    )
    .where(and(isNull(outlets.archivedAt), which))
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
  const stores: StaffStore[] = []
  for (const row of found) {
    if (isShop(row.outlet.webUrl ?? '')) stores.push(await viewOne(ctx, row))
  }
  return stores
}

async function viewOne(ctx: StaffContext, row: StoreRow): Promise<StaffStore> {
  const { outlet, sync, grant, request } = row
  const shop = outlet.webUrl ?? ''
  const parts = (sync?.parts ?? []).filter(({ kind }) => kind !== 'changes')
  const { state, since } = standingOf(row, ctx.clock.now())
  const fault = storeFaults.find((known) => known === sync?.lastFault)
  const missing = grant && !grant.revokedAt ? await missingScopes(ctx, grant) : []
  return {
    outlet_id: outlet.id,
    outlet_name: outlet.outletName || shop,
    shop,
    state,
    since: since?.toISOString() ?? null,
    done: parts.reduce((sum, part) => sum + part.done, 0),
    total: parts.reduce((sum, part) => sum + Math.max(part.total, part.done), 0),
    last_fault:
      fault && sync?.lastFaultAt
        ? { fault, at: sync.lastFaultAt.toISOString(), is_over: sync.fault === null }
        : null,
    ...(await webhooksOf(ctx, { shop, outletId: outlet.id, grantedAt: grant?.grantedAt })),
    missing_scopes: missing,
    last_order: await lastOrder(ctx, outlet.id),
    last_message: await lastMessage(ctx, outlet.id),
    asked: request && { at: request.askedAt.toISOString(), by: request.askedBy },
    may_ask: await mayAskToReconnect(ctx, { row, state, missing }),
  }
}

/** How the store stands, and since when. */
function standingOf(
  { grant, sync }: StoreRow,
  now: Date,
): { state: StaffStore['state']; since?: Date | null } {
  if (!grant) return { state: 'open' }
  if (grant.revokedAt)
    return { state: sync?.fault === 'refused' ? 'refused' : 'left', since: grant.revokedAt }
  if (!sync || sync.state === 'stopped') return { state: 'refused', since: sync?.faultSince }
  if (sync.state === 'importing') return { state: 'importing', since: sync.startedAt }
  if (sync.fault) return { state: 'behind', since: sync.faultSince }
  const readUntil = sync.caughtUpAt ?? sync.importedAt ?? sync.startedAt
  const isBehind = now.getTime() - readUntil.getTime() > behindAfter
  return { state: isBehind ? 'behind' : 'live', since: readUntil }
}
