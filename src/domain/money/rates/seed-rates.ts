import { sql } from 'drizzle-orm'
import { exampleRateRows, exampleRates } from '#rules/money/example-rates.ts'
import { chargedOn } from '#rules/money/rate-card.ts'
import { rateLines, rates } from '#database/schema/rates.ts'
import { type Context, withTransaction } from '#domain/context.server.ts'

/** The example card, where there is no card yet: for the demo and for tests, published by one and approved by another. */
export function seedRates(ctx: Context, publishedBy: string, approvedBy: string): Promise<void> {
  return withTransaction(ctx, async ({ db }) => {
    const [known] = await db.select({ id: rates.id }).from(rates).limit(1)
    if (known) return
    const lines = await db
      .insert(rateLines)
      .values(
        exampleRateRows.map(({ channel, category, country }) => ({
          channel,
          category,
          country,
          currency: exampleRates.currency,
          chargedOn: chargedOn(channel),
        })),
      )
      .onConflictDoUpdate({
        target: [rateLines.channel, rateLines.category, rateLines.country, rateLines.currency],
        set: { chargedOn: sql`excluded.charged_on` },
      })
      .returning()
    const startsAt = new Date(`${exampleRates.validFrom}T00:00:00Z`)
    await db.insert(rates).values(
      exampleRateRows.map((row) => {
        const line = lines.find(
          ({ channel, category, country }) =>
            channel === row.channel && category === row.category && country === row.country,
        )
        return { line: line?.id ?? 0, unitPrice: row.unitPrice, startsAt, publishedBy, approvedBy }
      }),
    )
  })
}
