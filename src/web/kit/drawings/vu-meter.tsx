import { arc, line, type Point, polar, round } from './geometry.ts'
import './vu-meter.css'

const pivot: Point = [100, 114]
const radius = 84
const swing = 50

/** A VU meter deflects with the voltage: +3 VU is the end of the scale and 0 VU lies at 71 % of it. */
const degrees = (volume: number) => swing * (2 * 10 ** ((volume - 3) / 20) - 1)

const marks = [-20, -10, -7, -5, -3, -2, -1, 0, 1, 2, 3]
const printed = new Set([-20, -10, -5, 0, 3])

const strokes = (shown: readonly number[]) =>
  shown
    .map((volume) => {
      const length = printed.has(volume) ? 14 : 8
      return line(polar(pivot, radius, degrees(volume)), polar(pivot, radius + length, degrees(volume)))
    })
    .join('')

interface VuMeterProps {
  /** Reading in volume units, from -20 to +3. */
  volume: number
}

export function VuMeter({ volume }: VuMeterProps) {
  const clear = marks.filter((mark) => mark < 0)
  const hot = marks.filter((mark) => mark >= 0)
  return (
    <svg className="vu-meter" viewBox="20 10 160 110" aria-hidden>
      <path className="vu-meter-scale" d={arc(pivot, radius, -swing, degrees(0)) + strokes(clear)} />
      <path className="vu-meter-hot" d={arc(pivot, radius, degrees(0), swing)} strokeWidth="5" />
      <path className="vu-meter-hot" d={strokes(hot)} />
      {[...printed].map((mark) => {
        const [x, y] = polar(pivot, radius - 11, degrees(mark))
        return (
          <text key={mark} x={round(x, 1)} y={round(y + 4, 1)}>
            {Math.abs(mark)}
          </text>
        )
      })}
      <g transform={`rotate(${round(degrees(volume), 1)} ${pivot.join(' ')})`}>
        <path className="vu-meter-needle" d="M98.5 114L99.5 18h1L101.5 114z" />
      </g>
      <path className="vu-meter-hub" d="M82 118a18 18 0 0 1 36 0z" />
    </svg>
  )
}
