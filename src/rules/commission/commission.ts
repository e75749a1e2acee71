/**
 * What a partner earns by referring merchants, month by month. Pure arithmetic: the browser runs it at every
 * move of a slide rule, the server for the first answer and for the CSV. Money is rounded where it is shown.
 */

/** A bracket of merchants and the share they earn. The last one has no end. */
export interface Tier {
  upTo?: number
  rate: number
}

/** Shares are fractions: 0.04 is four of a hundred. */
export interface CommissionInput {
  /** Of one subscription, a month. */
  price: number
  /** One bracket is one rate for all. */
  tiers: readonly Tier[]
  /** New merchants in the first month. */
  referrals: number
  growth: number
  /** Where growth ends: more new merchants than this no month brings. */
  most?: number
  churn: number
  months: number
  /** For how many months a referral is paid; left out, for as long as the merchant stays. */
  term?: number
  /** Merchants referred before the first month. */
  start: number
  /** Paid once for each new merchant. */
  bonus: number
}

export interface CommissionMonth {
  month: number
  joined: number
  active: number
  pay: number
  total: number
}

/** New merchants of a month, the first being 1. */
const joiningIn = (month: number, { referrals, growth, most = Infinity }: CommissionInput) =>
  Math.min(most, referrals * (1 + growth) ** (month - 1))

/**
 * Merchants leave first, then new ones join and pay in their month; after the term a merchant pays no more. Only
 * their number is carried on, because the questions asked from the other end run this dozens of times a frame.
 */
export function monthsOf(input: CommissionInput): CommissionMonth[] {
  const { churn, months, term = Infinity, start, bonus } = input
  /** Of those who joined in a month, what is left when their term is over. */
  const pastTerm = (month: number) =>
    month < 0 ? 0 : (month === 0 ? start : joiningIn(month, input)) * (1 - churn) ** term
  let active = start
  let total = 0
  return Array.from({ length: months }, (_, index) => {
    const month = index + 1
    const joined = joiningIn(month, input)
    // Subtracting leaves a trail of bits where nobody is left.
    active = Math.max(0, active * (1 - churn) - pastTerm(month - term)) + joined
    const pay = shareOf(active, input) + bonus * joined
    total += pay
    return { month, joined, active, pay, total }
  })
}

/** The merchants of one month who still pay, and what they bring this month. */
export interface Cohort {
  /** The month they joined; 0 are those who were there before. */
  joined: number
  merchants: number
  pay: number
}

/** Whom a month's pay comes from. Brackets are filled by all together, so each brings its part of the whole. */
export function cohortsOf({ month, active, joined }: CommissionMonth, input: CommissionInput): Cohort[] {
  const { churn, term = Infinity, start, bonus } = input
  const first = Math.max(start > 0 ? 0 : 1, month - term + 1)
  const each = active > 0 ? shareOf(active, input) / active : 0
  return Array.from({ length: month - first + 1 }, (_, index) => {
    const since = first + index
    const merchants = (since === 0 ? start : joiningIn(since, input)) * (1 - churn) ** (month - since)
    return { joined: since, merchants, pay: each * merchants + (since === month ? bonus * joined : 0) }
  })
}

/** Graduated: a higher rate counts for the merchants within its bracket only, so no merchant too many costs money. */
export function shareOf(active: number, { price, tiers }: Pick<CommissionInput, 'price' | 'tiers'>): number {
  let from = 0
  let sum = 0
  for (const { upTo = Infinity, rate } of tiers) {
    sum += Math.max(0, Math.min(active, upTo) - from) * rate
    from = upTo
  }
  return price * sum
}

const lastOf = (input: CommissionInput) => monthsOf(input).at(-1)

export const totalOf = (input: CommissionInput) => lastOf(input)?.total ?? 0

/** How many months' worth of one merchant are ever paid; without end where nobody leaves. */
function paidMonths({ churn, term = Infinity }: Pick<CommissionInput, 'churn' | 'term'>): number {
  return churn > 0 ? (1 - (1 - churn) ** term) / churn : term
}

/** What a month comes to in the end if referrals do not grow: as many leave as join. None where nobody leaves. */
export function ceilingOf(input: CommissionInput): number | undefined {
  const steady = input.referrals * paidMonths(input)
  return Number.isFinite(steady) ? shareOf(steady, input) + input.bonus * input.referrals : undefined
}

/** What one merchant brings in all, at one rate. */
export function valueOfReferral(
  { price, churn, term, bonus }: Pick<CommissionInput, 'price' | 'churn' | 'term' | 'bonus'>,
  rate: number,
): number | undefined {
  const paid = paidMonths({ churn, term })
  return Number.isFinite(paid) ? price * rate * paid + bonus : undefined
}

/**
 * What those who left would have brought had they stayed: the difference of the two sums as they are shown,
 * so that subtracting one from the other gives the same.
 */
export function costOfChurn(input: CommissionInput): number {
  return (inCents(totalOf({ ...input, churn: 0 })) - inCents(totalOf(input))) / 100
}

const inCents = (money: number) => Math.round(money * 100)

export const firstMonthAt = (months: readonly CommissionMonth[], pay: number): number | undefined =>
  months.find((month) => month.pay >= pay)?.month
