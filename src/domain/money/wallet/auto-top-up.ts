import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql, sum } from 'drizzle-orm'
import { formatMoney } from '#rules/money/amounts.ts'
import { isOpenPayment, paymentStatesThat } from '#rules/money/payment-states.ts'
import { mayUse } from '#rules/money/plan-gate.ts'
import { payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { notifyBilling } from '../notify-billing.ts'
import { cardsOf, shopToPay } from '../payments/payment-method.ts'
import { movePayment } from '../payments/move-payment.ts'
import { isRealMoney } from '../payments/real-money.ts'
import { findUsage, readPlan, recordUsage } from '../payments/shopify-charges.ts'
import { mayMerchant } from '../payments/standing.ts'
import { withinLimits } from '../payments/top-up-limits.ts'
import { hasRunningPlan } from '../plans/has-running-plan.ts'
import { credit, type Payment } from '../payments/settle-payment.ts'
import { countryOf } from '../payments/start-top-up.ts'
import { taxOn } from '../payments/tax.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** After a decline; after the last one it is switched off. */
const pauses = [hour, day]
/** From this share of the cap on, the owner hears of it once a month. */
const nearCap = 0.9
const monthOf = (at: Date) => at.toISOString().slice(0, 7)

/** Tops up every wallet that asked for it and fell below its line: one charge at a time, within the month's cap. */
export async function autoTopUp(ctx: Context): Promise<void> {
  // One whose charge nobody heard the answer to is repeated under the same key, also where nothing is wanted any more.
  const begun = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.purpose, 'auto_top_up'), eq(payments.state, 'started')))
  for (const payment of begun) await attempt(ctx, () => charge(ctx, payment))
  const due = await ctx.db
    .select({ walletId: walletSettings.walletId })
    .from(walletSettings)
    .innerJoin(wallets, eq(wallets.id, walletSettings.walletId))
    .where(
      and(
        eq(walletSettings.autoOn, true),
        isNull(wallets.frozenAt),
        sql`${wallets.balance} - ${wallets.held} - ${wallets.reserve} < ${walletSettings.autoThreshold}`,
        or(isNull(walletSettings.autoNextAt), lte(walletSettings.autoNextAt, ctx.clock.now())),
      ),
    )
  for (const { walletId } of due) {
    await attempt(ctx, async () => {
      const payment = await withTransaction(ctx, (tx) => begin(tx, walletId))
      if (payment) await charge(ctx, payment)
    })
  }
}

async function attempt(ctx: Context, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    ctx.log.warn({ err: error }, 'automatic top-up failed')
  }
}

/** Locks the wallet, looks at the cap and at what is in flight, and writes the payment down before it is charged. */
async function begin(ctx: Context, walletId: string): Promise<Payment | undefined> {
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  const [settings] = await ctx.db.select().from(walletSettings).where(eq(walletSettings.walletId, walletId))
  if (!wallet || !settings?.autoOn || wallet.frozenAt) return undefined
  const { autoThreshold, autoTarget, autoCap, autoNextAt } = settings
  if (autoThreshold === null || autoTarget === null || autoCap === null) return undefined
  const now = ctx.clock.now()
  const available = wallet.balance - wallet.held - wallet.reserve
  if (available >= autoThreshold || (autoNextAt && autoNextAt > now)) return undefined
  const open = await ctx.db.$count(
    payments,
    and(
      eq(payments.walletId, walletId),
      eq(payments.purpose, 'auto_top_up'),
      inArray(payments.state, paymentStatesThat(isOpenPayment)),
    ),
  )
  if (open > 0) return undefined
  const { companyId, currency } = wallet
  if (!(await mayCharge(ctx, companyId))) return undefined
  const payer = await payerOf(ctx, companyId)
  if (!payer && !settings.cardMethod) return undefined
  const amount = await withinLimits(ctx, walletId, autoTarget - available)
  if (amount === 0) return undefined
  const charged = (await chargedThisMonth(ctx, walletId)) + amount
  if (charged > autoCap) {
    await switchOff(ctx, walletId, companyId, 'cap')
    return undefined
  }
  if (charged >= nearCap * autoCap) {
    await notifyBilling(ctx, companyId, `auto-near-cap:${walletId}:${monthOf(now)}`, (frame) => ({
      template: 'auto-top-up-near-cap',
      data: {
        ...frame,
        used: formatMoney(charged, currency),
        cap: formatMoney(autoCap, currency),
        isAtShopify: false,
      },
    }))
  }
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      id: newId(now),
      companyId,
      walletId,
      outletId: payer?.outletId,
      method: payer ? 'shopify' : 'card',
      shop: payer?.shop,
      purpose: 'auto_top_up',
      currency,
      net: amount,
      // What Shopify charges, Shopify taxes.
      tax: payer ? 0 : taxOn(amount, await countryOf(ctx, companyId)),
      state: 'started',
      startedAt: now,
    })
    .returning()
  return payment
}

/** Nothing is charged by itself without a running plan, nor while the merchant's standing forbids it. */
const mayCharge = async (ctx: Context, companyId: string) =>
  (await hasRunningPlan(ctx, companyId)) && mayMerchant(ctx, companyId, 'auto_top_up')

/** A store with a plan at Shopify under which usage may be charged. */
async function payerOf({ db, clock }: Context, companyId: string, shop?: string) {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.method, 'shopify'),
        isNotNull(subscriptions.usageLine),
        shop ? eq(subscriptions.shop, shop) : undefined,
      ),
    )
  return rows.find((plan) => mayUse(plan, 'top_up', clock.now()))
}

async function charge(ctx: Context, payment: Payment): Promise<void> {
  const { id, net, tax, currency, walletId, companyId, shop } = payment
  if (!(await mayCharge(ctx, companyId))) return refuse(ctx, payment, 'There is no running plan.')
  if (shop) {
    const plan = await payerOf(ctx, companyId, shop)
    const payer = shopToPay(ctx, shop)
    const answer = await readPlan(payer, plan?.providerRef ?? '')
    if (!answer || !isRealMoney(ctx, answer))
      return refuse(ctx, payment, 'Shopify bills nobody for this plan.')
    const made = await recordUsage(payer, {
      line: plan?.usageLine ?? '',
      amount: net,
      currency,
      description: `Automatic wallet top-up ${formatMoney(net, currency)}`,
      key: id,
    })
    if ('refusal' in made) return refuse(ctx, payment, made.refusal)
    return creditUsage(ctx, payment, { ...made, isTest: false })
  }
  const [settings] = await ctx.db.select().from(walletSettings).where(eq(walletSettings.walletId, walletId))
  const { cardCustomer: customer, cardMethod: method } = settings ?? {}
  if (!customer || !method) return decline(ctx, payment, 'No card is kept.')
  const answer = await cardsOf(ctx).chargeSaved({ id, amount: net + tax, currency, customer, method })
  if (answer.state === 'failed')
    return decline(ctx, payment, answer.refusal ?? 'The card was declined.', answer.ref)
  if (answer.state === 'pending') {
    await movePayment(ctx, id, 'pending', { providerRef: answer.ref })
    return
  }
  await credit(ctx, payment, answer)
}

/**
 * It may have been charged before, and nobody heard the answer. Shopify is asked for that charge; the card processor's is
 * found by the nightly job. A store that cannot be asked now is asked again.
 */
async function refuse(ctx: Context, payment: Payment, refusal: string): Promise<void> {
  const { id, shop } = payment
  const made = shop ? await findUsage(shopToPay(ctx, shop), id) : undefined
  return made ? creditUsage(ctx, payment, made) : decline(ctx, payment, refusal)
}

/** A usage record stands as soon as Shopify has taken it. */
async function creditUsage(
  ctx: Context,
  payment: Payment,
  { ref, isTest }: { ref: string; isTest: boolean },
): Promise<void> {
  await credit(ctx, payment, {
    ref,
    charge: ref,
    state: 'settled',
    isUnderWay: false,
    isTest,
    amount: payment.net,
    currency: payment.currency,
    card: null,
    plan: null,
    refusal: null,
    isDisputed: false,
    refunded: 0,
  })
}

function decline(
  ctx: Context,
  { id, walletId, companyId }: Payment,
  refusal: string,
  providerRef?: string,
): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const ref = providerRef ? { providerRef } : {}
    if (!(await movePayment(tx, id, 'failed', { refusal, ...ref }))) return
    const [settings] = await tx.db
      .select()
      .from(walletSettings)
      .where(eq(walletSettings.walletId, walletId))
      .for('update')
    const failures = (settings?.autoFailures ?? 0) + 1
    const pause = pauses[failures - 1]
    if (pause === undefined) return switchOff(tx, walletId, companyId, 'declined')
    const autoNextAt = new Date(tx.clock.now().getTime() + pause)
    await tx.db
      .update(walletSettings)
      .set({ autoFailures: failures, autoNextAt })
      .where(eq(walletSettings.walletId, walletId))
  })
}

async function switchOff(
  ctx: Context,
  walletId: string,
  companyId: string,
  why: 'cap' | 'declined',
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .update(walletSettings)
    .set({ autoOn: false, autoOffWhy: why, autoFailures: 0, autoNextAt: null, updatedAt: now })
    .where(eq(walletSettings.walletId, walletId))
  await notifyBilling(ctx, companyId, `auto-off:${walletId}:${now.toISOString()}`, (frame) => ({
    template: 'auto-top-up-off',
    data: { ...frame, why },
  }))
}

async function chargedThisMonth({ db, clock }: Context, walletId: string): Promise<number> {
  const now = clock.now()
  const from = new Date(`${monthOf(now)}-01T00:00:00Z`)
  const [row] = await db
    .select({ charged: sum(payments.net) })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        eq(payments.purpose, 'auto_top_up'),
        or(isNotNull(payments.settledAt), inArray(payments.state, paymentStatesThat(isOpenPayment))),
        gte(payments.startedAt, from),
      ),
    )
  return Number(row?.charged ?? 0)
}
