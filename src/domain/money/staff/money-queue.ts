import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { QueueItem } from '#contract/staff/queue.ts'
import { rateProposals } from '#database/schema/rates.ts'
import { companies } from '#database/schema/companies.ts'
import { entries, wallets } from '#database/schema/ledger.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { isLow, waitingAdjustments } from './read-merchant-money.ts'

/** What waits for a second person, wallets that are frozen, and those in which only the reserve is left. */
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
  return [
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
