import { ChartBars } from '#web/ui/print/chart-bars.tsx'
import { ChartFrame, type ChartInk } from '#web/ui/print/chart-frame.tsx'
import './bar-chart.css'

interface BarChartProps {
  title: string
  /** What the picture shows, for those who cannot see it. */
  label: string
  x: string
  y: string
  table: string
  /** The inks, in the order of each row's values. */
  series: readonly { ink: ChartInk; label: string }[]
  rows: readonly {
    /** Below the bar. */
    key: string
    /** In the table, where it is more than the key. */
    name?: string
    values: readonly number[]
    /** One more column of the table. */
    note?: string
  }[]
}

/** Bars on graph paper with their figures behind them. */
export function BarChart({ title, label, x, y, table, series, rows }: BarChartProps) {
  const totals = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const hasNotes = rows.some(({ note }) => note !== undefined)
  const isNumbered = rows.some(({ name }) => name !== undefined)
  return (
    <ChartFrame
      title={title}
      label={label}
      x={{ title: x, labels: rows.map(({ key }) => key), every: Math.ceil(rows.length / 6) }}
      y={{ title: y, largest: Math.max(1, ...totals), format: String }}
      legend={series.length > 1 ? series : undefined}
      caption={
        isNumbered && (
          <span className="bar-chart-key">
            {rows.map(({ key, name }) => (
              <span key={key}>
                {key}&nbsp;{name}
              </span>
            ))}
          </span>
        )
      }
      table={{
        summary: table,
        head: [x, ...series.map((one) => one.label), ...(hasNotes ? ['–'] : [])],
        rows: rows.map(({ key, name, values, note }) => [
          name ?? key,
          ...values.map(String),
          ...(hasNotes ? [note ?? ''] : []),
        ]),
      }}
    >
      {(plot) => (
        <ChartBars
          plot={plot}
          bars={rows.map(({ key, values }) => ({
            key,
            parts: values.flatMap((value, index) => {
              const ink = series[index]?.ink
              return ink ? [{ value, ink }] : []
            }),
          }))}
        />
      )}
    </ChartFrame>
  )
}
