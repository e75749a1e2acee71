import type { Plot } from './chart-frame.tsx'

/** A level drawn across the plot, with its name on it. */
export function ChartLine({ plot, value, label }: { plot: Plot; value: number; label: string }) {
  const y = `${(100 - plot.height(value)).toFixed(2)}%`
  return (
    <g className="chart-line">
      <line x1="0" x2="100%" y1={y} y2={y} />
      <text x="8" y={y} dy="-7">
        {label}
      </text>
    </g>
  )
}
