import { arc, type Point, polar, range, round, ticks } from './geometry.ts'
import './dial.css'

const centre: Point = [300, 300]
const minutes = 15
const sweep = 270
const track = arc(centre, 272, 0, sweep)

interface DialProps {
  /** Where the hand stands. Without it the hand follows `--dial-turn`, from 0 to 1. */
  at?: number
}

/** Fifteen minutes on three quarters of a clock: 18 degrees to the minute, a stroke every twelve seconds. */
export function Dial({ at }: DialProps) {
  const live = at === undefined
  return (
    <svg className="dial" data-live={live || undefined} viewBox="0 0 600 600" aria-hidden>
      <path className="dial-track" d={track} />
      <path
        className="dial-spent"
        d={track}
        pathLength="1"
        strokeDasharray={live ? undefined : `${round(at / minutes, 3)} 2`}
      />
      <path
        className="dial-ticks"
        d={ticks(centre, 248, minutes * 5 + 1, (index) => (index % 5 ? 12 : 30), { sweep })}
      />
      <g className="dial-numerals">
        {range(minutes + 1).map((minute) => {
          const [x, y] = polar(centre, 196, (minute * sweep) / minutes)
          return (
            <text key={minute} x={round(x, 1)} y={round(y + 7, 1)}>
              {minute}
            </text>
          )
        })}
      </g>
      <g
        className="dial-hand"
        transform={live ? undefined : `rotate(${round((at * sweep) / minutes)} 300 300)`}
      >
        <path d="M297 342V80h6v262zM300 46l11 36h-22z" />
        <circle cx="300" cy="300" r="15" />
        <circle className="dial-pin" cx="300" cy="300" r="4.5" />
      </g>
    </svg>
  )
}
