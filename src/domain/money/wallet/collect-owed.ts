import { eq, sql } from 'drizzle-orm'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'

/**
 * What a dispute took after it was spent is paid out of the next money that comes in. Gives what was paid. Call it inside
 * a transaction.
 */
export async function collectOwed(ctx: Context, walletId: string): Promise<number> {
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  if (!wallet || wallet.owed === 0) return 0
  const paid = Math.min(wallet.owed, wallet.balance - wallet.held - wallet.credit)
  if (paid <= 0) return 0
  await postToWallet(ctx, {
    walletId,
    kind: 'collect',
    scope: 'collect',
    key: newId(ctx.clock.now()),
    amount: -paid,
    credit: 0,
    counter: 'owed',
    usesReserve: true,
    evenFrozen: true,
    memo: 'Paid from the top-up: what a dispute had taken',
  })
  const isFree = wallet.owed === paid && wallet.frozenWhy === 'dispute'
  await ctx.db
    .update(wallets)
    .set({ owed: sql`${wallets.owed} - ${paid}`, ...(isFree && { frozenAt: null, frozenWhy: null }) })
    .where(eq(wallets.id, walletId))
  return paid
}
