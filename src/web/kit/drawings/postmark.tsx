import { useId } from 'react'
import { arc, type Point, range } from './geometry.ts'
import './postmark.css'

export interface PostmarkText {
  /** The office, set round the upper edge in capitals. */
  place: string
  /** Two short lines in the middle: day and month, then the year. */
  date: readonly [string, string]
}

const centre: Point = [56, 56]
const wave = 'q8.5-9 17 0t17 0 17 0 17 0 17 0 17 0'

/** A circular date stamp and the six waves of a cancelling machine. */
export function Postmark({ place, date: [day, year] }: PostmarkText) {
  const id = useId()
  return (
    <svg className="postmark" viewBox="0 0 226 112" aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth="2.4">
        <circle cx="56" cy="56" r="51" />
        <circle cx="56" cy="56" r="32" strokeWidth="1.6" />
        <path
          d={range(6)
            .map((row) => `M112 ${26 + row * 12}${wave}`)
            .join('')}
        />
        <path id={id} d={arc(centre, 37.5, 220, 500)} stroke="none" />
        <path d={arc(centre, 41.5, 166, 194)} strokeWidth="5" strokeDasharray="2 4" />
      </g>
      <g fill="currentColor" textAnchor="middle">
        <text className="postmark-place">
          <textPath href={`#${id}`} startOffset="50%">
            {place}
          </textPath>
        </text>
        <text x="56" y="55">
          {day}
        </text>
        <text x="56" y="69">
          {year}
        </text>
      </g>
    </svg>
  )
}
