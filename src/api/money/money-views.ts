import { ownerSettings } from '#contract/money/owner-settings.ts'
import type { Context } from '#domain/context.server.ts'
import type { estimate } from '#domain/money/module-servers/estimate.ts'
import { walletCurrency } from '#domain/money/wallet/open-wallet.ts'
import { type Rate, readComingRates, readRateCard } from '#domain/money/rates/read-rates.ts'

const rateView = ({ id, channel, category, country, unitPrice, startsAt, endsAt }: Rate) => ({
  id,
  channel,
  category,
  country,
  unit_price: unitPrice,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
})

export async function rateCardView(ctx: Context) {
  const at = ctx.clock.now()
  const [rates, coming] = [await readRateCard(ctx, at), await readComingRates(ctx, at)]
  return {
    currency: walletCurrency,
    is_example: !ownerSettings.isDecided,
    rates: rates.map(rateView),
    coming: coming.map(rateView),
  }
}

export const estimateView = ({
  quote,
  expiresAt,
  most,
  likely,
  available,
  missing,
  lines,
}: Awaited<ReturnType<typeof estimate>>) => ({
  quote,
  expires_at: expiresAt.toISOString(),
  most,
  likely,
  available,
  missing,
  lines: lines.map(({ channel, category, country, units, unitPrice }) => ({
    channel,
    category,
    country,
    units,
    unit_price: unitPrice,
  })),
})
