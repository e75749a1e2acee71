import { Drawing, ink } from './drawing.tsx'
import { type Point, range } from './geometry.ts'

/** A page that was being read, and the question that came up over it. */
export function PopUp() {
  return (
    <Drawing>
      <path d="M20 18H220V158H20Z" fill={ink.stock} />
      <path d="M20 36H220" />
      {[31, 42, 53].map((x) => (
        <circle key={x} cx={x} cy="27" r="3.2" fill={ink.line} stroke="none" />
      ))}
      <path d="M34 52h56v42H34zM150 52h56v42h-56z" strokeWidth="1.2" />
      <path d="M34 104H206M34 116H206M34 128H206M34 140H150" strokeWidth="1.2" />
      <path d="M62 50H178V142H62Z" fill={ink.spot} />
      <g stroke={ink.stock}>
        <path d="M76 68H132M76 82H112" strokeWidth="5" />
        <path d="M163 58l8 8m0-8l-8 8" />
        <path d="M76 94h88v16H76zM82 98v8" />
        <path d="M76 116h88v14H76z" fill={ink.stock} />
      </g>
      <path d="M146 120v30l7-6 5 11 6-3-5-10 9-1z" fill={ink.line} stroke={ink.stock} strokeWidth="1.4" />
    </Drawing>
  )
}

/** One customer brings two, the two bring four, the four bring eight. Every one of them is counted. */
export function ReferralTree() {
  const generations = range(4).map((depth) => {
    const count = 2 ** depth
    return range(count).map((index): Point => [20 + (200 * (index + 0.5)) / count, 26 + depth * 41])
  })
  const branches = generations.slice(1).flatMap((row, depth) =>
    row.map(([x, y], index) => {
      const [parentX, parentY] = generations[depth]?.[Math.floor(index / 2)] ?? [x, y]
      return `M${parentX} ${parentY}V${parentY + 20}H${x}V${y}`
    }),
  )
  return (
    <Drawing>
      <path d={branches.join('')} />
      {generations.map((row, depth) =>
        row.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={[15, 12, 10, 8][depth]}
            fill={depth === 3 ? ink.spot : depth === 0 ? ink.line : ink.stock}
          />
        )),
      )}
    </Drawing>
  )
}
