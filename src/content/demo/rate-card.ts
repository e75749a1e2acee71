import type { RateCard, RegionRates } from '#rules/message-cost.ts'
import { type DatedRates, rateFor } from '#rules/money/rate-card.ts'

const regionCountries = {
  india: 'IN',
  'united-states': 'US',
  'united-kingdom': 'GB',
  germany: 'DE',
  emirates: 'AE',
} as const

export type RateRegion = keyof typeof regionCountries
export type DemoRateCard = RateCard<RateRegion>

export const regionNames: Readonly<Record<RateRegion, string>> = {
  india: 'India',
  'united-states': 'United States',
  'united-kingdom': 'United Kingdom',
  germany: 'Germany',
  emirates: 'United Arab Emirates',
}

/** The rows of the rate card that the demo quotes, in hundredths of a cent. */
export function demoRateCard({ rows, validFrom, isExample }: DatedRates): DemoRateCard {
  const pricesOf = (country: string): RegionRates => {
    const price = (channel: string, category: string) =>
      (rateFor(rows, channel, category, country)?.unitPrice ?? 0) / 100
    return {
      email: price('email', 'utility'),
      sms: price('sms', 'utility'),
      whatsapp: {
        authentication: price('whatsapp', 'authentication'),
        utility: price('whatsapp', 'utility'),
        marketing: price('whatsapp', 'marketing'),
      },
      push: price('push', 'utility'),
    }
  }
  return {
    validFrom,
    source: isExample ? 'Example rates, rounded by us; not an offer' : 'The rates of our pricing page',
    regions: {
      india: pricesOf(regionCountries.india),
      'united-states': pricesOf(regionCountries['united-states']),
      'united-kingdom': pricesOf(regionCountries['united-kingdom']),
      germany: pricesOf(regionCountries.germany),
      emirates: pricesOf(regionCountries.emirates),
    },
  }
}
