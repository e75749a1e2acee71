import type { Count } from '#content/portal/modules/workspace.ts'
import './count-bars.css'

interface CountBarsProps {
  counts: readonly Count[]
  ink: 'carbon' | 'canary' | 'pink' | 'stamp'
  /** What a full bar stands for; otherwise the largest count. */
  full?: number
}

/** Names, bars drawn to one scale, and the counts they were drawn from. */
export function CountBars({ counts, ink, full }: CountBarsProps) {
  const most = full ?? Math.max(...counts.map(({ count }) => count))
  return (
    <ul className="count-bars">
      {counts.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <b>{count.toLocaleString('en-GB')}</b>
          <svg aria-hidden data-chart-ink={ink}>
            <rect width={`${((100 * count) / most).toFixed(2)}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
