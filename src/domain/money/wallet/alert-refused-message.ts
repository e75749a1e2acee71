import { and, eq, isNull } from 'drizzle-orm'
import { walletSettings } from '#database/schema/billing.ts'
import { walletAlerts, wallets } from '#database/schema/ledger.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import type { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'

/**
 * The wallet could not pay for a message to a shopper. The first refusal is told to the owners by `watchWallets`; the
 * next one only after money came in.
 */
export async function alertRefusedMessage(
  ctx: Context,
  companyId: string,
  { figures }: Pick<DomainError, 'figures'>,
): Promise<void> {
  await withTransaction(ctx, async ({ db, clock }) => {
    const [first] = await db
      .update(walletSettings)
      .set({ messageRefused: figures?.needed ?? 1 })
      .where(and(eq(walletSettings.companyId, companyId), isNull(walletSettings.messageRefused)))
      .returning({ walletId: walletSettings.walletId })
    if (!first) return
    const { walletId } = first
    const [wallet] = await db.select().from(wallets).where(eq(wallets.id, walletId))
    if (!wallet) return
    const now = clock.now()
    const free = wallet.balance - wallet.held
    await db
      .insert(walletAlerts)
      .values({ id: newId(now), walletId, companyId, line: wallet.reserve, free, at: now })
  })
}
