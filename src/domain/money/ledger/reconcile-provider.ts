import { eq } from 'drizzle-orm'
import { maySettle } from '#rules/money/payment-states.ts'
import { payments } from '#database/schema/billing.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { settlePayment } from '../payments/settle-payment.ts'

const lookBack = 3 * 24 * 60 * 60 * 1000

/**
 * Pairs our payments with the card processor's list. A payment whose webhook was lost is settled now; a second charge
 * for one payment is paid back; anything else that does not fit is a difference.
 */
export async function reconcileProvider(ctx: Context) {
  const differences: { rule: string; id: string; walletId: string | null; detail: string }[] = []
  if (!ctx.cards) return differences
  const charges = await ctx.cards
    .listCharges(new Date(ctx.clock.now().getTime() - lookBack))
    .catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'card processor not asked')
      return []
    })
  for (const { charge, payment: id, amount, isSettled } of charges) {
    if (!isSettled || !id) continue
    const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, id))
    if (!payment) {
      differences.push({ rule: 'a charge belongs to no payment', id: charge, walletId: null, detail: id })
      continue
    }
    if (maySettle(payment.state)) {
      // An automatic one whose answer was never heard has no name of its provider yet: this is it.
      if (!payment.providerRef && payment.purpose === 'auto_top_up') {
        await ctx.db.update(payments).set({ providerRef: charge }).where(eq(payments.id, id))
      }
      await settlePayment(ctx, id)
    }
    const [now] = await ctx.db.select().from(payments).where(eq(payments.id, id))
    if (now && maySettle(now.state) && now.chargeRef !== charge) {
      differences.push({ rule: 'a charge was never credited', id: charge, walletId: null, detail: id })
    }
    if (now?.state === 'settled' && now.chargeRef !== charge) {
      await ctx.cards.refund({ charge, amount, key: `second:${charge}` })
      await withTransaction(ctx, (tx) =>
        addAuditEntry(tx, {
          action: 'second-charge-refunded',
          companyId: payment.companyId,
          detail: { payment: id, charge },
        }),
      )
    }
  }
  return differences
}
