import { and, eq, lte, ne, not, sql } from 'drizzle-orm'
import { hasBegun, isUnpaid } from '#rules/money/plan-gate.ts'
import { subscriptions, type PlanState } from '#database/schema/billing.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'
import type { ProviderPlan } from '#domain/ports/payments.ts'
import { notifyBilling } from '../notify-billing.ts'
import { chargesOf, recordPlanCharges } from './record-plan-charges.ts'
import { tellPlanChange } from './tell-plan-change.ts'
import { addStartCredit } from '../wallet/open-wallet.ts'
import { cardsOf, shopToPay } from '../payments/payment-method.ts'
import { mayRunPlan } from '../payments/real-money.ts'
import { mayStore } from '../payments/standing.ts'
import { isOver } from '../module-servers/module-server-context.ts'
import { cancelPlan, type PayingShop, readPlan, readRunningPlan } from '../payments/shopify-charges.ts'

type Subscription = typeof subscriptions.$inferSelect

/**
 * Asks the provider how a plan stands. What was asked for earlier never overwrites what was asked for later. A page
 * that was given up is asked about as well: where it was approved all the same, its plan runs.
 */
export async function syncSubscription(ctx: Context, id: string): Promise<PlanState | undefined> {
  const [plan] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!plan || plan.state === 'ended') return plan?.state
  const polledAt = ctx.clock.now()
  const answer = await readFromProvider(ctx, plan)
  if (answer === 'expired') return giveUp(ctx, plan)
  if (!answer) return plan.state
  const state = stateOf(plan, answer, polledAt)
  if (plan.state === 'declined' && (!hasBegun(state) || state === 'ended')) return 'declined'
  if (plan.state === 'declined' && (await endIfDoubled(ctx, plan, answer))) return 'declined'
  if (await endIfForbidden(ctx, plan, answer, state)) return giveUp(ctx, plan)
  const ends = endsOf(plan, answer, state, polledAt)
  await withTransaction(ctx, async (tx) => {
    if (plan.state === 'declined') await makeRoom(tx, plan)
    const isInTrouble = isUnpaid(state)
    const [changed] = await tx.db
      .update(subscriptions)
      .set({
        state,
        providerRef: answer.ref,
        ...ends,
        usageLine: answer.usageLine,
        usageCap: answer.usageCap,
        troubleSince: isInTrouble ? (plan.troubleSince ?? polledAt) : null,
        // A page that was opened while the provider was asked stays.
        payUrl: sql`case when ${subscriptions.checkoutRef} is distinct from ${plan.checkoutRef}
          then ${subscriptions.payUrl} else ${payUrlOf(plan, answer, state)} end`,
        providerAt: polledAt,
      })
      .where(and(eq(subscriptions.id, id), lte(subscriptions.providerAt, polledAt)))
      .returning({ id: subscriptions.id })
    if (changed) await warnNearCap(tx, plan, answer)
    if (!changed || state === plan.state) return
    if (!hasBegun(plan.state) && (state === 'trial' || state === 'active'))
      await addStartCredit(tx, plan.companyId)
    await tellPlanChange(tx, { ...plan, ...ends }, state)
    await addAuditEntry(tx, {
      action: 'plan-changed',
      companyId: plan.companyId,
      detail: { plan: id, state },
    })
  })
  await recordPlanCharges(ctx, id, answer)
  return state
}

function payUrlOf({ payUrl }: Subscription, answer: Answer, state: PlanState): string | null {
  if (isUnpaid(state)) return answer.payUrl ?? null
  return state === 'pending' || answer.hasWaiting ? payUrl : null
}

/** Usage at Shopify stops at the cap that was approved there: from nine tenths on, the owner may raise it. Once a period. */
async function warnNearCap(ctx: Context, { companyId, currency }: Subscription, answer: ProviderPlan) {
  const { ref, usageCap: cap, usageUsed: used, periodEndsAt } = answer
  if (cap === null || used < 0.9 * cap) return
  await notifyBilling(
    ctx,
    companyId,
    `plan-near-cap:${ref}:${periodEndsAt?.toISOString() ?? ''}`,
    (frame) => ({
      template: 'auto-top-up-near-cap',
      data: {
        ...frame,
        used: formatMoney(used, currency),
        cap: formatMoney(cap, currency),
        isAtShopify: true,
      },
    }),
  )
}

async function readFromProvider(ctx: Context, plan: Subscription): Promise<Answer | 'expired' | undefined> {
  if (plan.method === 'shopify') return readFromShopify(ctx, plan)
  const cards = cardsOf(ctx)
  if (plan.providerRef) return cards.readPlan(plan.providerRef)
  if (!plan.checkoutRef) return undefined
  const page = await cards.readCheckout(plan.checkoutRef)
  if (page?.plan) return cards.readPlan(page.plan)
  return page?.state === 'expired' ? 'expired' : undefined
}

type Answer = ProviderPlan & {
  /** Another charge waits for the owner beside the running one. */
  hasWaiting?: boolean
}

async function readFromShopify(ctx: Context, plan: Subscription): Promise<Answer | undefined> {
  const payer = shopToPay(ctx, plan.shop ?? '')
  // Another charge waits beside the running one: it counts once it is approved, or when the first is over. One that
  // Shopify has frozen was approved, too.
  const next = plan.checkoutRef ? await readPlan(payer, plan.checkoutRef) : undefined
  const isApproved = next && (next.state === 'active' || isUnpaid(next.state))
  const first = isApproved ? next : await readPlan(payer, plan.providerRef ?? '')
  const running = first?.state === 'active' ? first : await approvedElsewhere(ctx, payer, plan)
  if (running) {
    const hasWaiting = next?.state === 'pending'
    return (await mayRunPlan(ctx, payer, running))
      ? { ...running, hasWaiting }
      : { ...running, state: 'pending' }
  }
  const hasEnded = first && stateOf(plan, first, ctx.clock.now()) === 'ended'
  if (next?.state !== 'pending') return first
  return hasEnded ? next : first && { ...first, hasWaiting: true }
}

/** An older page that the owner approved after a newer one was opened: Shopify runs that, and ends the rest. */
async function approvedElsewhere({ db }: Context, payer: PayingShop, plan: Subscription) {
  if (plan.state === 'declined') return undefined
  const running = await readRunningPlan(payer)
  if (!running) return undefined
  const isOfAnother = await db.$count(
    subscriptions,
    and(ne(subscriptions.id, plan.id), eq(subscriptions.providerRef, running.ref)),
  )
  return isOfAnother > 0 ? undefined : running
}

/** A page that nobody used, or that was used too late. */
async function giveUp({ db }: Context, { id }: Subscription): Promise<PlanState> {
  await db
    .update(subscriptions)
    .set({ state: 'declined', payUrl: null })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'pending')))
  return 'declined'
}

const othersOf = ({ db }: Context, { id, outletId }: Subscription) =>
  db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.outletId, outletId), ne(subscriptions.id, id), not(isOver)))

/** Where another plan of the store runs, the older page was paid as well: that one ends at once. */
async function endIfDoubled(ctx: Context, plan: Subscription, answer: ProviderPlan): Promise<boolean> {
  const others = await othersOf(ctx, plan)
  if (!others.some(({ state }) => hasBegun(state))) return false
  await endAtProvider(ctx, plan, answer, 'doubled')
  return true
}

/** A page that is approved only after its company was deleted or its store put away. */
async function endIfForbidden(
  ctx: Context,
  plan: Subscription,
  answer: ProviderPlan,
  state: PlanState,
): Promise<boolean> {
  if (hasBegun(plan.state) || !hasBegun(state) || state === 'ended') return false
  if (await mayStore(ctx, plan, 'start_plan')) return false
  await endAtProvider(ctx, plan, answer, 'ended')
  return true
}

async function endAtProvider(
  ctx: Context,
  plan: Subscription,
  answer: ProviderPlan,
  state: 'doubled' | 'ended',
): Promise<void> {
  // Providers pay nothing back by themselves: the record names the sum, and the queue of staff shows it.
  const paid = (await chargesOf(ctx, plan, answer)).reduce((sum, { amount }) => sum + amount, 0)
  if (plan.method === 'card') await cardsOf(ctx).endPlan(answer.ref)
  else await cancelPlan(shopToPay(ctx, plan.shop ?? ''), answer.ref)
  await withTransaction(ctx, (tx) =>
    addAuditEntry(tx, {
      action: 'plan-changed',
      companyId: plan.companyId,
      detail: { plan: plan.id, state, ...(paid > 0 && { refundDue: formatMoney(paid, plan.currency) }) },
    }),
  )
}

/** A store has one plan: the page that waits gives way to the one that was approved. */
async function makeRoom(ctx: Context, plan: Subscription): Promise<void> {
  for (const { id, state } of await othersOf(ctx, plan)) {
    if (hasBegun(state)) throw new Error('Another plan of this store began meanwhile.')
    await ctx.db
      .update(subscriptions)
      .set({ state: 'declined', payUrl: null })
      .where(eq(subscriptions.id, id))
  }
}

function stateOf(plan: Subscription, answer: ProviderPlan, at: Date): PlanState {
  const trialEndsAt = trialEndOf(plan, answer)
  if (answer.state === 'active' && trialEndsAt && trialEndsAt > at) return 'trial'
  // Cancelled at Shopify: what is paid runs to its end.
  const isPaid = !isUnpaid(plan.state) && plan.periodEndsAt !== null && plan.periodEndsAt > at
  if (answer.state === 'ended' && plan.method === 'shopify' && isPaid) return 'cancelling'
  return answer.state
}

/**
 * A later charge of the same plan is free for as many whole days as are left of the trial or of what is paid. These are
 * no new trial, and the part of a day that they are longer is not added a second time.
 */
function trialEndOf(plan: Subscription, { trialEndsAt }: ProviderPlan): Date | null {
  return hasBegun(plan.state) || plan.periodEndsAt ? earlier(plan.trialEndsAt, trialEndsAt) : trialEndsAt
}

/** Until when the trial runs, and until when what is paid. */
function endsOf(plan: Subscription, answer: ProviderPlan, state: PlanState, at: Date) {
  const trialEndsAt = trialEndOf(plan, answer)
  const isFree = answer.trialEndsAt !== null && answer.trialEndsAt > at
  const kept = { trialEndsAt, periodEndsAt: plan.periodEndsAt }
  // A period that was not paid, or not approved, is not counted.
  if (!hasBegun(state) || isUnpaid(state)) return kept
  if (!isFree) return { trialEndsAt, periodEndsAt: answer.periodEndsAt ?? plan.periodEndsAt }
  return { trialEndsAt, periodEndsAt: earlier(plan.periodEndsAt, answer.trialEndsAt) ?? answer.trialEndsAt }
}

const earlier = (one: Date | null, other: Date | null) => (one && other && other < one ? other : one)
