import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { storeDirty } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'

export type DirtyRow = typeof storeDirty.$inferSelect

/** Something in a store changed and is to be read. Call it in the transaction of the notice. */
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
