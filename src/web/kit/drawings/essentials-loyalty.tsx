import { Drawing, ink } from './drawing.tsx'
import { hatch, type Point, polyline, range, star } from './geometry.ts'

const coinHeight = 8.4
const coinRadius = 21

/** Four piles of 3, 5, 8 and 13 coins: points that grow on points. */
export function LoyaltyPoints() {
  return (
    <Drawing>
      {[3, 5, 8, 13].map((coins, pile) => (
        <CoinPile key={coins} x={42 + pile * 52} coins={coins} fill={pile === 3 ? ink.spot : ink.stock} />
      ))}
    </Drawing>
  )
}

function CoinPile({ x, coins, fill }: { x: number; coins: number; fill: string }) {
  const [base, top] = [158, 158 - coins * coinHeight]
  const rim = `${coinRadius} 7 0 0`
  const [left, right] = [x - coinRadius, x + coinRadius]
  const edges = range(coins - 1).map((coin) => {
    const y = base - (coin + 1) * coinHeight
    return `M${left} ${y.toFixed(1)}A${rim} 0 ${right} ${y.toFixed(1)}`
  })
  return (
    <g strokeWidth="1.6">
      <path
        d={`M${left} ${top.toFixed(1)}V${base}A${rim} 0 ${right} ${base}V${top.toFixed(1)}`}
        fill={fill}
      />
      <path d={edges.join('')} />
      <ellipse cx={x} cy={top.toFixed(1)} rx={coinRadius} ry="7" fill={fill} />
      <ellipse cx={x} cy={top.toFixed(1)} rx="13.5" ry="4" strokeWidth="1.2" />
    </g>
  )
}

/** Three landings of a stair. Each is engraved closer than the one below. */
export function Tiers() {
  const landings = [
    { x: 30, height: 46, spacing: 9.2 },
    { x: 90, height: 86, spacing: 5.7 },
    { x: 150, height: 126, spacing: 3.5 },
  ]
  return (
    <Drawing>
      {landings.map(({ x, height, spacing }, level) => {
        const top = 160 - height
        const outline: Point[] = [
          [x, top],
          [x + 60, top],
          [x + 60, 160],
          [x, 160],
        ]
        const gold = level === 2
        return (
          <g key={x}>
            <path
              d={hatch(outline, spacing, spacing)}
              stroke={gold ? ink.spot : ink.line}
              strokeWidth={gold ? 2 : 1.3}
            />
            <path d={polyline(outline, { closed: true })} />
          </g>
        )
      })}
      <path d={polyline(star([180, 18], 13), { closed: true })} fill={ink.line} stroke="none" />
      <path d="M18 160H222" />
    </Drawing>
  )
}

/** A coupon with its notches where the perforation is, so that it tears. */
export function Rewards() {
  const coupon = 'M28 44H150A9 9 0 0 0 168 44H212V132H168A9 9 0 0 0 150 132H28Z'
  return (
    <Drawing>
      <g transform="rotate(-5 120 88)">
        <path d={coupon} fill={ink.spot} />
        <g stroke={ink.stock} strokeWidth="7">
          <circle cx="64" cy="72" r="13" />
          <circle cx="114" cy="104" r="13" />
          <path d="M118 60L60 116" />
        </g>
        <path d="M159 56V122" stroke={ink.stock} strokeWidth="2.4" strokeDasharray="5 5" />
        <path d={polyline(star([190, 88], 15), { closed: true })} fill={ink.stock} stroke="none" />
      </g>
    </Drawing>
  )
}

const starOutline = (radius: number) => polyline(star([120, 92], radius), { closed: true })

/** One star with six outlines round a solid heart. */
export function Reviews() {
  return (
    <Drawing>
      <path
        d={range(6)
          .map((ring) => starOutline(82 - ring * 8.4))
          .join('')}
        strokeWidth="1.7"
      />
      <path d={starOutline(32)} fill={ink.spot} stroke="none" />
    </Drawing>
  )
}
