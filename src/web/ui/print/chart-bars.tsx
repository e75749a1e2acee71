import type { ChartInk, Plot } from './chart-frame.tsx'

interface ChartBarsProps {
  plot: Plot
  /** One bar a band, piled up from the base line. */
  bars: readonly { key: string; parts: readonly { value: number; ink: ChartInk }[] }[]
}

/** Outlined bars, each part in the ink of its meaning. */
export function ChartBars({ plot, bars }: ChartBarsProps) {
  return (
    <g className="chart-bars">
      {bars.map(({ key, parts }, index) => {
        let below = 0
        return (
          <g key={key}>
            {parts.map(({ value, ink }, part) => {
              below += value
              return (
                <rect
                  key={part}
                  data-chart-ink={ink}
                  x={`${plot.bands.start(index)}%`}
                  y={`${(100 - plot.height(below)).toFixed(2)}%`}
                  width={`${plot.bands.width}%`}
                  height={`${plot.height(value)}%`}
                />
              )
            })}
          </g>
        )
      })}
    </g>
  )
}
