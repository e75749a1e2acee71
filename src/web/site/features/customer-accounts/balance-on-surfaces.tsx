import { useId } from 'react'
import './balance-on-surfaces.css'

const surfaces = ['white', 'canary', 'blue'] as const
const width = 1440
const height = 600
const strip = width / surfaces.length

/** One balance printed across three surfaces. The ink changes with the surface, the figure does not. */
export function BalanceOnSurfaces({ balance }: { balance: string }) {
  const id = useId()
  return (
    <svg className="balance-on-surfaces" viewBox={`0 0 ${width} ${height}`}>
      {surfaces.map((surface, index) => (
        <g key={surface} data-inks={surface}>
          <clipPath id={`${id}${surface}`}>
            <path d={`M${index * strip} 0h${strip}v${height}h${-strip}z`} />
          </clipPath>
          <path
            className="balance-on-surfaces-ground"
            d={`M${index * strip} 0h${strip}v${height}h${-strip}z`}
          />
          <text x={width / 2} y="462" textAnchor="middle" clipPath={`url(#${id}${surface})`}>
            {balance}
          </text>
        </g>
      ))}
    </svg>
  )
}
