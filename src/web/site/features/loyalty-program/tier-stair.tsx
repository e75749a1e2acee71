import { Drawing, ink } from '#web/kit/drawings/drawing.tsx'
import { hatch, type Point, polyline, range } from '#web/kit/drawings/geometry.ts'
import { Picture } from '../figures/picture.tsx'
import './tier-stair.css'

interface StairCopy {
  label: string
  tiers: readonly { name: string; from: number; perk: string }[]
  now: { name: string; points: number; left: string }
  coupons: readonly { name: string; takes: number }[]
  axis: string
}

/** Where things stand on the sheet. Both sheets share one rule: a point has the same width everywhere. */
interface Sheet {
  width: number
  height: number
  left: number
  right: number
  base: number
  /** Height of a point, and of the first landing. */
  rise: number
  landing: number
  /** Every how many points the ruler is numbered. */
  numbered: number
  coupon: { width: number; height: number; drops: readonly number[] }
  /** No room for what a tier gives, and little for the distance to the next. */
  narrow?: boolean
}

const end = 3600

const wide: Sheet = {
  width: 880,
  height: 560,
  left: 2,
  right: 878,
  base: 390,
  rise: 0.085,
  landing: 56,
  numbered: 500,
  coupon: { width: 176, height: 58, drops: [112, 44, 44] },
}

const tall: Sheet = {
  width: 310,
  height: 580,
  left: 1,
  right: 309,
  base: 350,
  rise: 0.08,
  landing: 46,
  numbered: 1000,
  coupon: { width: 178, height: 52, drops: [172, 108, 44] },
  narrow: true,
}

/** Tiers as a stair on a ruler of points, and coupons hanging where they can be afforded. */
export function TierStair({ copy }: { copy: StairCopy }) {
  return (
    <Picture className="tier-stair" label={copy.label}>
      <div className="tier-stair-wide">
        <Stair copy={copy} sheet={wide} />
      </div>
      <div className="tier-stair-tall">
        <Stair copy={copy} sheet={tall} />
      </div>
    </Picture>
  )
}

function Stair({ copy, sheet }: { copy: StairCopy; sheet: Sheet }) {
  const { base, landing, rise } = sheet
  const x = (points: number) => sheet.left + ((sheet.right - sheet.left) * points) / end
  const top = (from: number) => base - landing - from * rise
  const standing = copy.tiers.findLast(({ from }) => from <= copy.now.points)
  const next = copy.tiers.find(({ from }) => from > copy.now.points)
  const [at, floor] = [x(copy.now.points), top(standing?.from ?? 0)]
  return (
    <Drawing width={sheet.width} height={sheet.height}>
      {copy.tiers.map(({ name, from, perk }, level) => {
        const to = copy.tiers[level + 1]?.from ?? end
        const outline: Point[] = [
          [x(from), top(from)],
          [x(to), top(from)],
          [x(to), base],
          [x(from), base],
        ]
        const last = level === copy.tiers.length - 1
        const spacing = [13, 8, 4.6][level] ?? 4.6
        return (
          <g key={name}>
            <path
              d={hatch(outline, spacing, spacing)}
              stroke={last ? ink.spot : ink.line}
              strokeWidth={last ? 2 : 1.2}
            />
            <path d={polyline(outline, { closed: true })} />
            <text className="tier-stair-name" x={x(from) + 4} y={top(from) - (sheet.narrow ? 10 : 34)}>
              {name}
            </text>
            {!sheet.narrow && (
              <text className="tier-stair-perk" x={x(from) + 5} y={top(from) - 12}>
                {perk}
              </text>
            )}
          </g>
        )
      })}
      <Ruler sheet={sheet} x={x} axis={copy.axis} />
      {next && (
        <g>
          <path
            d={`M${at} ${floor - 22}H${x(next.from)}M${x(next.from) - 9} ${floor - 27}l9 5l-9 5`}
            stroke={ink.spot}
          />
          <text
            className="tier-stair-left"
            data-edge={sheet.narrow || undefined}
            x={sheet.narrow ? at : (at + x(next.from)) / 2 + 6}
            y={floor - (sheet.narrow ? 122 : 32)}
          >
            {copy.now.left}
          </text>
        </g>
      )}
      <g>
        <path d={`M${at} ${base}V${floor - 112}`} strokeWidth="3" />
        <g className="tier-stair-mast">
          <path d={`M${at} ${floor - 112}h-104v44h104Z`} fill={ink.spot} stroke="none" />
          <text className="tier-stair-flag" x={at - 52} y={floor - 83}>
            {copy.now.points.toLocaleString('en-GB')}
          </text>
        </g>
      </g>
      {copy.coupons.map(({ name, takes }, index) => (
        <Coupon
          key={name}
          name={name}
          takes={`${takes.toLocaleString('en-GB')} ${copy.axis}`}
          x={x(takes)}
          from={base}
          drop={sheet.coupon.drops[index] ?? 0}
          sheet={sheet}
        />
      ))}
    </Drawing>
  )
}

/** A tick to a hundred points. */
function Ruler({
  sheet: { base, narrow, numbered },
  x,
  axis,
}: {
  sheet: Sheet
  x: (points: number) => number
  axis: string
}) {
  const marks = range(end / 100 + 1).map((mark) => {
    const points = mark * 100
    return `M${x(points).toFixed(1)} ${base}v${points % numbered ? 8 : 16}`
  })
  return (
    <g>
      <path d={`M${x(0)} ${base}H${x(end)}`} strokeWidth="3" />
      <path d={marks.join('')} strokeWidth="1.4" />
      {range(Math.floor(end / numbered) + 1).map((mark) => (
        <text
          key={mark}
          className="tier-stair-number"
          data-edge={mark === 0 || undefined}
          x={x(mark * numbered)}
          y={base + 33}
        >
          {(mark * numbered).toLocaleString('en-GB')}
          {mark === 0 && !narrow && ` ${axis}`}
        </text>
      ))}
    </g>
  )
}

interface CouponProps {
  name: string
  takes: string
  x: number
  from: number
  drop: number
  sheet: Sheet
}

/** Hangs by a thread from its price. */
function Coupon({ name, takes, x, from, drop, sheet }: CouponProps) {
  const { width, height } = sheet.coupon
  const left = Math.min(x - 16, sheet.right - width)
  const y = from + drop
  const bite = 7
  return (
    <g>
      <path d={`M${x.toFixed(1)} ${from}V${y}`} strokeDasharray="3 3" strokeWidth="1.4" />
      <path
        d={`M${left} ${y}h${width - 44}a${bite} ${bite} 0 0 0 ${bite * 2} 0H${left + width}v${height}h${bite * 2 - 44}a${bite} ${bite} 0 0 0 ${-bite * 2} 0H${left}Z`}
        fill={ink.line}
        stroke="none"
      />
      <path
        d={`M${left + width - 37} ${y + 12}v${height - 24}`}
        stroke={ink.stock}
        strokeDasharray="4 4"
        strokeWidth="1.6"
      />
      <text className="tier-stair-coupon" x={left + 14} y={y + height / 2 - 3}>
        {name}
      </text>
      <text className="tier-stair-price" x={left + 14} y={y + height / 2 + 17}>
        {takes}
      </text>
    </g>
  )
}
