import { Drawing, ink } from './drawing.tsx'
import { arc, line, type Point, polar, range, ticks } from './geometry.ts'

/** Six boxes, four digits in, and a thirty-second rule of which twenty-four are left. */
export function OtpLogin() {
  const digits = ['4', '0', '7', '2']
  return (
    <Drawing>
      {range(6).map((box) => {
        const x = 20 + box * 34
        return (
          <g key={box}>
            <path d={`M${x} 46h30v62h-30z`} fill={box === 4 ? ink.spot : ink.stock} />
            {digits[box] && (
              <text x={x + 15} y="90.5" textAnchor="middle" fontSize="38">
                {digits[box]}
              </text>
            )}
          </g>
        )
      })}
      <path d="M171 60V94" stroke={ink.stock} strokeWidth="3" />
      <path
        d={range(31)
          .map((second) => `M${(20 + second * 6.667).toFixed(1)} 138v${second % 5 ? -8 : -14}`)
          .join('')}
        strokeWidth="1.4"
      />
      <path d="M20 138H180" strokeWidth="5" />
      <path d="M180 138H220" strokeWidth="1.4" />
    </Drawing>
  )
}

const rings = [60, 54, 48, 42]
const bandage = { radius: 51, width: 26 }

/** Two linked rings: one passes over at the upper crossing and under at the lower one. */
export function SocialLogin() {
  const [left, right]: [Point, Point] = [
    [90, 88],
    [150, 88],
  ]
  return (
    <Drawing>
      {rings.map((radius) => (
        <circle key={radius} cx={left[0]} cy={left[1]} r={radius} strokeWidth="2.6" />
      ))}
      <circle cx={right[0]} cy={right[1]} r={bandage.radius} stroke={ink.stock} strokeWidth={bandage.width} />
      {rings.map((radius) => (
        <circle key={radius} cx={right[0]} cy={right[1]} r={radius} stroke={ink.spot} strokeWidth="2.6" />
      ))}
      <path d={arc(left, bandage.radius, 12, 92)} stroke={ink.stock} strokeWidth={bandage.width} />
      <path d={rings.map((radius) => arc(left, radius, 11, 93)).join('')} strokeWidth="2.6" />
    </Drawing>
  )
}

/** A stopwatch at ten seconds: the hand stands where the sector ends. */
export function QuickAccounts() {
  const centre: Point = [120, 98]
  const [handX, handY] = polar(centre, 60, 60)
  return (
    <Drawing>
      <path
        d={`M120 98V36A62 62 0 0 1 ${(120 + 62 * Math.sin(Math.PI / 3)).toFixed(1)} 67Z`}
        fill={ink.spot}
        stroke="none"
      />
      <circle cx="120" cy="98" r="68" strokeWidth="3" />
      <path d={ticks(centre, 62, 60, (index) => (index % 5 ? 5 : 11))} strokeWidth="1.4" />
      <path d="M112 10h16v14h-16zM117 24h6v6h-6z" fill={ink.line} stroke="none" />
      <path d={line(polar(centre, 70, 42), polar(centre, 82, 42))} strokeWidth="8" />
      <path d={line(polar(centre, -14, 60), [handX, handY])} strokeWidth="3" />
      <circle cx="120" cy="98" r="6" fill={ink.line} stroke="none" />
    </Drawing>
  )
}
