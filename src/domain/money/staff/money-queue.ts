import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { QueueItem } from '#contract/staff/queue.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { payments } from '#database/schema/billing.ts'
import { rateProposals } from '#database/schema/rates.ts'
import { companies } from '#database/schema/companies.ts'
import { entries, transfers, wallets } from '#database/schema/ledger.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import type { AuditAction } from '#domain/audit/add-audit-entry.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { planReturn } from '../plans/sync-plan-return.ts'
import { isLow, waitingAdjustments } from './read-merchant-money.ts'

/** How long staff are told: banks want an answer within days. */
const disputeDays = 14
const since = ({ clock }: StaffContext) => new Date(clock.now().getTime() - disputeDays * 24 * 60 * 60 * 1000)

/** What banks took back, and what was paid back of a plan, in the last days. */
async function takenBack(ctx: StaffContext, most: number) {
  return (
    ctx.db
      .select({
        id: sql<string>`min(${transfers.id}::text)`,
        companyId: transfers.companyId,
        company: companies.name,
        memo: transfers.memo,
        at: sql<string>`min(${transfers.at})`.mapWith((at: string) => new Date(at)),
      })
      .from(transfers)
      .leftJoin(companies, eq(companies.id, transfers.companyId))
      .where(
        and(
          inArray(transfers.scope, ['dispute', 'dispute-owed', 'dispute-won', planReturn]),
          gte(transfers.at, since(ctx)),
        ),
      )
      // What a dispute took and what is owed after it are two movements of one payment.
      .groupBy(transfers.companyId, companies.name, transfers.memo, transfers.key)
      .orderBy(sql`min(${transfers.at})`)
      .limit(most)
  )
}

/** Paid, but another sum or currency than was asked for: it was never credited. */
const inSuspense = (ctx: StaffContext, most: number) =>
  ctx.db
    .select({
      id: payments.id,
      companyId: payments.companyId,
      company: companies.name,
      refusal: payments.refusal,
      at: payments.startedAt,
    })
    .from(payments)
    .leftJoin(companies, eq(companies.id, payments.companyId))
    .where(
      and(isNotNull(payments.chargeRef), isNull(payments.settledAt), gte(payments.startedAt, since(ctx))),
    )
    .orderBy(asc(payments.startedAt))
    .limit(most)

/** Plans that were paid and ended at once, because the store had another or may run none. */
const paidForNothing = (ctx: StaffContext, most: number) =>
  ctx.db
    .select({
      id: auditLog.seq,
      companyId: auditLog.companyId,
      company: companies.name,
      sum: sql<string>`${auditLog.detail}->>'refundDue'`,
      state: sql<string>`${auditLog.detail}->>'state'`,
      at: auditLog.at,
    })
    .from(auditLog)
    .leftJoin(companies, eq(companies.id, auditLog.companyId))
    .where(
      and(
        eq(auditLog.action, 'plan-changed' satisfies AuditAction),
        gte(auditLog.at, since(ctx)),
        sql`${auditLog.detail}->>'refundDue' is not null`,
      ),
    )
    .orderBy(asc(auditLog.seq))
    .limit(most)

/**
 * What waits for a second person, wallets that are frozen, those in which only the reserve is left, what banks took back,
 * payments of another sum, and plans that were paid for nothing.
 */
export async function moneyQueue(ctx: StaffContext, most: number): Promise<QueueItem[]> {
  const adjustments = await waitingAdjustments(ctx)
  const rates = await ctx.db
    .select()
    .from(rateProposals)
    .where(eq(rateProposals.state, 'proposed'))
    .orderBy(asc(rateProposals.publishedAt))
    .limit(most)
  const frozen = await ctx.db
    .select({
      id: wallets.id,
      companyId: wallets.companyId,
      company: companies.name,
      at: wallets.frozenAt,
      why: wallets.frozenWhy,
    })
    .from(wallets)
    .innerJoin(companies, eq(companies.id, wallets.companyId))
    .where(isNotNull(wallets.frozenAt))
    .orderBy(asc(wallets.frozenAt))
    .limit(most)
  const low = await ctx.db
    .select({ wallet: wallets, company: companies.name, at: entries.at })
    .from(wallets)
    .innerJoin(companies, eq(companies.id, wallets.companyId))
    .innerJoin(entries, and(eq(entries.accountId, wallets.accountId), eq(entries.seq, wallets.seq)))
    .where(and(isNull(wallets.frozenAt), isLow))
    .orderBy(asc(entries.at))
    .limit(most)
  const taken = await takenBack(ctx, most)
  const suspended = await inSuspense(ctx, most)
  const ended = await paidForNothing(ctx, most)
  return [
    ...ended.map(({ id, companyId, company, sum, state, at }) => ({
      kind: 'plan-refund' as const,
      id: String(id),
      title: company ?? companyId ?? '',
      about: `${sum} for ${state === 'doubled' ? 'a second plan of one store' : 'a plan approved too late'}`,
      at: at.toISOString(),
      href: `/admin/money/${companyId}`,
    })),
    ...taken.map(({ id, companyId, company, memo, at }) => ({
      kind: 'dispute' as const,
      id,
      title: company ?? companyId,
      about: memo,
      at: at.toISOString(),
      href: `/admin/money/${companyId}`,
    })),
    ...suspended.map(({ id, companyId, company, refusal, at }) => ({
      kind: 'suspense' as const,
      id,
      title: company ?? companyId,
      about: refusal ?? '',
      at: at.toISOString(),
      href: `/admin/money/${companyId}`,
    })),
    ...adjustments
      .slice(0, most)
      .map(({ adjustment: { id, act, amount, companyId, proposedAt }, currency, company }) => ({
        kind: 'second-person' as const,
        id,
        title: company ?? companyId,
        about: amount === 0 ? act : `${act} ${formatMoney(amount, currency)}`,
        at: proposedAt.toISOString(),
        href: '/admin/money',
      })),
    ...rates.map(({ id, channel, category, country, publishedAt }) => ({
      kind: 'second-person' as const,
      id,
      title: 'New price',
      about: '',
      rate: { channel, category, country },
      at: publishedAt.toISOString(),
      href: '/admin/money',
    })),
    ...frozen.map(({ id, companyId, company, at, why }) => ({
      kind: 'wallet' as const,
      id,
      title: company,
      about: why ?? '',
      at: (at ?? ctx.clock.now()).toISOString(),
      href: `/admin/money/${companyId}`,
    })),
    ...low.map(({ wallet: { id, companyId, balance, held, currency }, company, at }) => ({
      kind: 'low-wallet' as const,
      id,
      title: company,
      about: `${formatMoney(balance - held, currency)} left`,
      at: at.toISOString(),
      href: `/admin/money/${companyId}`,
    })),
  ]
}
