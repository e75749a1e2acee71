import { memo } from 'react'
import { commissionCopy } from '#content/site/calculator.ts'
import type { CommissionInput, CommissionMonth } from '#rules/commission/commission.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import { ChartLine } from '#web/kit/data/chart-line.tsx'
import { bandMonths, cohortBars } from './cohort-bands.ts'
import { count, exact } from './figures.ts'
import { useMoney } from './money.ts'

const { chart } = commissionCopy

interface CohortChartProps {
  months: readonly CommissionMonth[]
  input: CommissionInput
  /** Drawn as a line where it is not so high that the bars would lie flat below it. */
  ceiling?: number
  /** Whether months pass it, so that it is where they settle. */
  isPassed: boolean
}

/** The months on graph paper, in bands of when merchants joined, and the table behind them. */
export const CohortChart = memo(function CohortChart({ months, input, ceiling, isPassed }: CohortChartProps) {
  const money = useMoney()
  const largest = Math.max(...months.map(({ pay }) => pay), 1)
  const line = ceiling !== undefined && ceiling <= largest * 3 ? ceiling : undefined
  const first = money.whole(months[0]?.pay ?? 0)
  const last = money.whole(months.at(-1)?.pay ?? 0)
  return (
    <ChartFrame
      title={chart.title}
      label={
        chart.label(first, last, months.length) +
        (line === undefined ? '' : chart.ceilingLabel(money.whole(line)))
      }
      x={{
        title: chart.x,
        labels: months.map(({ month }) => String(month)),
        every: labelEvery(months.length),
      }}
      y={{ title: chart.y, largest: Math.max(largest, line ?? 0), format: money.axis }}
      legend={legendOf(months.length, input.start > 0 && input.term !== 1)}
      table={{
        ...chart.table,
        rows: months.map(({ month, joined, active, pay, total }) => [
          count(month),
          exact(joined),
          exact(active),
          money.cents(pay),
          money.cents(total),
        ]),
      }}
    >
      {(plot) => (
        <>
          <ChartBars plot={plot} bars={cohortBars(months, input)} />
          {line !== undefined && (
            <ChartLine
              plot={plot}
              value={line}
              label={(isPassed ? chart.settlesLine : chart.ceilingLine)(money.whole(line))}
            />
          )}
        </>
      )}
    </ChartFrame>
  )
})

const labelEvery = (months: number) => (months <= 12 ? 1 : months <= 36 ? 6 : months <= 60 ? 12 : 24)

function legendOf(months: number, started: boolean) {
  const [one, many] = chart.spans[bandMonths(months)]
  return [
    ...(started ? [{ ink: 'white' as const, label: chart.start }] : []),
    { ink: 'carbon' as const, label: chart.first(one) },
    ...(months > bandMonths(months) ? [{ ink: ['pink', 'canary'] as const, label: chart.later(many) }] : []),
    { ink: 'stamp' as const, label: chart.fresh },
  ]
}
