import { type CommissionInput, firstMonthAt, monthsOf } from './commission.ts'

/** The calculator asked from the other end: what it takes to earn so much a month. */

const lastPay = (input: CommissionInput) => monthsOf(input).at(-1)?.pay ?? 0

/** The smallest whole number from 0 for which something holds that holds for all larger ones. */
function smallest(most: number, holds: (value: number) => boolean): number | undefined {
  if (!holds(most)) return undefined
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Merchants to refer in the first month, all else left as it is. */
export const referralsFor = (input: CommissionInput, need: number) =>
  smallest(input.most ?? 10_000, (referrals) => lastPay({ ...input, referrals }) >= need)

/** The month in which the present pace gets there, within the horizon given. */
export const monthFor = (input: CommissionInput, need: number, horizon: number) =>
  firstMonthAt(monthsOf({ ...input, months: horizon }), need)

/** The most that may leave each month, in steps of a tenth of a per cent; nothing where even none is too many. */
export function churnFor(input: CommissionInput, need: number): number | undefined {
  const thousandths = smallest(1000, (stay) => lastPay({ ...input, churn: (1000 - stay) / 1000 }) >= need)
  return thousandths === undefined ? undefined : (1000 - thousandths) / 1000
}
