import { cohortsOf, type CommissionInput, type CommissionMonth } from '#rules/commission/commission.ts'
import type { ChartInk } from '#web/kit/data/chart-frame.tsx'

/** How many months of joining make one band: enough bands to see them age, few enough to see them at all. */
export const bandMonths = (months: number): 3 | 6 | 12 => (months <= 36 ? 3 : months <= 60 ? 6 : 12)

const inks: readonly ChartInk[] = ['pink', 'canary']

/** One bar a month: those who were there before, then each band of joining, this month's newcomers on top. */
export function cohortBars(months: readonly CommissionMonth[], input: CommissionInput) {
  const span = bandMonths(months.length)
  return months.map((step) => {
    const bands = new Map<number, number>()
    let fresh = 0
    for (const { joined, pay } of cohortsOf(step, input)) {
      if (joined === step.month) fresh = pay
      else {
        const band = Math.ceil(joined / span)
        bands.set(band, (bands.get(band) ?? 0) + pay)
      }
    }
    return {
      key: String(step.month),
      parts: [
        ...[...bands].map(([band, value]) => ({ value, ink: inkOf(band) })),
        { value: fresh, ink: 'stamp' as const },
      ].filter(({ value }) => value > 0),
    }
  })
}

/** Band 0 were there before the first month. */
const inkOf = (band: number): ChartInk =>
  band === 0 ? 'white' : band === 1 ? 'carbon' : (inks[band % inks.length] ?? 'pink')
