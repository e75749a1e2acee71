import { type DatedRates, purposes, rateCategories, type RateCategory, type RateRow } from './rate-card.ts'

/**
 * EXAMPLES, rounded by us, in the order of magnitude of the networks' public lists and without a mark-up: a new
 * database begins with them, and pages show them until the owner has decided (`contract/money/owner-settings.ts`).
 */
export const exampleRates = {
  validFrom: '2026-10-01',
  currency: 'USD',
  countries: {
    IN: prices(2_500, 1_400, 11_000, 28_000),
    US: prices(12_000, 4_000, 25_000),
    GB: prices(45_000, 22_000, 53_000),
    DE: prices(90_000, 55_000, 137_000),
    AE: prices(32_000, 15_700, 50_000),
    ZZ: prices(90_000, 55_000, 137_000, 137_000),
  },
} as const

interface CountryPrices {
  email: number
  sms: number
  whatsapp: Partial<Record<RateCategory, number>>
  push: number
}

function prices(sms: number, code: number, marketing: number, codeFromAbroad?: number): CountryPrices {
  return {
    email: 400,
    sms,
    whatsapp: {
      authentication: code,
      ...(codeFromAbroad === undefined ? {} : { authentication_international: codeFromAbroad }),
      utility: code,
      marketing,
      service: 0,
    },
    push: 0,
  }
}

const plainChannels = ['email', 'sms', 'push'] as const

/** The same as rows of the card: email, SMS and push cost the same for every purpose. */
export const exampleRateRows: RateRow[] = Object.entries(exampleRates.countries).flatMap(
  ([country, { whatsapp, ...plain }]) => [
    ...plainChannels.flatMap((channel) =>
      purposes.map((category) => ({ channel, category, country, unitPrice: plain[channel] })),
    ),
    ...rateCategories.flatMap((category) => {
      const { [category]: unitPrice } = whatsapp
      return unitPrice === undefined ? [] : [{ channel: 'whatsapp' as const, category, country, unitPrice }]
    }),
  ],
)

export const exampleRateCard: DatedRates = {
  rows: exampleRateRows,
  coming: [],
  validFrom: exampleRates.validFrom,
  isExample: true,
}
