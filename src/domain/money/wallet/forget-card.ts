import { inArray } from 'drizzle-orm'
import { walletSettings } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'

/** Nothing is charged by itself any more, and there is no card that could be: the merchant has to agree anew. */
export async function forgetCard(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  walletIds: string[],
  why: 'dispute' | 'refund' | null,
): Promise<void> {
  await db
    .update(walletSettings)
    .set({
      autoOn: false,
      autoOffWhy: why,
      autoFailures: 0,
      autoNextAt: null,
      cardCustomer: null,
      cardMethod: null,
      cardBrand: null,
      cardLast4: null,
      updatedAt: clock.now(),
    })
    .where(inArray(walletSettings.walletId, walletIds))
}
