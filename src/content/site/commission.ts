import type { CommissionSettings } from '#rules/commission/settings.ts'
import { claims } from '../shared/claims.ts'

/**
 * The terms that the calculator reckons with. EXAMPLES: the owner has yet to decide the rate, the brackets
 * and for how long a referral is paid. Until then the page says so beside every figure. Shares are per cent.
 */
export const commission = {
  /** Of one subscription, in dollars a month. */
  price: Number(claims.price.figure.replace('$', '')),
  /** Rising rates: each counts for the merchants within its bracket only. */
  tiers: [{ upTo: 10, rate: 20 }, { upTo: 25, rate: 25 }, { rate: 30 }],
  /** What the page shows before anything is moved. */
  defaults: {
    referrals: 3,
    growth: 5,
    churn: 4,
    months: 24,
    plan: 'flat',
    rate: 20,
    start: 0,
    bonus: 0,
    need: 2000,
    currency: 'USD',
  } satisfies CommissionSettings as CommissionSettings,
  /** The first month that brings this much is worth naming. */
  milestone: 1000,
  horizons: [12, 24, 36, 60, 120],
  /** Beyond this many months a forecast is only arithmetic, and the page says so. */
  sober: 36,
  /** Growth ends here: more new merchants in one month than this we would not believe. */
  most: 200,
  /** The same form three times: what growth and departures are multiplied by. */
  scenarios: [
    { id: 'lean', surface: 'white', growth: 0, churn: 1.5 },
    { id: 'set', surface: 'canary', growth: 1, churn: 1 },
    { id: 'good', surface: 'pink', growth: 1.5, churn: 0.5 },
  ],
} as const
