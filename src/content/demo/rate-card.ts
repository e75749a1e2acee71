import { type CountryPrices, exampleRates } from '#rules/money/example-rates.ts'
import type { RateCard, RegionRates } from '#rules/message-cost.ts'

/** The rows of the rate card that the demo and the calculators quote, in hundredths of a cent. */
const inHundredths = ({ email, sms, whatsapp, push }: CountryPrices): RegionRates => ({
  email: email / 100,
  sms: sms / 100,
  whatsapp: {
    authentication: (whatsapp.authentication ?? 0) / 100,
    utility: (whatsapp.utility ?? 0) / 100,
    marketing: (whatsapp.marketing ?? 0) / 100,
  },
  push: push / 100,
})

const { validFrom, source, countries } = exampleRates

export const rateCard = {
  validFrom,
  source,
  regions: {
    india: inHundredths(countries.IN),
    'united-states': inHundredths(countries.US),
    'united-kingdom': inHundredths(countries.GB),
    germany: inHundredths(countries.DE),
    emirates: inHundredths(countries.AE),
  },
} as const satisfies RateCard

export type RateRegion = keyof typeof rateCard.regions

export const regionNames: Readonly<Record<RateRegion, string>> = {
  india: 'India',
  'united-states': 'United States',
  'united-kingdom': 'United Kingdom',
  germany: 'Germany',
  emirates: 'United Arab Emirates',
}
