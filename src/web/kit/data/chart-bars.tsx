import type { ChartInk, Plot } from './chart-frame.tsx'

interface ChartBarsProps {
  plot: Plot
  /** One bar a band, piled up from the base line. */
  bars: readonly { key: string; parts: readonly { value: number; ink: ChartInk }[] }[]
}

/** Outlined bars, each part in the ink of its meaning: one path an ink, so that a hundred bars cost no more than ten. */
export function ChartBars({ plot, bars }: ChartBarsProps) {
  const paths = new Map<ChartInk, string>()
  for (const [index, { parts }] of bars.entries()) {
    let below = 0
    for (const { value, ink } of parts) {
      below += value
      const box = `M${plot.bands.start(index)} ${round(100 - plot.height(below))}h${plot.bands.width}v${round(plot.height(value))}h-${plot.bands.width}z`
      paths.set(ink, (paths.get(ink) ?? '') + box)
    }
  }
  return (
    <svg
      className="chart-bars"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      data-dense={bars.length > dense || undefined}
    >
      {[...paths].map(([ink, path]) => (
        <path key={ink} data-chart-ink={ink} d={path} />
      ))}
    </svg>
  )
}

/** From here on outlines would leave no room for the ink between them. */
const dense = 48

const round = (value: number) => Number(value.toFixed(2))
