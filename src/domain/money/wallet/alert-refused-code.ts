import { and, eq, isNull } from 'drizzle-orm'
import { walletSettings } from '#database/schema/billing.ts'
import { walletAlerts, wallets } from '#database/schema/ledger.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'

/**
 * The wallet is empty when it cannot pay for a sign-in code, whatever is left in it. The first refusal is told to the
 * owners by `watchWallets`; the next one only after money came in.
 */
export async function alertRefusedCode(ctx: Context, walletId: string, error: unknown): Promise<void> {
  if (!(error instanceof DomainError) || error.code !== 'wallet_short') return
  const needed = error.figures?.needed ?? 1
  await withTransaction(ctx, async ({ db, clock }) => {
    const [first] = await db
      .update(walletSettings)
      .set({ codeRefused: needed })
      .where(and(eq(walletSettings.walletId, walletId), isNull(walletSettings.codeRefused)))
      .returning({ companyId: walletSettings.companyId })
    if (!first) return
    const [wallet] = await db.select().from(wallets).where(eq(wallets.id, walletId))
    const now = clock.now()
    await db.insert(walletAlerts).values({
      id: newId(now),
      walletId,
      companyId: first.companyId,
      line: needed,
      free: wallet ? wallet.balance - wallet.held : 0,
      at: now,
    })
  })
}
