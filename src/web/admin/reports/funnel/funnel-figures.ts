import type { FunnelRow, FunnelStage } from '#domain/reports/funnel.ts'

export const stages: readonly FunnelStage[] = ['visits', 'demos', 'signUps', 'shops', 'modules']

export type Totals = Record<FunnelStage, number>

/** Every stage over all these rows. */
export function totalOf(rows: readonly FunnelRow[]): Totals {
  const totals: Totals = { visits: 0, demos: 0, signUps: 0, shops: 0, modules: 0 }
  for (const row of rows) for (const stage of stages) totals[stage] += row[stage]
  return totals
}

/** `12%` of the stage before; a dash where there was none, or where more came than before it. */
export function shareOf(totals: Totals, index: number): string {
  const [stage, before] = [stages[index], stages[index - 1]]
  if (!stage || !before || totals[before] === 0) return '–'
  return `${Math.round((100 * totals[stage]) / totals[before])}%`
}

/** The sources in the order of what they bring at the first stage that has anything. */
export function sourcesOf(rows: readonly FunnelRow[]): string[] {
  const names = [...new Set(rows.map(({ source }) => source))]
  const weight = (source: string) => {
    const totals = totalOf(rows.filter((row) => row.source === source))
    return totals.visits + totals.signUps
  }
  return names.toSorted((a, b) => weight(b) - weight(a))
}
