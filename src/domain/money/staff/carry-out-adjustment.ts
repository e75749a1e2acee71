import { eq } from 'drizzle-orm'
import { adjustments } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { issueAdjustment } from '../documents/issue-correction.ts'
import { notifyBilling } from '../notify-billing.ts'
import { armAlerts } from '../wallet/arm-alerts.ts'
import { postToWallet } from '../ledger/post-to-wallet.ts'
import { refundRemainder } from '../payments/refund-remainder.ts'

type Adjustment = typeof adjustments.$inferSelect

/** Does what was proposed, and says so in its row. Call it inside a transaction. */
export async function carryOut(ctx: Context, adjustment: Adjustment, decidedBy?: string): Promise<void> {
  const { id, walletId, companyId, act, amount, reason, note, proposedBy } = adjustment
  const now = ctx.clock.now()
  await ctx.db
    .update(adjustments)
    .set({ state: 'posted', decidedBy: decidedBy ?? null, decidedAt: now })
    .where(eq(adjustments.id, id))
  if (act === 'freeze' || act === 'unfreeze') {
    await ctx.db
      .update(wallets)
      .set(act === 'freeze' ? { frozenAt: now, frozenWhy: note } : { frozenAt: null, frozenWhy: null })
      .where(eq(wallets.id, walletId))
    return
  }
  if (act === 'refund') return refundRemainder(ctx, adjustment)
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  if (!wallet) throw new DomainError('not_found')
  requireCovered(wallet, amount)
  // The merchant has not paid for it: free credit is never paid out.
  const isGift = reason === 'goodwill' && amount > 0
  const { balance } = await postToWallet(ctx, {
    walletId,
    kind: 'adjustment',
    scope: 'adjustment',
    key: id,
    amount,
    ...(isGift && { credit: amount }),
    counter: isGift ? 'promotions' : 'writeoff',
    usesReserve: true,
    evenFrozen: true,
    memo: note,
    madeBy: proposedBy,
  })
  const { currency } = wallet
  await armAlerts(ctx, walletId)
  const { title } = await issueAdjustment(ctx, { id, companyId, amount, currency, note })
  await notifyBilling(ctx, companyId, `adjustment:${id}`, (frame) => ({
    template: 'wallet-adjusted',
    data: {
      ...frame,
      sum: formatMoney(Math.abs(amount), currency),
      isAdded: amount > 0,
      note,
      balance: formatMoney(balance, currency),
      number: title,
    },
  }))
}

/** What staff take is there; the ledger's own refusal tells a merchant to top up. */
export function requireCovered({ balance, held }: { balance: number; held: number }, amount: number): void {
  if (amount < 0 && balance - held < -amount) throw new DomainError('adjustment_too_large')
}
