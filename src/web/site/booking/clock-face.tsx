import { range } from '#web/kit/drawings/geometry.ts'

interface ClockFaceProps {
  /** Minutes after midnight; without them the hands are missing, as on a sample card. */
  minutes?: number
  /** The half hour until then is inked. */
  until?: number
}

const at = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI
  return `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`
}

/** A station clock that shows one time, with the half hour after it as a wedge. */
export function ClockFace({ minutes, until }: ClockFaceProps) {
  const hasHands = minutes !== undefined && until !== undefined
  return (
    <svg className="clock-face" viewBox="0 0 100 100" aria-hidden>
      <circle cx="50" cy="50" r="47" className="clock-face-plate" />
      {hasHands && (
        <path
          className="clock-face-wedge"
          d={`M50 50L${at(minutes / 60, 40)}A40 40 0 0 1 ${at(until / 60, 40)}Z`}
        />
      )}
      <path
        className="clock-face-marks"
        d={range(12)
          .map((hour) => `M${at(hour / 12, hour % 3 ? 38 : 34)}L${at(hour / 12, 43)}`)
          .join('')}
      />
      {hasHands && (
        <>
          <path className="clock-face-hour" d={`M${at(minutes / 720 + 0.5, 6)}L${at(minutes / 720, 24)}`} />
          <path className="clock-face-minute" d={`M${at(minutes / 60 + 0.5, 8)}L${at(minutes / 60, 37)}`} />
        </>
      )}
      <circle cx="50" cy="50" r="3.4" className="clock-face-hub" />
    </svg>
  )
}
