import { and, eq, gte, inArray, lt, or, sum } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { centsOf, microsOfCents } from '#rules/money/amounts.ts'
import { isOpenPayment, paymentStatesThat } from '#rules/money/payment-states.ts'
import { payments } from '#database/schema/billing.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'

/** The limits of every top-up, by hand or automatic, when a rule is saved and when it runs. */

type Asking = Pick<Context, 'db' | 'clock'>
const day = 24 * 60 * 60 * 1000
/** Shopify lets a charge be approved for two days; pages by card end after one, and at the latest when we end them. */
export const approvable = 2 * day
const { leastTopUp, mostTopUp, newMerchantDay } = ownerSettings.wallet

/** Whole cents, not too little and not too much at a time. */
export function requireTopUpSum(amount: number): void {
  const isWhole = amount === microsOfCents(centsOf(amount))
  if (!isWhole || amount < leastTopUp || amount > mostTopUp) throw new DomainError('amount_refused')
}

/** Call it under the lock of the wallet: pages that are still open count as well. */
export async function requireRoomToday(ctx: Asking, walletId: string, amount: number): Promise<void> {
  if (amount > (await roomToday(ctx, walletId))) throw new DomainError('top_up_limit')
}

interface AutoRule {
  threshold: number
  target: number
  cap: number
}

/** The smallest and the largest charge that a rule can lead to are sums that the merchant could pay by hand. */
export async function requireAutoRule(ctx: Asking, walletId: string, rule: AutoRule): Promise<void> {
  const smallest = rule.target - rule.threshold
  if (rule.threshold <= 0 || smallest < leastTopUp || rule.cap < smallest) {
    throw new DomainError('amount_refused')
  }
  requireTopUpSum(microsOfCents(centsOf(rule.target)))
  if ((await isNewMerchant(ctx, walletId)) && rule.target > newMerchantDay) {
    throw new DomainError('top_up_limit')
  }
}

/** As much of a wanted sum as may be charged now, in whole cents; nothing where that is less than a top-up. */
export async function withinLimits(ctx: Asking, walletId: string, wanted: number): Promise<number> {
  const sumNow = Math.min(wanted, mostTopUp, await roomToday(ctx, walletId))
  const whole = microsOfCents(centsOf(sumNow))
  return whole < leastTopUp ? 0 : whole
}

/** Stolen cards are tried on new accounts. */
async function isNewMerchant({ db, clock }: Asking, walletId: string): Promise<boolean> {
  const [old] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        eq(payments.state, 'settled'),
        lt(payments.settledAt, new Date(clock.now().getTime() - 30 * day)),
      ),
    )
    .limit(1)
  return old === undefined
}

async function roomToday(ctx: Asking, walletId: string): Promise<number> {
  if (!(await isNewMerchant(ctx, walletId))) return mostTopUp
  const now = ctx.clock.now().getTime()
  const [today] = await ctx.db
    .select({ paid: sum(payments.net) })
    .from(payments)
    .where(
      and(
        eq(payments.walletId, walletId),
        or(
          and(
            inArray(payments.state, paymentStatesThat(isOpenPayment)),
            // A bank may take longer.
            or(eq(payments.method, 'card'), gte(payments.startedAt, new Date(now - approvable))),
          ),
          gte(payments.settledAt, new Date(now - day)),
        ),
      ),
    )
  return newMerchantDay - Number(today?.paid ?? 0)
}
