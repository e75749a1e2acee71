import type { CommissionInput, Tier } from './commission.ts'

/** What figures can be shown in. Only the sign changes: nothing is converted. */
export const currencies = ['USD', 'EUR', 'GBP', 'INR'] as const
export type Currency = (typeof currencies)[number]

/** The calculator's form as people fill it in: shares in per cent, money in the currency shown. The address holds all of it. */
export interface CommissionSettings {
  referrals: number
  growth: number
  churn: number
  months: number
  plan: 'flat' | 'tiers'
  rate: number
  /** Months a referral is paid for; nothing means for as long as the merchant stays. */
  term?: number
  start: number
  bonus: number
  /** What the visitor would like to earn in a month. */
  need: number
  currency: Currency
}

export type NumberSetting = Exclude<keyof CommissionSettings, 'plan' | 'currency'>

interface Limit {
  min: number
  max: number
  step: number
}

/** Growth ends where arithmetic goes on and partners do not. */
export const commissionLimits: Readonly<Record<NumberSetting, Limit>> = {
  referrals: { min: 0, max: 50, step: 1 },
  growth: { min: 0, max: 15, step: 0.1 },
  churn: { min: 0, max: 15, step: 0.1 },
  months: { min: 1, max: 120, step: 1 },
  rate: { min: 0, max: 50, step: 0.5 },
  term: { min: 1, max: 120, step: 1 },
  start: { min: 0, max: 1_000, step: 1 },
  bonus: { min: 0, max: 1_000, step: 1 },
  need: { min: 0, max: 1_000_000, step: 1 },
}

const plain = /^\d*\.?\d+(?:e\d{1,3})?$/i

/** A number as people write it (`5`, `5%`, `$2,000`), moved onto the scale. Nothing else is a number. */
export function readNumber(name: NumberSetting, text: string): number | undefined {
  const written = text.replaceAll(/[\s,$€£₹%]/g, '')
  const negative = written.startsWith('-')
  const digits = negative ? written.slice(1) : written
  if (!plain.test(digits)) return undefined
  return onScale(name, negative ? -Number(digits) : Number(digits))
}

/** The nearest value that the scale has. */
export function onScale(name: NumberSetting, value: number): number {
  const { min, max, step } = commissionLimits[name]
  const steps = Math.round(Math.min(max, Math.max(min, value)) / step)
  // Dividing by whole steps to one leaves no trail of nines.
  return Math.min(max, Math.max(min, steps / Math.round(1 / step)))
}

/** Reads an address. Whatever is missing or makes no sense is as given beforehand. */
export function readSettings(query: URLSearchParams, given: CommissionSettings): CommissionSettings {
  const read = (name: NumberSetting) => readNumber(name, query.get(name) ?? '')
  const plan = query.get('plan')
  return {
    referrals: read('referrals') ?? given.referrals,
    growth: read('growth') ?? given.growth,
    churn: read('churn') ?? given.churn,
    months: read('months') ?? given.months,
    plan: plan === 'flat' || plan === 'tiers' ? plan : given.plan,
    rate: read('rate') ?? given.rate,
    term: query.has('term') ? read('term') : given.term,
    start: read('start') ?? given.start,
    bonus: read('bonus') ?? given.bonus,
    need: read('need') ?? given.need,
    currency: currencies.find((code) => code === query.get('currency')) ?? given.currency,
  }
}

/** Writes everything, so that an address shows the same figures when the defaults have changed. */
export function writeSettings(settings: CommissionSettings): string {
  const { term = '', ...rest } = settings
  return new URLSearchParams(
    Object.entries({ ...rest, term }).map(([name, value]) => [name, String(value)]),
  ).toString()
}

/** What the model is asked. One rate is a single bracket. */
export function inputOf(
  settings: CommissionSettings,
  { price, tiers, most }: { price: number; tiers: readonly Tier[]; most?: number },
): CommissionInput {
  const { referrals, months, term, start, bonus, plan, rate } = settings
  return {
    price,
    referrals,
    most,
    months,
    term,
    start,
    bonus,
    growth: settings.growth / 100,
    churn: settings.churn / 100,
    tiers: (plan === 'flat' ? [{ rate }] : tiers).map((tier) => ({ ...tier, rate: tier.rate / 100 })),
  }
}
