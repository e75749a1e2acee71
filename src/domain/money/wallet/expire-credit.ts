import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { entries, wallets } from '#database/schema/ledger.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'

const day = 24 * 60 * 60 * 1000

/** Credit that we gave lapses so many days after the last of it, as far as it is not held. */
export async function expireCredit(ctx: Context): Promise<void> {
  const all = await ctx.db.select().from(wallets).where(gt(wallets.credit, 0))
  const before = new Date(ctx.clock.now().getTime() - ownerSettings.wallet.creditDays * day)
  for (const { id, accountId } of all) {
    const [last] = await ctx.db
      .select({ transferId: entries.transferId, at: entries.at })
      .from(entries)
      .where(
        and(
          eq(entries.accountId, accountId),
          // Goodwill is an adjustment.
          inArray(entries.kind, ['credit', 'adjustment']),
          gt(entries.creditAmount, 0),
        ),
      )
      .orderBy(desc(entries.seq))
      .limit(1)
    if (!last || last.at > before) continue
    await withTransaction(ctx, async (tx) => {
      const [wallet] = await tx.db.select().from(wallets).where(eq(wallets.id, id)).for('update')
      const lapsed = wallet ? Math.min(wallet.credit, wallet.balance - wallet.held) : 0
      if (lapsed <= 0) return
      await postToWallet(tx, {
        walletId: id,
        kind: 'credit_expiry',
        scope: 'credit_expiry',
        key: `${last.transferId}:${wallet?.seq ?? 0}`,
        amount: -lapsed,
        credit: -lapsed,
        counter: 'promotions',
        usesReserve: true,
        evenFrozen: true,
        memo: 'Credit that we gave has lapsed',
      })
    })
  }
}
