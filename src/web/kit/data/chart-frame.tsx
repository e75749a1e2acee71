import type { ReactNode } from 'react'
import { FiguresTable, type Figures } from './figures-table.tsx'
import { type BandScale, bandScale, heightScale, niceTicks } from './scale.ts'
import './chart-frame.css'

export type ChartInk = 'carbon' | 'pink' | 'canary' | 'stamp' | 'white'

/** What a chart draws with: percentages of the plot box, so that it fits any width without scaling type. */
export interface Plot {
  bands: BandScale
  height: (value: number) => number
}

interface ChartFrameProps {
  title: string
  /** What the picture shows, for those who cannot see it. */
  label: string
  caption?: ReactNode
  x: { title: string; labels: readonly string[]; every?: number }
  y: { title: string; largest: number; format: (value: number) => string }
  /** Alternating colours stand side by side. */
  legend?: readonly { ink: ChartInk | readonly ChartInk[]; label: string }[]
  /** The figures behind the plot, under a word that opens them. */
  table: Figures
  children: (plot: Plot) => ReactNode
}

/** A printed plot: graph paper, outlined bars, and the figures it was drawn from. */
export function ChartFrame({ title, label, caption, x, y, legend, table, children }: ChartFrameProps) {
  const ticks = niceTicks(y.largest)
  const plot: Plot = { bands: bandScale(x.labels.length), height: heightScale(ticks.at(-1) ?? 1) }
  return (
    <figure className="chart-frame">
      <figcaption className="chart-frame-title">
        <b>{title}</b>
        {caption && <span>{caption}</span>}
      </figcaption>
      <div className="chart-frame-sheet" data-overhangs={overhangs(x.labels) || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg is an image by its role only */}
        <svg className="chart-frame-plot" role="img" aria-label={label}>
          <GraphPaper columns={x.labels.length} rows={ticks.length - 1} />
          {children(plot)}
          <line className="chart-frame-base" x1="0" y1="100%" x2="100%" y2="100%" />
          <g className="chart-frame-y">
            <text x="0" y="-14">
              {y.title}
            </text>
            {ticks.map((tick) => (
              <text key={tick} x="-10" y={`${100 - plot.height(tick)}%`} dy=".35em">
                {y.format(tick)}
              </text>
            ))}
          </g>
          <g className="chart-frame-x">
            {x.labels.map(
              (text, index) =>
                isLabelled(index, x) && (
                  <text key={text} x={`${plot.bands.middle(index)}%`} y="100%" dy="1.7em">
                    {text}
                  </text>
                ),
            )}
            <text className="chart-frame-x-title" x="100%" y="100%" dy="3.1em">
              {x.title}
            </text>
          </g>
        </svg>
      </div>
      {legend && (
        <ul className="chart-frame-legend">
          {legend.map((entry) => (
            <li key={entry.label}>
              {[entry.ink].flat().map((ink) => (
                <i key={ink} data-chart-ink={ink} aria-hidden />
              ))}
              {entry.label}
            </li>
          ))}
        </ul>
      )}
      <FiguresTable {...table} title={title} />
    </figure>
  )
}

/** Letters that fit side by side below a plot on a telephone. */
export const roomBelow = 36

/** Whether the last label is a word wider than its column, and stands out at the right. */
function overhangs(labels: readonly string[]) {
  const last = labels.at(-1)?.trim() ?? ''
  return last.length > 3 && last.length * labels.length > roomBelow
}

/** The first, every n-th, and the last, unless two would touch: enough to read the rest by. */
function isLabelled(index: number, { labels, every = 1 }: ChartFrameProps['x']) {
  const toEnd = labels.length - 1 - index
  return index === 0 || toEnd === 0 || ((index + 1) % every === 0 && toEnd >= every / 2)
}

const rulings = (count: number) =>
  Array.from({ length: count + 1 }, (_, index) => `M0 ${Number(((100 * index) / count).toFixed(2))}H100`)

/** Four rulings to a tick and about two to a column; however many columns, the paper does not turn grey. */
function GraphPaper({ columns, rows }: { columns: number; rows: number }) {
  const count = columns <= 36 ? columns * 2 : Math.round(columns / Math.ceil(columns / 60))
  const down = Array.from(
    { length: count + 1 },
    (_, index) => `M${Number(((100 * index) / count).toFixed(2))} 0V100`,
  )
  return (
    <svg className="chart-frame-paper" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className="chart-frame-fine" d={[...rulings(rows * 4), ...down].join('')} />
      <path d={rulings(rows).join('')} />
    </svg>
  )
}
