import { ownerSettings } from '#contract/money/owner-settings.ts'
import { exampleRateCard } from '#rules/money/example-rates.ts'
import type { DatedRates } from '#rules/money/rate-card.ts'
import type { Context } from '#domain/context.server.ts'
import { readComingRates, readRateCard } from './read-rates.ts'

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/**
 * The card as public pages print it. Where nobody has published a rate, or the database is away, the examples of the
 * build stand there, marked as such.
 */
export async function readPublicRates(ctx: Context): Promise<DatedRates> {
  try {
    return await readPublished(ctx, ctx.clock.now())
  } catch (error) {
    ctx.log.warn({ err: error }, 'rates not read')
    return exampleRateCard
  }
}

async function readPublished(ctx: Context, at: Date): Promise<DatedRates> {
  const rows = await readRateCard(ctx, at)
  if (rows.length === 0) return exampleRateCard
  const coming = await readComingRates(ctx, at)
  return {
    rows: rows.map(({ channel, category, country, unitPrice }) => ({
      channel,
      category,
      country,
      unitPrice,
    })),
    coming: coming.map(({ channel, category, country, unitPrice, startsAt }) => ({
      channel,
      category,
      country,
      unitPrice,
      startsOn: dayOf(startsAt),
    })),
    validFrom: dayOf(new Date(Math.max(...rows.map(({ startsAt }) => startsAt.getTime())))),
    isExample: !ownerSettings.isDecided,
  }
}
