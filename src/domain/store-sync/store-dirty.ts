import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { storeDirty } from '#database/schema/stores.ts'
import { type Context, withTransaction } from '../context.server.ts'

export type DirtyRow = typeof storeDirty.$inferSelect

const webhookLock = (shop: string) => sql`hashtext('store-webhook'), hashtext(${shop})`

/**
 * Call it first in the transaction of a webhook. A webhook that finds a job waiting adds none; without this, that job
 * could begin and read before the webhook is written, and nobody would come for it.
 */
export async function announceWebhook(tx: Context, shop: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(${webhookLock(shop)})`)
}

/** What a job does first: those that saw it waiting are written then. */
export async function untilWebhooksAreWritten(ctx: Context, shop: string): Promise<void> {
  await withTransaction(ctx, (tx) => tx.db.execute(sql`select pg_advisory_xact_lock(${webhookLock(shop)})`))
}

/** Something in a store changed and is to be read. Call it in the transaction of the webhook. */
export async function markDirty(
  tx: Context,
  shop: string,
  kind: DirtyRow['kind'],
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  const since = tx.clock.now()
  await tx.db
    .insert(storeDirty)
    .values(ids.map((id) => ({ shop, kind, id, since, turn: 1 })))
    .onConflictDoUpdate({
      target: [storeDirty.shop, storeDirty.kind, storeDirty.id],
      set: { since, turn: sql`${storeDirty.turn} + 1` },
    })
}

export const takeDirty = ({ db }: Context, shop: string, most: number): Promise<DirtyRow[]> =>
  db.select().from(storeDirty).where(eq(storeDirty.shop, shop)).orderBy(asc(storeDirty.since)).limit(most)

export const countDirty = ({ db }: Context, shop: string): Promise<number> =>
  db.$count(storeDirty, eq(storeDirty.shop, shop))

/** Those that did not change again meanwhile. */
export async function cleanDirty({ db }: Context, rows: DirtyRow[]): Promise<void> {
  for (const { shop, kind, id, turn } of rows) {
    await db
      .delete(storeDirty)
      .where(
        and(
          eq(storeDirty.shop, shop),
          eq(storeDirty.kind, kind),
          eq(storeDirty.id, id),
          eq(storeDirty.turn, turn),
        ),
      )
  }
}

/** What had changed before then has been read with everything else. */
export async function forgetDirty({ db }: Context, shop: string, before: Date): Promise<void> {
  await db.delete(storeDirty).where(and(eq(storeDirty.shop, shop), lte(storeDirty.since, before)))
}
