import type { RateCard } from '#rules/message-cost.ts'

/**
 * What messages cost, in hundredths of a cent. These are examples in the order of magnitude of public price lists,
 * rounded and without mark-up. The owner has not decided the real rates yet.
 */
export const rateCard = {
  validFrom: '2026-10-01',
  source: 'Example rates, rounded by us; not an offer and not a network’s list',
  regions: {
    india: {
      email: 4,
      sms: 25,
      whatsapp: { authentication: 14, utility: 14, marketing: 110 },
      push: 0,
    },
    'united-states': {
      email: 4,
      sms: 120,
      whatsapp: { authentication: 40, utility: 40, marketing: 250 },
      push: 0,
    },
    'united-kingdom': {
      email: 4,
      sms: 450,
      whatsapp: { authentication: 220, utility: 220, marketing: 530 },
      push: 0,
    },
    germany: {
      email: 4,
      sms: 900,
      whatsapp: { authentication: 550, utility: 550, marketing: 1370 },
      push: 0,
    },
    emirates: {
      email: 4,
      sms: 320,
      whatsapp: { authentication: 157, utility: 157, marketing: 500 },
      push: 0,
    },
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
