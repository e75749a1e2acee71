import { memo } from 'react'
import { commissionCopy } from '#content/commission-calculator.ts'
import type { CommissionMonth } from '#contract/commission.ts'
import { ChartBars } from '#web/ui/print/chart-bars.tsx'
import { ChartFrame } from '#web/ui/print/chart-frame.tsx'
import { ChartLine } from '#web/ui/print/chart-line.tsx'
import { bandMonths, cohortBars } from './cohort-bands.ts'
import { axisDollars, cents, count, dollars, exact } from './figures.ts'

const { chart } = commissionCopy

interface CohortChartProps {
  months: readonly CommissionMonth[]
  /** Drawn as a line where it is not so high that the bars would lie flat below it. */
  ceiling?: number
  /** Whether months pass it, so that it is where they settle. */
  isPassed: boolean
}

/** The months on graph paper, in bands of when merchants joined, and the table behind them. */
export const CohortChart = memo(function CohortChart({ months, ceiling, isPassed }: CohortChartProps) {
  const largest = Math.max(...months.map(({ pay }) => pay), 1)
  const line = ceiling !== undefined && ceiling <= largest * 3 ? ceiling : undefined
  const first = dollars(months[0]?.pay ?? 0)
  const last = dollars(months.at(-1)?.pay ?? 0)
  return (
    <ChartFrame
      title={chart.title}
      label={
        chart.label(first, last, months.length) +
        (line === undefined ? '' : chart.ceilingLabel(dollars(line)))
      }
      x={{
        title: chart.x,
        labels: months.map(({ month }) => String(month)),
        every: labelEvery(months.length),
      }}
      y={{ title: chart.y, largest: Math.max(largest, line ?? 0), format: axisDollars }}
      legend={legendOf(months)}
      table={{
        ...chart.table,
        rows: months.map(({ month, joined, active, pay, total }) => [
          count(month),
          exact(joined),
          exact(active),
          cents(pay),
          cents(total),
        ]),
      }}
    >
      {(plot) => (
        <>
          <ChartBars plot={plot} bars={cohortBars(months)} />
          {line !== undefined && (
            <ChartLine
              plot={plot}
              value={line}
              label={(isPassed ? chart.settlesLine : chart.ceilingLine)(dollars(line))}
            />
          )}
        </>
      )}
    </ChartFrame>
  )
})

const labelEvery = (months: number) => (months <= 12 ? 1 : months <= 36 ? 6 : months <= 60 ? 12 : 24)

function legendOf(months: readonly CommissionMonth[]) {
  const [one, many] = chart.spans[bandMonths(months.length)]
  const started = months[0]?.cohorts.some(({ joined }) => joined === 0)
  return [
    ...(started ? [{ ink: 'white' as const, label: chart.start }] : []),
    { ink: 'carbon' as const, label: chart.first(one) },
    ...(months.length > bandMonths(months.length)
      ? [{ ink: ['pink', 'canary'] as const, label: chart.later(many) }]
      : []),
    { ink: 'stamp' as const, label: chart.fresh },
  ]
}
