import { and, eq, gte, inArray, isNotNull, sum } from 'drizzle-orm'
import { centsOf, inWords, microsOfCents } from '#rules/money/amounts.ts'
import { mayUse } from '#rules/money/plan-gate.ts'
import { payments, subscriptions, walletSettings } from '#database/schema/billing.ts'
import { wallets } from '#database/schema/ledger.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import { notifyBilling } from './notify-billing.ts'
import { cardsOf, shopToPay } from './pay-way.ts'
import { recordUsage } from './shopify-charges.ts'
import { credit, findPayment, type Payment } from './settle-payment.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** After a decline; after the last one it is switched off. */
const pauses = [hour, day]

/** Tops up every wallet that asked for it and fell below its line: one charge at a time, within the month's cap. */
export async function autoTopUp(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ walletId: walletSettings.walletId })
    .from(walletSettings)
    .where(eq(walletSettings.autoOn, true))
  for (const { walletId } of due) {
    try {
      await topUpWallet(ctx, walletId)
    } catch (error) {
      ctx.log.warn({ err: error }, 'automatic top-up failed')
    }
  }
}

/** Locks the wallet, looks at the cap and at what is in flight, writes the payment down, and only then charges. */
async function topUpWallet(ctx: Context, walletId: string): Promise<void> {
  const open = await withTransaction(ctx, (tx) => begin(tx, walletId))
  if (!open) return
  const payment = await findPayment(ctx, open)
  if (payment) await charge(ctx, payment)
}

async function begin(ctx: Context, walletId: string): Promise<string | undefined> {
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId)).for('update')
  const [settings] = await ctx.db.select().from(walletSettings).where(eq(walletSettings.walletId, walletId))
  if (!wallet || !settings?.autoOn || wallet.frozenAt) return undefined
  const { autoThreshold, autoTarget, autoCap, autoNextAt } = settings
  if (autoThreshold === null || autoTarget === null || autoCap === null) return undefined
  const now = ctx.clock.now()
  const available = wallet.balance - wallet.held - wallet.reserve
  if (available >= autoThreshold || (autoNextAt && autoNextAt > now)) return undefined
  const [open] = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        eq(payments.purpose, 'auto_top_up'),
        inArray(payments.state, ['started', 'pending']),
      ),
    )
  // One in flight. One whose charge nobody heard the answer to is repeated under the same key.
  if (open) return open.state === 'started' ? open.id : undefined
  const payer = await payerOf(ctx, wallet.companyId)
  if (!payer && !settings.cardMethod) return undefined
  const amount = microsOfCents(centsOf(autoTarget - available))
  if ((await chargedThisMonth(ctx, walletId)) + amount > autoCap) {
    await switchOff(ctx, walletId, wallet.companyId, 'cap')
    return undefined
  }
  const id = newId(now)
  await ctx.db.insert(payments).values({
    id,
    companyId: wallet.companyId,
    walletId,
    outletId: payer?.outletId,
    way: payer ? 'shopify' : 'card',
    shop: payer?.shop,
    purpose: 'auto_top_up',
    currency: wallet.currency,
    net: amount,
    tax: 0,
    state: 'started',
    startedAt: now,
  })
  return id
}

/** A store with a plan at Shopify under which usage may be charged. */
async function payerOf({ db, clock }: Context, companyId: string) {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.way, 'shopify'),
        isNotNull(subscriptions.usageLine),
      ),
    )
  return rows.find((plan) => mayUse(plan, 'top_up', clock.now()))
}

async function charge(ctx: Context, payment: Payment): Promise<void> {
  const { id, net: amount, currency, walletId, companyId } = payment
  const description = `Automatic wallet top-up ${inWords(amount, currency)}`
  const [settings] = await ctx.db.select().from(walletSettings).where(eq(walletSettings.walletId, walletId))
  if (payment.shop) {
    const plan = await payerOf(ctx, companyId)
    const line = plan?.usageLine ?? ''
    const made = await recordUsage(shopToPay(ctx, payment.shop), {
      line,
      amount,
      currency,
      description,
      key: id,
    })
    if ('refusal' in made) return decline(ctx, payment, made.refusal)
    await settle(ctx, payment, made.ref)
    return
  }
  const { cardCustomer: customer, cardMethod: method } = settings ?? {}
  if (!customer || !method) return decline(ctx, payment, 'No card is kept.')
  const said = await cardsOf(ctx).chargeSaved({ id, amount, currency, customer, method })
  if (said.state === 'failed') return decline(ctx, payment, said.refusal ?? 'The card was declined.')
  if (said.state === 'pending') {
    await ctx.db.update(payments).set({ providerRef: said.ref, state: 'pending' }).where(eq(payments.id, id))
    return
  }
  await settle(ctx, payment, said.ref)
}

async function settle(ctx: Context, payment: Payment, ref: string): Promise<void> {
  await ctx.db.update(payments).set({ providerRef: ref, state: 'pending' }).where(eq(payments.id, payment.id))
  const { net: amount, currency } = payment
  const said = {
    ref,
    state: 'settled',
    isTest: false,
    amount,
    currency,
    charge: ref,
    card: null,
    plan: null,
    refusal: null,
    isDisputed: false,
    refunded: 0,
  } as const
  await credit(ctx, { ...payment, providerRef: ref }, said)
}

function decline(ctx: Context, { id, walletId, companyId }: Payment, refusal: string): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    await tx.db.update(payments).set({ state: 'failed', refusal }).where(eq(payments.id, id))
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
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const [row] = await db
    .select({ charged: sum(payments.net) })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        eq(payments.purpose, 'auto_top_up'),
        inArray(payments.state, ['started', 'pending', 'settled', 'disputed']),
        gte(payments.startedAt, from),
      ),
    )
  return Number(row?.charged ?? 0)
}
