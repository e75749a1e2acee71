import { asc, eq, isNotNull } from 'drizzle-orm'
import type { QueueItem } from '#contract/staff/queue.ts'
import { rateProposals } from '#database/schema/billing.ts'
import { companies } from '#database/schema/companies.ts'
import { wallets } from '#database/schema/ledger.ts'
import { inWords } from '#rules/money/amounts.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { waitingAdjustments } from './read-merchant-money.ts'

/** What waits for a second person, and wallets that are frozen. */
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
  return [
    ...adjustments
      .slice(0, most)
      .map(({ adjustment: { id, act, amount, companyId, proposedAt }, company }) => ({
        kind: 'second-person' as const,
        id,
        title: company ?? companyId,
        about: amount === 0 ? act : `${act} ${inWords(amount, 'USD')}`,
        at: proposedAt.toISOString(),
        href: '/admin/money',
      })),
    ...rates.map(({ id, channel, category, country, publishedAt }) => ({
      kind: 'second-person' as const,
      id,
      title: `${channel}, ${category.replaceAll('_', ' ')}, ${country}`,
      about: 'rate',
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
  ]
}
