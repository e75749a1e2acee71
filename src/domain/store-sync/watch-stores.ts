import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { shopifyGrants } from '#database/schema/companies.ts'
import { pendingGrants, storeDirty, storeWebhooks, storeSyncs } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'
import { eraseStore } from './erase-store.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const catchUpEvery = 10 * minute
const reconcileEvery = 20 * hour
/** Hours of the night in the store's own zone. */
const night = { from: 1, until: 5 }
/** A store that left is erased after this long, also where Shopify never asks for it. */
const keptAfterLeaving = 48 * hour
const webhooksKept = 7 * day
const holdsKept = 14 * day

/**
 * Each minute: goes on with every copy that is unfinished, catches up with the stores whose turn it is, and clears away
 * what is over. Nothing here depends on a webhook having arrived.
 */
export async function watchStores(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = (age: number) => new Date(now.getTime() - age)
  const connected = and(eq(shopifyGrants.shop, storeSyncs.shop), isNull(shopifyGrants.revokedAt))
  const unfinished = await ctx.db
    .select({ shop: storeSyncs.shop })
    .from(storeSyncs)
    .innerJoin(shopifyGrants, connected)
    .where(
      or(
        eq(storeSyncs.state, 'importing'),
        and(eq(storeSyncs.state, 'live'), sql`${storeSyncs.parts} @> '[{"kind": "changes"}]'`),
      ),
    )
  for (const { shop } of unfinished) await ctx.jobs.enqueue(ctx.db, 'import-store', { shop }, { key: shop })

  const waiting = await ctx.db.selectDistinct({ shop: storeDirty.shop }).from(storeDirty)
  for (const { shop } of waiting) await ctx.jobs.enqueue(ctx.db, 'sync-store', { shop }, { key: shop })

  const late = await ctx.db
    .select({ shop: storeSyncs.shop, reconciledAt: storeSyncs.reconciledAt, zone: storeSyncs.zone })
    .from(storeSyncs)
    .innerJoin(shopifyGrants, connected)
    .where(
      and(
        eq(storeSyncs.state, 'live'),
        or(isNull(storeSyncs.caughtUpAt), lt(storeSyncs.caughtUpAt, before(catchUpEvery))),
      ),
    )
  for (const { shop, reconciledAt, zone } of late) {
    const isDue = !reconciledAt || reconciledAt < before(reconcileEvery)
    if (isDue && isNight(now, zone)) {
      await ctx.jobs.enqueue(ctx.db, 'reconcile-store', { shop }, { key: shop })
    }
    await ctx.jobs.enqueue(ctx.db, 'sync-store', { shop, catchUp: 'yes' }, { key: `${shop}|catch-up` })
  }
  await clearAway(ctx, before)
}

function isNight(now: Date, timeZone: string): boolean {
  const hourThere = Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  )
  return hourThere >= night.from && hourThere < night.until
}

async function clearAway(ctx: Context, before: (age: number) => Date): Promise<void> {
  await ctx.db.delete(storeWebhooks).where(lt(storeWebhooks.receivedAt, before(webhooksKept)))
  await ctx.db.delete(pendingGrants).where(lt(pendingGrants.heldAt, before(holdsKept)))
  const left = await ctx.db
    .select({ shop: shopifyGrants.shop })
    .from(shopifyGrants)
    .where(and(isNotNull(shopifyGrants.revokedAt), lt(shopifyGrants.revokedAt, before(keptAfterLeaving))))
  for (const { shop } of left) await eraseStore(ctx, shop, 'left two days ago')
}
