import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gt } from 'drizzle-orm'
import { mayDo } from '#contract/people/roles.ts'
import { storeDataRequests, storeSyncs } from '#database/schema/stores.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { isOutletId, type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { storesOf, versionOf } from './view-dashboard.ts'

const longestMs = 20_000

/** Answers when a figure has changed since `version`, or when nothing did for a while; then the page asks again. */
export async function waitForChange(
  ctx: MerchantContext,
  outlet: Outlet | 'all',
  version: number,
): Promise<number> {
  requirePermission(ctx, 'apps:open')
  const read = () => withTenant(ctx, async (tx) => versionOf(await storesOf(tx, outlet)))
  let wake: (() => void) | undefined
  const end = new AbortController()
  const over = sleep(longestMs, true, { signal: end.signal, ref: false }).catch(() => true)
  const unsubscribe = ctx.storeChanges.subscribe(ctx.session.companyId ?? '', () => wake?.())
  try {
    for (;;) {
      // Before the figures are read: a change during the reading wakes us too.
      const changed = new Promise<false>((resolve) => {
        wake = () => resolve(false)
      })
      const now = await read()
      // Without a store there is nothing to wait for.
      if (now !== version || now === 0 || ctx.isGone?.()) return now
      if (await Promise.race([changed, over])) return now
    }
  } finally {
    unsubscribe()
    end.abort()
  }
}

/** What is stored about a customer who asked for it, for those who look after the company. */
export async function readDataFile(ctx: MerchantContext, id: string): Promise<Record<string, unknown>> {
  if (!mayDo(ctx.session.role, 'company:edit')) throw new DomainError('forbidden')
  const row = await withTenant(ctx, async ({ db, clock }) => {
    if (!isOutletId(id)) return undefined
    const [found] = await db
      .select({ file: storeDataRequests.file })
      .from(storeDataRequests)
      .where(and(eq(storeDataRequests.id, id), gt(storeDataRequests.expiresAt, clock.now())))
    return found
  })
  if (!row) throw new DomainError('not_found')
  return row.file
}

/** Somebody does not want to wait for the next try. */
export async function retryImport(ctx: MerchantContext, outlet: Outlet): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  const [sync] = await withTenant(ctx, ({ db }) =>
    db.select({ shop: storeSyncs.shop }).from(storeSyncs).where(eq(storeSyncs.outletId, outlet.id)),
  )
  if (!sync) throw new DomainError('not_found')
  const { shop } = sync
  await withTransaction(ctx, async (tx) => {
    await tx.jobs.enqueue(tx.db, 'import-store', { shop }, { key: shop })
    await tx.jobs.enqueue(tx.db, 'sync-store', { shop, catchUp: 'yes' }, { key: `${shop}|catch-up` })
  })
}
