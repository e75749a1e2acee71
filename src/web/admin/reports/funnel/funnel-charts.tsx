import { funnelPage as copy } from '#content/admin/funnel.ts'
import type { FunnelRow, FunnelStage } from '#domain/reports/funnel.ts'
import { BarChart } from '#web/admin/parts/bar-chart.tsx'
import type { ChartInk } from '#web/kit/data/chart-frame.tsx'
import { shortDay } from '#web/admin/short-day.ts'
import { shareOf, sourcesOf, stages, totalOf } from './funnel-figures.ts'

const inks: ChartInk[] = ['carbon', 'canary', 'pink', 'stamp']

/** One bar a step, over all weeks. */
export function WholeChart({ rows }: { rows: readonly FunnelRow[] }) {
  const totals = totalOf(rows)
  return (
    <BarChart
      {...copy.whole}
      table={copy.table}
      noteLabel={copy.whole.share}
      series={[{ ink: 'carbon', label: copy.whole.y }]}
      rows={stages.map((stage, index) => ({
        key: copy.stages[stage],
        values: [totals[stage]],
        note: shareOf(totals, index),
      }))}
    />
  )
}

interface WeeksChartProps {
  weeks: readonly string[]
  rows: readonly FunnelRow[]
  stage: FunnelStage
}

/** One step, week by week; the three sources that bring most have an ink each, the rest share one. */
export function WeeksChart({ weeks, rows, stage }: WeeksChartProps) {
  const ranked = sourcesOf(rows)
  const names = ranked.length > inks.length ? [...ranked.slice(0, inks.length - 1), copy.others] : ranked
  const nameOf = (source: string) => (names.includes(source) ? source : copy.others)
  const name = copy.stages[stage]
  return (
    <BarChart
      title={copy.weeks.title(name)}
      label={copy.weeks.label(name)}
      x={copy.weeks.x}
      y={name.toLowerCase()}
      table={copy.table}
      series={names.map((label, index) => ({ ink: inks[index] ?? 'white', label }))}
      rows={weeks.map((week) => ({
        key: shortDay(week),
        values: names.map((source) =>
          rows
            .filter((row) => row.week === week && nameOf(row.source) === source)
            .reduce((sum, row) => sum + row[stage], 0),
        ),
      }))}
    />
  )
}
