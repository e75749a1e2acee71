import { eq } from 'drizzle-orm'
import { maySettle } from '#rules/money/payment-states.ts'
import { payments } from '#database/schema/billing.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { Cards } from '#domain/ports/payments.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { syncReturned, undecidedCharges } from '../payments/sync-returned.ts'

const lookBack = 3 * 24 * 60 * 60 * 1000

interface Difference {
  rule: string
  id: string
  walletId: string | null
  detail: string
}

/**
 * Pairs our payments with the card processor's lists. A payment whose webhook was lost is settled now, and so is a refund
 * or a dispute; a second charge for one payment is paid back; anything else that does not fit is a difference.
 */
export async function reconcileProvider(ctx: Context): Promise<Difference[]> {
  if (!ctx.cards) return []
  const since = new Date(ctx.clock.now().getTime() - lookBack)
  const differences: Difference[] = []
  for (const pair of [pairCharges, pairReturned]) {
    try {
      await pair(ctx, ctx.cards, since, differences)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // What was found before is told all the same.
      ctx.log.warn({ err: error }, 'card processor not asked')
    }
  }
  return differences
}

async function pairReturned(ctx: Context, cards: Cards, since: Date, differences: Difference[]) {
  for (const charge of await undecidedCharges(ctx)) await syncReturned(ctx, [charge])
  for (const { charge, isDispute } of await cards.listReturned(since)) {
    const isOurs = await syncReturned(ctx, [charge])
    // A second charge that we paid back ourselves is no payment of ours either.
    if (!isOurs && isDispute) {
      differences.push({
        rule: 'a disputed charge belongs to no payment',
        id: charge,
        walletId: null,
        detail: '',
      })
    }
  }
}

async function pairCharges(ctx: Context, cards: Cards, since: Date, differences: Difference[]) {
  const charges = await cards.listCharges(since)
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
    if (now?.settledAt && now.chargeRef !== charge && !(await isPaidBack(cards, charge))) {
      await cards.refund({ charge, amount, key: `second:${charge}` })
      await withTransaction(ctx, (tx) =>
        addAuditEntry(tx, {
          action: 'second-charge-refunded',
          companyId: payment.companyId,
          detail: { payment: id, charge },
        }),
      )
    }
  }
}

/** The list goes on naming a charge that was paid back on an earlier night, or that the payer's bank took back. */
async function isPaidBack(cards: Cards, charge: string): Promise<boolean> {
  const answer = await cards.readCharge(charge)
  return answer !== undefined && (answer.refunded > 0 || answer.isDisputed)
}
