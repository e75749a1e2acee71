import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { chargedOn, type RateCategory, type RateChannel } from '#rules/money/rate-card.ts'
import { rateProposals } from '#database/schema/rates.ts'
import { walletSpending } from '#database/schema/ledger.ts'
import { users } from '#database/schema/users.ts'
import { rateLines, rates } from '#database/schema/rates.ts'
import { addAuditEntry } from '#domain/audit/add-audit-entry.ts'
import { withTransaction } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { newId } from '#domain/identifiers.ts'
import type { StaffContext } from '#domain/sessions/session.server.ts'
import { walletCurrency } from '../wallet/open-wallet.ts'
import { tellPriceRise } from './price-rises.ts'

const day = 24 * 60 * 60 * 1000

export interface RateRequest {
  channel: RateChannel
  category: RateCategory
  country: string
  unitPrice: number
  startsAt: Date
  /** Why a rise comes sooner than it should. */
  shortNotice: string
}

/** A new price, from a day on. It counts once another person has approved it. */
export function publishRate(ctx: StaffContext, request: RateRequest): Promise<string> {
  return withTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    if (request.startsAt < now) throw new DomainError('rate_day_past')
    const [current] = await tx.db
      .select({ unitPrice: rates.unitPrice, startsAt: rates.startsAt })
      .from(rates)
      .innerJoin(rateLines, eq(rateLines.id, rates.line))
      .where(and(lineIs(request), isNull(rates.endsAt)))
    if (current && current.startsAt >= request.startsAt) throw new DomainError('rate_overlaps')
    if (current && request.unitPrice > current.unitPrice) refuseSuddenRise(request, now)
    const id = newId(now)
    const { userId } = tx.session
    await tx.db.insert(rateProposals).values({
      ...request,
      id,
      currency: walletCurrency,
      chargedOn: chargedOn(request.channel),
      publishedBy: userId,
      publishedAt: now,
      state: 'proposed',
    })
    const { channel, category, country, unitPrice } = request
    await addAuditEntry(tx, {
      action: 'rate-published',
      userId,
      detail: { rate: id, channel, category, country, unitPrice },
    })
    return id
  })
}

/** Companies are told of a rise when it is approved: until then nothing is announced. */
function refuseSuddenRise(
  { startsAt, shortNotice }: Pick<RateRequest, 'startsAt' | 'shortNotice'>,
  now: Date,
): void {
  const isSoon = startsAt.getTime() - now.getTime() < ownerSettings.rates.noticeDays * day
  if (isSoon && !shortNotice) throw new DomainError('notice_too_short')
}

const lineIs = ({ channel, category, country }: Record<'channel' | 'category' | 'country', string>) =>
  and(
    eq(rateLines.channel, channel),
    eq(rateLines.category, category),
    eq(rateLines.country, country),
    eq(rateLines.currency, walletCurrency),
  )

/** What waits for a second person. */
export const waitingRates = ({ db }: Pick<StaffContext, 'db'>) =>
  db
    .select({
      proposal: rateProposals,
      by: users.firstName,
      /** What it replaces; nothing where the line is new. */
      before: rates.unitPrice,
      /** Companies that sent such messages in the last thirty days. */
      affected: sql<number>`(
        select count(distinct ${walletSpending.companyId})::integer from ${walletSpending}
        where ${walletSpending.rateLine} = ${rateLines.id} and ${walletSpending.hour} > now() - interval '30 days')`,
    })
    .from(rateProposals)
    .leftJoin(users, eq(users.id, rateProposals.publishedBy))
    .leftJoin(
      rateLines,
      and(
        eq(rateLines.channel, rateProposals.channel),
        eq(rateLines.category, rateProposals.category),
        eq(rateLines.country, rateProposals.country),
        eq(rateLines.currency, rateProposals.currency),
      ),
    )
    .leftJoin(rates, and(eq(rates.line, rateLines.id), isNull(rates.endsAt)))
    .where(eq(rateProposals.state, 'proposed'))
    .orderBy(desc(rateProposals.publishedAt))

/** Another person says yes or no. The price before it ends where the new one begins; holds keep theirs. */
export function decideRate(ctx: StaffContext, id: string, isApproved: boolean): Promise<void> {
  return withTransaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(rateProposals).where(eq(rateProposals.id, id)).for('update')
    if (!row) throw new DomainError('not_found')
    if (row.state !== 'proposed') throw new DomainError('decided_already')
    const { userId } = tx.session
    if (isApproved && row.publishedBy === userId) throw new DomainError('same_person')
    const now = tx.clock.now()
    await tx.db
      .update(rateProposals)
      .set({ state: isApproved ? 'approved' : 'refused', decidedBy: userId, decidedAt: now })
      .where(eq(rateProposals.id, id))
    if (isApproved) {
      const { channel, category, country, currency, chargedOn: when, unitPrice, publishedBy } = row
      const startsAt = row.startsAt < now ? now : row.startsAt
      await tx.db
        .insert(rateLines)
        .values({ channel, category, country, currency, chargedOn: when })
        .onConflictDoNothing()
      const [line] = await tx.db.select().from(rateLines).where(lineIs(row))
      if (!line) throw new DomainError('not_found')
      const [current] = await tx.db
        .select()
        .from(rates)
        .where(and(eq(rates.line, line.id), isNull(rates.endsAt)))
      if (current && current.startsAt >= startsAt) throw new DomainError('rate_overlaps')
      const isRise = current !== undefined && unitPrice > current.unitPrice
      if (isRise) refuseSuddenRise(row, now)
      if (current) await tx.db.update(rates).set({ endsAt: startsAt }).where(eq(rates.id, current.id))
      const [added] = await tx.db
        .insert(rates)
        .values({ line: line.id, unitPrice, startsAt, publishedBy, approvedBy: userId })
        .returning({ id: rates.id })
      if (isRise && added) {
        await tellPriceRise(tx, { line, rateId: added.id, before: current.unitPrice, unitPrice, startsAt })
      }
    }
    await addAuditEntry(tx, {
      action: isApproved ? 'rate-approved' : 'rate-refused',
      userId,
      detail: { rate: id },
    })
  })
}
