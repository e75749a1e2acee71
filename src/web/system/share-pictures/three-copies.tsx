import { Drawing, ink } from '#web/kit/drawings/drawing.tsx'
import { range } from '#web/kit/drawings/geometry.ts'

const copies = [
  { x: 10, y: 6, surface: 'var(--s)' },
  { x: 62, y: 24, surface: 'var(--canary)' },
  { x: 114, y: 42, surface: 'var(--pink)' },
]

/** One event on carbonless paper: white, canary and pink, in the order in which they are torn off. */
export function ThreeCopies() {
  return (
    <Drawing>
      {copies.map(({ x, y, surface }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M0 0H116V128H0Z" fill={surface} strokeWidth="2.6" />
          <path d="M16 0V128" strokeWidth="1.4" strokeDasharray="4 3" />
          <path
            d={range(8)
              .map((hole) => `M5.5 ${12 + hole * 15}h5`)
              .join('')}
            strokeWidth="5"
          />
          <path d="M28 20H74M28 34H104" strokeWidth="4" />
          <path d="M28 50H104M28 62H104M28 74H88" stroke={ink.spot} strokeWidth="3" />
          <path d="M28 98H104V116H28Z" strokeWidth="1.4" />
          <path d="M34 107H62" stroke={ink.spot} strokeWidth="4" />
        </g>
      ))}
    </Drawing>
  )
}
