import type { Context } from '#domain/context.server.ts'
import { postBetween } from './post-between.ts'

interface Taxed {
  companyId: string
  currency: string
  method: 'shopify' | 'card'
}

/**
 * The tax on a payment, beside the movement of what it paid for: owed from the day on which it was paid. Below zero where
 * the payment goes back. Safe to repeat under its key.
 */
export async function postTax(
  ctx: Pick<Context, 'db' | 'clock'>,
  { companyId, currency, method }: Taxed,
  move: { kind: 'top_up' | 'refund' | 'dispute' | 'subscription'; key: string; amount: number; memo: string },
): Promise<void> {
  const { kind, key, amount, memo } = move
  if (amount === 0) return
  const clearing = method === 'card' ? ('clearing_card' as const) : ('clearing_shopify' as const)
  await postBetween(ctx, {
    companyId,
    kind,
    currency,
    scope: 'tax',
    key,
    amount: Math.abs(amount),
    from: amount > 0 ? clearing : 'tax_payable',
    to: amount > 0 ? 'tax_payable' : clearing,
    memo,
  })
}
