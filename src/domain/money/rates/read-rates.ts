import { and, asc, eq, gt, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { rateFor, type RateCategory, type RateChannel, restOfWorld } from '#rules/money/rate-card.ts'
import { arrayText } from '#database/array-text.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { rateLines, rates } from '#database/schema/rates.ts'
import type { Context } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { walletCurrency } from '../wallet/open-wallet.ts'

const shown = {
  id: rates.id,
  channel: rateLines.channel,
  category: rateLines.category,
  country: rateLines.country,
  unitPrice: rates.unitPrice,
  startsAt: rates.startsAt,
  endsAt: rates.endsAt,
}

export interface Rate {
  id: number
  channel: RateChannel
  category: RateCategory
  country: string
  unitPrice: number
  startsAt: Date
  endsAt: Date | null
}

/** The whole card at a moment, in the order of its lines. */
export async function readRateCard({ db }: Pick<Context, 'db'>, at: Date): Promise<Rate[]> {
  const rows = await db
    .select(shown)
    .from(rates)
    .innerJoin(rateLines, eq(rateLines.id, rates.line))
    .where(and(eq(rateLines.currency, walletCurrency), holdsAt(at)))
    .orderBy(asc(rateLines.country), asc(rateLines.channel), asc(rateLines.category))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- publishing checks both words
  return rows as Rate[]
}

/** What is approved and comes later. */
export async function readComingRates({ db }: Pick<Context, 'db'>, at: Date): Promise<Rate[]> {
  const rows = await db
    .select(shown)
    .from(rates)
    .innerJoin(rateLines, eq(rateLines.id, rates.line))
    .where(and(eq(rateLines.currency, walletCurrency), gt(rates.startsAt, at)))
    .orderBy(asc(rates.startsAt), asc(rates.id))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return rows as Rate[]
}

const holdsAt = (at: Date | Placeholder) =>
  and(lte(rates.startsAt, at), or(isNull(rates.endsAt), gt(rates.endsAt, at)))

export interface Wanted {
  channel: RateChannel
  category: RateCategory
  country: string
  units: number
}

/** Each line with its rate of today; refuses where there is none. */
export async function priceLines(ctx: Pick<Context, 'db'>, lines: readonly Wanted[], at: Date) {
  const found = await findRates(ctx, lines, at)
  return lines.map((line, place) => {
    const rate = found[place]
    if (!rate) throw new DomainError('rate_unknown')
    return { ...line, rateId: rate.id, unitPrice: rate.unitPrice }
  })
}

/** The rate of each line today, or none. */
export async function findRates(
  { db }: Pick<Context, 'db'>,
  lines: readonly Wanted[],
  at: Date,
): Promise<(Rate | undefined)[]> {
  const rows = await ratesOfLines(db).execute({
    channels: arrayText(lines.map(({ channel }) => channel)),
    categories: arrayText(lines.map(({ category }) => category)),
    countries: arrayText([...lines.map(({ country }) => country), restOfWorld]),
    at,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const card = rows as Rate[]
  return lines.map(({ channel, category, country }) => rateFor(card, channel, category, country))
}

const isAmong = (column: AnyPgColumn, name: string) => sql`${column} = any(${sql.placeholder(name)}::text[])`

const ratesOfLines = preparedQuery((db) =>
  db
    .select(shown)
    .from(rates)
    .innerJoin(rateLines, eq(rateLines.id, rates.line))
    .where(
      and(
        eq(rateLines.currency, walletCurrency),
        isAmong(rateLines.channel, 'channels'),
        isAmong(rateLines.category, 'categories'),
        isAmong(rateLines.country, 'countries'),
        holdsAt(sql.placeholder('at')),
      ),
    )
    .prepare('rates_of_lines'),
)
