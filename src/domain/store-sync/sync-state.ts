import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { allOrdersScope } from '#contract/stores/shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { type ImportPart, storeSyncs } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'

export type StoreSync = typeof storeSyncs.$inferSelect

/** Why a copy stands still for the moment, as the page tells it. */
export type SyncFault = 'unreachable' | 'throttled' | 'refused' | 'file'

const day = 24 * 60 * 60 * 1000

/** Shopify shows an app the orders of so many days, unless it may see all. */
const shownDays = 60
const allDays = 2 * 365
/** First the days that the dashboard shows first. */
const recentDays = 35

interface Begin {
  shop: string
  companyId: string
  outletId: string
  zone: string
  currency: string
  scopes: string
}

/**
 * A store was connected: its copy begins, or goes on where it is the same. A merchant who allows us more keeps the
 * figures on the page. Call it in the transaction that connects it.
 */
export async function beginSync(tx: Context, begin: Begin): Promise<void> {
  const { shop, companyId, outletId, zone, currency, scopes } = begin
  const now = tx.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const seesAll = scopes.split(',').includes(allOrdersScope)
  const kept = await lockSync(tx, shop)
  if (
    kept?.outletId === outletId &&
    kept.zone === zone &&
    kept.currency === currency &&
    hasOlderOrders(kept) === seesAll
  ) {
    await tx.jobs.enqueue(tx.db, 'import-store', { shop }, { key: shop })
    await tx.jobs.enqueue(tx.db, 'sync-store', { shop, catchUp: 'yes' }, { key: `${shop}|catch-up` })
    return
  }
  const windowFrom = ago(seesAll ? allDays : shownDays)
  const fresh = {
    companyId,
    shop,
    state: 'importing' as const,
    zone,
    currency,
    windowFrom,
    parts: [
      newPart('orders', ago(recentDays)),
      newPart('orders', windowFrom, ago(recentDays)),
      newPart('customers', windowFrom),
    ],
    startedAt: now,
    importedAt: null,
    caughtUpAt: null,
    reconciledAt: null,
    fault: null,
    faultSince: null,
  }
  // The address may have been another outlet's before.
  await tx.db.delete(storeSyncs).where(and(eq(storeSyncs.shop, shop), ne(storeSyncs.outletId, outletId)))
  await tx.db
    .insert(storeSyncs)
    .values({ outletId, version: 1, ...fresh })
    .onConflictDoUpdate({
      target: storeSyncs.outletId,
      set: { ...fresh, version: sql`${storeSyncs.version} + 1` },
    })
  await tx.jobs.enqueue(tx.db, 'import-store', { shop }, { key: shop })
}

/** Whether the copy reaches further back than what Shopify shows every app. */
export const hasOlderOrders = ({ startedAt, windowFrom }: Pick<StoreSync, 'startedAt' | 'windowFrom'>) =>
  startedAt.getTime() - windowFrom.getTime() > shownDays * day

export const newPart = (kind: ImportPart['kind'], from: Date, until?: Date): ImportPart => ({
  kind,
  from: from.toISOString(),
  ...(until && { until: until.toISOString() }),
  state: 'open',
  total: 0,
  done: 0,
  halved: 0,
})

/** The copy of a connected store; nothing where the store has left. */
export async function findSync({ db }: Context, shop: string): Promise<StoreSync | undefined> {
  const [row] = await db
    .select({ sync: storeSyncs })
    .from(storeSyncs)
    .innerJoin(shopifyGrants, and(eq(shopifyGrants.shop, storeSyncs.shop), isNull(shopifyGrants.revokedAt)))
    .where(eq(storeSyncs.shop, shop))
  return row && row.sync.state !== 'stopped' ? row.sync : undefined
}

/** The same row, locked until the transaction ends, so that figures of a store are written one after the other. */
export async function lockSync(tx: Context, shop: string): Promise<StoreSync | undefined> {
  const [row] = await tx.db.select().from(storeSyncs).where(eq(storeSyncs.shop, shop)).for('update')
  return row && row.state !== 'stopped' ? row : undefined
}

export async function changeSync(
  { db }: Context,
  outletId: string,
  fields: Partial<typeof storeSyncs.$inferInsert>,
): Promise<void> {
  await db
    .update(storeSyncs)
    .set({ ...fields, version: sql`${storeSyncs.version} + 1` })
    .where(eq(storeSyncs.outletId, outletId))
}

export async function stopSync(tx: Context, shop: string, fault: SyncFault | null): Promise<void> {
  const faultSince = fault ? tx.clock.now() : null
  await tx.db
    .update(storeSyncs)
    .set({
      state: 'stopped',
      fault,
      faultSince,
      ...(fault && { lastFault: fault, lastFaultAt: faultSince }),
      version: sql`${storeSyncs.version} + 1`,
    })
    .where(eq(storeSyncs.shop, shop))
}

/** What went wrong, and since when; the first moment counts until it is well again. */
export async function recordFault({ db, clock }: Context, shop: string, fault: SyncFault): Promise<void> {
  const now = clock.now()
  await db
    .update(storeSyncs)
    .set({
      fault,
      lastFault: fault,
      lastFaultAt: now,
      faultSince: sql`coalesce(${storeSyncs.faultSince}, ${now.toISOString()}::timestamptz)`,
      version: sql`${storeSyncs.version} + 1`,
    })
    .where(and(eq(storeSyncs.shop, shop), sql`${storeSyncs.fault} is distinct from ${fault}`))
}

/** What to write with a step that succeeded: the trouble before it is over. */
export const noFault = { fault: null, faultSince: null }

/** Looks at what is stored now: a job that runs beside this one may have written a fault. */
export async function clearFault({ db }: Context, { outletId }: Pick<StoreSync, 'outletId'>): Promise<void> {
  await db
    .update(storeSyncs)
    .set({ ...noFault, version: sql`${storeSyncs.version} + 1` })
    .where(and(eq(storeSyncs.outletId, outletId), isNotNull(storeSyncs.fault)))
}
