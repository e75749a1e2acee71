import { eq } from 'drizzle-orm'
import { quotes } from '#database/schema/rates.ts'
import { wallets } from '#database/schema/ledger.ts'
import type { Context } from '#domain/context.server.ts'
import { newId } from '#domain/identifiers.ts'
import { openWallet, walletCurrency } from '../wallet/open-wallet.ts'
import { priceLines, type Wanted } from '../rates/read-rates.ts'

const day = 24 * 60 * 60 * 1000
/** Of messages that were handed over, the share that usually arrives; until there is a history of one's own. */
const usualShare = 0.95

/** What a batch can cost at most, and a quote that holds for a day. */
export async function estimate(
  ctx: Context,
  whose: { companyId: string; outletId: string },
  lines: Wanted[],
) {
  const now = ctx.clock.now()
  const priced = await priceLines(ctx, lines, now)
  const most = priced.reduce((sum, { unitPrice, units }) => sum + unitPrice * units, 0)
  const likely = priced.reduce(
    (sum, { channel, unitPrice, units }) =>
      sum + unitPrice * (channel === 'whatsapp' ? Math.round(units * usualShare) : units),
    0,
  )
  const { id: walletId } = await openWallet(ctx, whose.companyId)
  const [wallet] = await ctx.db.select().from(wallets).where(eq(wallets.id, walletId))
  const available = wallet ? Math.max(0, wallet.balance - wallet.held - wallet.reserve) : 0
  const id = newId(now)
  const expiresAt = new Date(now.getTime() + day)
  await ctx.db.insert(quotes).values({
    id,
    ...whose,
    currency: wallet?.currency ?? walletCurrency,
    lines: priced.map(({ rateId, channel, category, country, units, unitPrice }) => ({
      rateId,
      channel,
      category,
      country,
      units,
      unitPrice,
    })),
    amount: most,
    createdAt: now,
    expiresAt,
  })
  return {
    quote: id,
    expiresAt,
    lines: priced,
    most,
    likely,
    available,
    missing: Math.max(0, most - available),
  }
}
