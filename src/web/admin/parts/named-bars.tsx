import type { ChartInk } from '#web/kit/data/chart-frame.tsx'
import { FiguresTable, type Figures } from '#web/kit/data/figures-table.tsx'
import './named-bars.css'

interface NamedBarsProps {
  title: string
  /** What the picture shows, for those who cannot see it. */
  label: string
  series: readonly { ink: ChartInk; label: string }[]
  rows: readonly { key: string; values: readonly number[] }[]
  table: Figures
}

/** Lying bars, each with its name above it and its figure at its end: for names that are too long for an axis. */
export function NamedBars({ title, label, series, rows, table }: NamedBarsProps) {
  const totals = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const largest = Math.max(1, ...totals)
  return (
    <figure className="named-bars">
      <figcaption className="chart-frame-title">
        <b>{title}</b>
      </figcaption>
      <ul aria-label={label}>
        {rows.map(({ key, values }, index) => (
          <li key={key}>
            <span className="named-bars-name">
              {key} <b>{totals[index]}</b>
            </span>
            <svg className="named-bars-bar" aria-hidden>
              {partsOf(values, series).map(({ ink, from, value }) => (
                <rect
                  key={ink}
                  data-chart-ink={ink}
                  x={`${percent(from, largest)}%`}
                  width={`${percent(value, largest)}%`}
                  height="100%"
                />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      {series.length > 1 && (
        <ul className="chart-frame-legend">
          {series.map((entry) => (
            <li key={entry.label}>
              <i data-chart-ink={entry.ink} aria-hidden />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      <FiguresTable {...table} title={title} />
    </figure>
  )
}

/** Each part begins where the one before it ends. */
const partsOf = (values: readonly number[], series: NamedBarsProps['series']) =>
  series.map(({ ink }, index) => ({
    ink,
    from: values.slice(0, index).reduce((sum, value) => sum + value, 0),
    value: values[index] ?? 0,
  }))

const percent = (value: number, largest: number) => Number(((value / largest) * 100).toFixed(2))
