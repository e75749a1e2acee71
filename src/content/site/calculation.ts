import { monthsOf } from '#rules/commission/commission.ts'
import { inputOf, readSettings, writeSettings } from '#rules/commission/settings.ts'
import { pages } from '../shared/pages.ts'
import { commission } from './commission.ts'

/** The calculation of an address. Its path is written anew, so it is one of ours whatever was sent. */
export function calculationAt(search: string) {
  const settings = readSettings(new URLSearchParams(search), commission.defaults)
  const months = monthsOf(inputOf(settings, commission))
  const last = months.at(-1)
  return {
    path: `${pages.commissionCalculator.path}?${writeSettings(settings)}`,
    figures: {
      months: months.length,
      total: last?.total ?? 0,
      last: last?.pay ?? 0,
      active: last?.active ?? 0,
    },
  }
}
