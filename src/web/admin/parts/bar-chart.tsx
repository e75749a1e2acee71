import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame, type ChartInk, roomBelow } from '#web/kit/data/chart-frame.tsx'
import { NamedBars } from './named-bars.tsx'

interface BarChartProps {
  title: string
  /** What the picture shows, for those who cannot see it. */
  label: string
  x: string
  y: string
  table: string
  /** The inks, in the order of each row's values. */
  series: readonly { ink: ChartInk; label: string }[]
  /** Heads the column of notes. */
  noteLabel?: string
  rows: readonly {
    /** Below the bar; where there is no room for all, the bars lie and carry it. */
    key: string
    values: readonly number[]
    /** One more column of the table. */
    note?: string
  }[]
}

const fewest = 6

const grouped = (value: number) => value.toLocaleString('en-GB')

/** Bars on graph paper with their figures behind them. */
export function BarChart(props: BarChartProps) {
  const { title, label, x, y, table, series, rows, noteLabel } = props
  const totals = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const isTooLong = rows.some(({ key }) => key.length * Math.max(rows.length, fewest) > roomBelow)
  const figures = {
    summary: table,
    head: [x, ...series.map((one) => one.label), ...(noteLabel ? [noteLabel] : [])],
    rows: rows.map(({ key, values, note }) => [
      key,
      ...values.map(grouped),
      ...(noteLabel ? [note ?? ''] : []),
    ]),
  }
  if (isTooLong) return <NamedBars {...{ title, label, series, rows }} table={figures} />
  // Few bars stay as narrow as many: the paper goes on beside them.
  const empty = Array.from({ length: Math.max(0, fewest - rows.length) }, (_, n) => '\u00a0'.repeat(n + 1))
  return (
    <ChartFrame
      title={title}
      label={label}
      x={{ title: x, labels: [...rows.map(({ key }) => key), ...empty] }}
      y={{ title: y, largest: Math.max(5, ...totals), format: grouped }}
      legend={series.length > 1 ? series : undefined}
      table={figures}
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
