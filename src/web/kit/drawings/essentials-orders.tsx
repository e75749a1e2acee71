import { Drawing, ink } from './drawing.tsx'
import {
  arc,
  type Cubic,
  cubicAt,
  cubicPath,
  hatch,
  type Point,
  polar,
  polyline,
  range,
  round,
} from './geometry.ts'

/** A statement: date, goods, amount, and under the total the double rule that closes an account. */
export function OrderHistory() {
  const goods = [104, 62, 84, 46, 96, 70]
  return (
    <Drawing>
      <path d="M26 20H214" strokeWidth="4" />
      {goods.map((length, row) => {
        const y = 33 + row * 19
        const colour = row === 2 ? ink.spot : ink.line
        return (
          <g key={length}>
            <path d={`M26 ${y}h10v10h-10z`} fill={colour} stroke="none" />
            <path d={`M46 ${y + 5}h${length}M182 ${y + 5}h32`} stroke={colour} strokeWidth="4" />
            <path d={`M26 ${y + 15}H214`} strokeWidth=".8" />
          </g>
        )
      })}
      <path d="M170 20V166" strokeWidth=".8" />
      <path d="M182 156H214" strokeWidth="4" />
      <path d="M178 164H218M178 168H218" strokeWidth="1.4" />
    </Drawing>
  )
}

const hub: Point = [120, 88]

/** A head that lies on the tangent of its arc and ends it. */
function arrowHead(angle: number) {
  const tip = polar(hub, 66, angle + 16)
  return polyline([tip, polar(hub, 83, angle - 6), polar(hub, 49, angle - 6)], { closed: true })
}

/** A parcel that goes round again. */
export function Reorder() {
  return (
    <Drawing>
      <path d={arc(hub, 66, 8, 76) + arc(hub, 66, 188, 256)} strokeWidth="9" />
      <path d={arc(hub, 66, 284, 366) + arc(hub, 66, 104, 186)} strokeWidth="9" strokeDasharray="2.5 4" />
      <path d={arrowHead(82) + arrowHead(262)} fill={ink.line} stroke="none" />
      <path d="M88 70L120 54L152 70V108L120 124L88 108Z" fill={ink.spot} stroke="none" />
      <path d="M88 70L120 86L152 70M120 86V124M104 62L136 78V90" stroke={ink.stock} />
    </Drawing>
  )
}

const road: Cubic = [
  [116, 148],
  [214, 148],
  [116, 44],
  [208, 42],
]

/** The van stands on its route; the four stops still to come lie between it and the door. */
export function TrackOrder() {
  return (
    <Drawing>
      <path d="M20 148H116" strokeWidth="4" />
      <path d={cubicPath(road)} />
      <circle cx="20" cy="148" r="8" fill={ink.stock} strokeWidth="3" />
      {[0.3, 0.45, 0.6, 0.76].map((t) => {
        const [x, y] = cubicAt(road, t)
        return <circle key={t} cx={round(x, 1)} cy={round(y, 1)} r="5.2" fill={ink.stock} />
      })}
      <circle cx="208" cy="42" r="22" fill={ink.stock} strokeWidth="1.4" />
      <circle cx="208" cy="42" r="14" fill={ink.spot} stroke="none" />
      <path d="M52 98h50v40H52zM104 110h15l12 14v14h-27z" fill={ink.line} stroke="none" />
      <path d="M109 115h8l7.5 9h-15.5z" fill={ink.stock} stroke="none" />
      <circle cx="66" cy="140" r="7" fill={ink.stock} strokeWidth="3" />
      <circle cx="116" cy="140" r="7" fill={ink.stock} strokeWidth="3" />
      <path d="M22 106h22M16 117h28M28 128h16" />
    </Drawing>
  )
}

/** The right half of a heart, from the cleft over the shoulder to the point. */
const halfHeart: readonly Cubic[] = [
  [
    [120, 50],
    [127, 30],
    [142, 18],
    [160, 18],
  ],
  [
    [160, 18],
    [184, 18],
    [198, 37],
    [198, 60],
  ],
  [
    [198, 60],
    [198, 100],
    [152, 128],
    [120, 164],
  ],
]
const halfHeartPath = cubicPath(...halfHeart)

/** Half engraved, half printed: saved, and not yet bought. */
export function Wishlist() {
  const outline = halfHeart.flatMap((curve) => range(16).map((step) => cubicAt(curve, step / 16)))
  const mirrored = outline.map(([x, y]): Point => [240 - x, y])
  return (
    <Drawing>
      <path d={hatch([...mirrored, [120, 164]], 4.6, 2.3)} stroke={ink.spot} strokeWidth="2.2" />
      <path d={halfHeartPath} fill={ink.spot} stroke="none" />
      <path d={halfHeartPath} />
      <path d={halfHeartPath} transform="matrix(-1 0 0 1 240 0)" />
    </Drawing>
  )
}

/** Five pages in the order they were left; the last one is still being looked at. */
export function RecentlyViewed() {
  return (
    <Drawing>
      {range(5).map((page) => {
        const [x, y] = [16 + page * 36, 18 + page * 15]
        const last = page === 4
        return (
          <g key={page} transform={`translate(${x} ${y})`}>
            <path
              d="M0 0H64V80H0Z"
              fill={last ? ink.spot : ink.stock}
              strokeWidth={round(1.2 + page * 0.25)}
            />
            {last ? (
              <>
                <path d="M9 40C22 21 42 21 55 40C42 59 22 59 9 40Z" fill={ink.stock} stroke="none" />
                <circle cx="32" cy="40" r="9" fill={ink.line} stroke="none" />
                <circle cx="35.5" cy="36.5" r="2.6" fill={ink.stock} stroke="none" />
              </>
            ) : (
              <path d="M8 10H24M8 66H20" strokeWidth="3" />
            )}
          </g>
        )
      })}
    </Drawing>
  )
}
