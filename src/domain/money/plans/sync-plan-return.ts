import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { planCharges } from '#database/schema/billing.ts'
import { entries, ledgerAccounts, transfers } from '#database/schema/ledger.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { issueCorrection } from '../documents/issue-correction.ts'
import { issueReceiptAnew, planReceiptOf } from '../documents/issue-receipt.ts'
import { postBetween } from '../ledger/post-between.ts'
import { postTax } from '../ledger/post-tax.ts'
import { cardsOf } from '../payments/payment-method.ts'
import { taxShare } from '../payments/tax.ts'

type PlanCharge = typeof planCharges.$inferSelect

/** The scope of these movements. Their keys begin with the id of the charge, which itself never changes. */
export const planReturn = 'plan-return'

/**
 * A payment of a plan was paid back, in whole or in part, or disputed, or a dispute of it was won. The books follow, with a
 * credit note or a receipt. The plan itself runs on: staff decide about it.
 */
export async function syncPlanReturn(ctx: Context, id: string): Promise<void> {
  const [charge] = await ctx.db.select().from(planCharges).where(eq(planCharges.id, id))
  const answer = charge?.chargeRef ? await cardsOf(ctx).readCharge(charge.chargeRef) : undefined
  if (!charge || !answer) return
  const paid = charge.net + charge.tax
  const returned = answer.isDisputed ? paid : Math.min(paid, answer.refunded)
  await withTransaction(ctx, async (tx) => {
    await tx.db.select().from(planCharges).where(eq(planCharges.id, id)).for('update')
    const before = await returnsOf(tx, id)
    if (before.sum !== returned) {
      await post(tx, charge, {
        before: before.sum,
        now: returned,
        key: `${id}:${before.count}`,
        isDisputed: answer.isDisputed,
      })
    }
  })
}

/** What has left the books for this charge so far, with its tax, and in how many movements. */
async function returnsOf({ db }: Context, id: string) {
  const [row] = await db
    .select({
      sum: sql<string>`coalesce(sum(${entries.amount}), 0)`.mapWith(Number),
      count: sql<string>`count(distinct ${transfers.key})`.mapWith(Number),
    })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, entries.accountId))
    .where(
      and(
        inArray(transfers.scope, [planReturn, 'tax']),
        like(transfers.key, `${id}:%`),
        eq(ledgerAccounts.kind, 'clearing_card'),
      ),
    )
  return row ?? { sum: 0, count: 0 }
}

/** The tax that is part of what was returned. */
const taxIn = ({ net, tax }: PlanCharge, returned: number) => taxShare(tax, returned, net + tax)

interface Change {
  before: number
  now: number
  key: string
  isDisputed: boolean
}

async function post(ctx: Context, charge: PlanCharge, change: Change): Promise<void> {
  const { id, companyId, currency, outletId } = charge
  const { before, now, key, isDisputed } = change
  const isBack = now > before
  const tax = Math.abs(taxIn(charge, now) - taxIn(charge, before))
  const net = Math.abs(now - before) - tax
  // Where less is gone than before, a dispute was won.
  const kind = isDisputed || !isBack ? ('dispute' as const) : ('refund' as const)
  const memo = !isBack
    ? 'A disputed payment of the plan was given back by the bank'
    : isDisputed
      ? 'The payer disputed a payment of the plan'
      : 'A payment of the plan was paid back'
  await postBetween(ctx, {
    companyId,
    kind,
    currency,
    scope: planReturn,
    key,
    amount: net,
    from: isBack ? 'revenue_subscription' : 'clearing_card',
    to: isBack ? 'clearing_card' : 'revenue_subscription',
    memo,
  })
  await postTax(ctx, charge, { kind, key, amount: isBack ? -tax : tax, memo })
  const subject = `${planReturn}:${key}`
  if (isBack) {
    const text = isDisputed ? 'Plan: payment taken back by a dispute' : 'Plan: payment paid back'
    await issueCorrection(ctx, planReceiptOf(charge), { subject, text, net, tax, notes: [] })
  } else await issueReceiptAnew(ctx, { ...planReceiptOf(charge), net, tax, subject })
  await addAuditEntry(ctx, {
    action: !isBack ? 'dispute-won' : isDisputed ? 'payment-disputed' : 'payment-refunded',
    companyId,
    detail: { planCharge: id, outlet: outletId, sum: formatMoney(net + tax, currency) },
  })
}
