import { useId } from 'react'
import { type Braid, braidExtent, quarterBraid } from './braid.ts'
import { ink } from './drawing.tsx'
import { round } from './geometry.ts'
import './guilloche.css'

const unit = 400

const weaves = {
  /** For a banner, where it is looked at from close by. */
  fine: { strands: 16, swings: 14, reach: 0.5, waists: 7, narrowing: 0.36 },
  /** For a small plate. */
  open: { strands: 12, swings: 12, reach: 0.5, waists: 5, narrowing: 0.38 },
} satisfies Record<string, Braid>

/** The banknote braid on the figure-eight of the mark. Once a page, and large. */
export function Guilloche({ weave = 'fine' }: { weave?: keyof typeof weaves }) {
  const id = useId()
  const braid = weaves[weave]
  const [width, height] = braidExtent(braid)
  const [halfWidth, halfHeight] = [round(width * unit, 0) + 4, round(height * unit, 0) + 4]
  return (
    <svg
      className="guilloche"
      viewBox={`0 0 ${2 * halfWidth} ${2 * halfHeight}`}
      fill="none"
      stroke={ink.spot}
      aria-hidden
    >
      <g transform={`translate(${halfWidth} ${halfHeight})`}>
        <path id={id} d={quarterBraid(braid, unit)} vectorEffect="non-scaling-stroke" />
        <use href={`#${id}`} transform="scale(-1 1)" />
        <use href={`#${id}`} transform="scale(1 -1)" />
        <use href={`#${id}`} transform="scale(-1)" />
      </g>
    </svg>
  )
}
