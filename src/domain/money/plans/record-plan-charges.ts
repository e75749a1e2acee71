import { desc, eq } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { planCharges, subscriptions } from '#database/schema/billing.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import type { ProviderPlan, ProviderPlanCharge } from '#domain/ports/payments.ts'
import { issuePlanReceipt, periodText } from '../documents/issue-receipt.ts'
import { postBetween } from '../ledger/post-between.ts'
import { postTax } from '../ledger/post-tax.ts'
import { notifyBilling } from '../notify-billing.ts'
import { cardsOf } from '../payments/payment-method.ts'
import { openWallet } from '../wallet/open-wallet.ts'
import { storeNameOf } from './tell-plan-change.ts'

type Subscription = typeof subscriptions.$inferSelect

const day = 24 * 60 * 60 * 1000
/** Shopify bills a plan every 30 days. */
const cycle = 30 * day

/**
 * Writes down what was charged for a plan since the last time: Stripe's paid invoices, Shopify's billing cycles. Each
 * is a movement of the ledger with a receipt and an email. Safe to repeat.
 */
export async function recordPlanCharges(ctx: Context, planId: string, answer: ProviderPlan): Promise<void> {
  const [plan] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, planId))
  if (!plan) return
  const [last] = await ctx.db
    .select({ to: planCharges.periodTo })
    .from(planCharges)
    .where(eq(planCharges.subscriptionId, planId))
    .orderBy(desc(planCharges.periodTo))
    .limit(1)
  for (const charge of await chargesOf(ctx, plan, answer)) {
    // A plan with a higher cap takes over the running cycle, which is paid already.
    if (!last || charge.from >= last.to) await withTransaction(ctx, (tx) => record(tx, plan, charge))
  }
}

/** What was charged for a plan, oldest first. A test charge bills nobody; in the demo all are. */
export async function chargesOf(
  ctx: Context,
  plan: Subscription,
  answer: ProviderPlan,
): Promise<ProviderPlanCharge[]> {
  if (answer.isTest && ctx.settings.mode !== 'demo') return []
  return plan.method === 'card'
    ? cardsOf(ctx).listPlanCharges(answer.ref)
    : shopifyCycles(plan, answer, ctx.clock.now())
}

/** Shopify lists no charges, but each cycle of a running plan is one: they are counted back from the end of this one. */
export function shopifyCycles(
  { price, currency }: Pick<Subscription, 'price' | 'currency'>,
  { ref, state, trialEndsAt, periodEndsAt }: ProviderPlan,
  now: Date,
): ProviderPlanCharge[] {
  if (state !== 'active' || !periodEndsAt || (trialEndsAt && trialEndsAt > now)) return []
  // A trial begins when the plan is asked for and not when it is approved, so its end is a little early.
  const first = trialEndsAt ? trialEndsAt.getTime() - day : periodEndsAt.getTime() - cycle
  const charges: ProviderPlanCharge[] = []
  for (let end = periodEndsAt.getTime(); end - cycle >= first; end -= cycle) {
    const from = new Date(end - cycle)
    if (from <= now)
      charges.unshift({ ref, amount: price, currency, from, to: new Date(end), paidAt: from, charge: null })
  }
  return charges
}

async function record(ctx: Context, plan: Subscription, charge: ProviderPlanCharge): Promise<void> {
  const { companyId, outletId, method, price } = plan
  const { ref, amount, currency, from, to, paidAt } = charge
  const net = Math.min(price, amount)
  const tax = amount - net
  const [made] = await ctx.db
    .insert(planCharges)
    .values({
      id: newId(ctx.clock.now()),
      companyId,
      subscriptionId: plan.id,
      outletId,
      method,
      providerRef: ref,
      chargeRef: charge.charge,
      currency,
      net,
      tax,
      periodFrom: from,
      periodTo: to,
      chargedAt: paidAt,
    })
    .onConflictDoNothing()
    .returning()
  if (!made) return
  // The accounts of a currency come with the first wallet.
  await openWallet(ctx, companyId)
  const memo = `Plan, charge ${ref}`
  await postBetween(ctx, {
    companyId,
    kind: 'subscription',
    currency,
    scope: 'plan-charge',
    key: made.id,
    amount: net,
    from: method === 'card' ? 'clearing_card' : 'clearing_shopify',
    to: 'revenue_subscription',
    memo,
  })
  await postTax(ctx, made, { kind: 'subscription', key: made.id, amount: tax, memo })
  const store = await storeNameOf(ctx, outletId)
  const document = await issuePlanReceipt(ctx, made, store)
  const words = (sum: number) => formatMoney(sum, currency)
  await notifyBilling(ctx, companyId, `plan-receipt:${made.id}`, (frame) => ({
    template: 'plan-receipt',
    data: {
      ...frame,
      store,
      sum: words(net),
      tax: words(tax),
      total: words(net + tax),
      number: document.title,
      period: periodText(from, to),
      isAtShopify: method === 'shopify',
      documentUrl: `${ctx.settings.publicBaseUrl}/merchant/billing/documents/${document.id}`,
    },
  }))
}
