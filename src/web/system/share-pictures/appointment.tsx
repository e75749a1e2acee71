import { Drawing, ink } from '#web/kit/drawings/drawing.tsx'
import { range } from '#web/kit/drawings/geometry.ts'

const days = range(28).map((day) => ({ x: 38 + (day % 7) * 24, y: 62 + Math.floor(day / 7) * 26, day }))
const taken = new Set([2, 9, 11, 19, 22])
const chosen = 17

/** A month on the wall: some days are struck through, one is yours. */
export function Appointment() {
  return (
    <Drawing>
      <path d="M28 18H212V168H28Z" fill={ink.stock} strokeWidth="3" />
      <path d="M28 18H212V46H28Z" fill={ink.line} />
      <path d="M68 8V28M172 8V28" strokeWidth="7" />
      <path d="M68 10V26M172 10V26" stroke={ink.stock} strokeWidth="2.5" />
      {days.map(({ x, y, day }) =>
        day === chosen ? (
          <path key={day} d={`M${x} ${y}h20v18h-20z`} fill={ink.spot} stroke={ink.spot} strokeWidth="3" />
        ) : (
          <path key={day} d={`M${x} ${y}h20v18h-20z${taken.has(day) ? 'l20 18' : ''}`} strokeWidth="1.2" />
        ),
      )}
    </Drawing>
  )
}
