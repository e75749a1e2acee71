import type { ReactNode } from 'react'
import { Drawing, ink } from './drawing.tsx'
import { blob, type Point, polar, polyline, range, round, ticks } from './geometry.ts'

/** Three looks on one rivet: a list, a portrait and a grid, like a fan of paint swatches. */
export function AccountThemes() {
  return (
    <Drawing>
      <Swatch turn={-33} fill={ink.stock} detail={ink.line}>
        <path d="M102 54H138M102 68H138M102 82H138M102 96H124" strokeWidth="4" />
      </Swatch>
      <Swatch turn={33} fill={ink.line} detail={ink.stock}>
        <circle cx="120" cy="64" r="13" stroke="none" fill={ink.stock} />
        <path d="M103 90H137M109 101H131" strokeWidth="4" />
      </Swatch>
      <Swatch turn={0} fill={ink.spot} detail={ink.stock}>
        <path
          d="M101 51h17v20h-17zM122 51h17v20h-17zM101 76h17v20h-17zM122 76h17v20h-17z"
          stroke="none"
          fill={ink.stock}
        />
      </Swatch>
      <circle cx="120" cy="146" r="6" fill={ink.stock} />
    </Drawing>
  )
}

interface SwatchProps {
  turn: number
  fill: string
  detail: string
  children: ReactNode
}

function Swatch({ turn, fill, detail, children }: SwatchProps) {
  return (
    <g transform={`rotate(${turn} 120 146)`}>
      <path d="M92 14H148V158H92Z" fill={fill} />
      <g stroke={detail}>
        <path d="M101 34H139" strokeWidth="8" />
        {children}
        <path d="M92 114H148" strokeWidth="1.4" />
      </g>
    </g>
  )
}

const face = { x: 120, top: 36, brow: 54, chin: 106 }

/** Half the width of a sitter at a height: head, neck, shoulders, all held inside the oval. */
function halfWidth(y: number) {
  const head = 26 * Math.max(0, 1 - Math.abs((y - 67) / 32) ** 2.5) ** 0.4
  if (y < 110) return Math.max(head, y < 88 ? 0 : 11.5)
  const shoulders = 12 + 62 * Math.sqrt(Math.min(1, (y - 110) / 40))
  const oval = 82 * Math.sqrt(Math.max(0, 1 - ((y - 88) / 68) ** 2))
  return Math.min(shoulders, oval)
}

/** Where the light ends on the face: on the far side of the brow, nearer towards the jaw. */
const lightEnds = (y: number) =>
  y < face.brow ? -1 : 0.62 - 0.55 * ((y - face.brow) / (face.chin - face.brow))

/** A place on the face at a height, by its share of the way from the middle to the edge. */
const across = (y: number, share: number) => round(face.x + halfWidth(y) * share, 1)

/** A cameo: hair and shadow are engraved in full strokes, the lit side in fine ones, the coat is solid. */
export function Profile() {
  const rows = range(24).map((row) => face.top + row * 3.2)
  const lit = rows.map((y) => `M${across(y, -1)} ${round(y, 1)}H${across(y, lightEnds(y))}`)
  const shade = rows.map((y) => `M${across(y, lightEnds(y))} ${round(y, 1)}H${across(y, 1)}`)
  const coat = range(10).map((row) => 110 + row * 4.7)
  const coatOutline: Point[] = [
    ...coat.map((y): Point => [face.x + halfWidth(y), y]),
    ...coat.toReversed().map((y): Point => [face.x - halfWidth(y), y]),
  ]
  return (
    <Drawing>
      <ellipse cx="120" cy="88" rx="94" ry="80" strokeWidth="1.6" />
      <ellipse cx="120" cy="88" rx="87" ry="73" strokeWidth="1" />
      <path d={milling([120, 88], [87, 73], [94, 80], 72)} strokeWidth="1" />
      <path d={lit.join('')} strokeWidth="1" />
      <path d={shade.join('')} strokeWidth="2.4" />
      <path d={polyline(coatOutline, { closed: true })} fill={ink.spot} stroke="none" />
      <path d="M107 109L120 150L133 109L120 121Z" fill={ink.stock} stroke="none" />
    </Drawing>
  )
}

/** Strokes between two ellipses, as on the rim of a coin. */
function milling([x, y]: Point, inner: Point, outer: Point, count: number) {
  return range(count)
    .map((index) => {
      const [dx, dy] = polar([0, 0], 1, (index * 360) / count)
      const from = [round(x + inner[0] * dx, 1), round(y + inner[1] * dy, 1)]
      return `M${from.join(' ')}L${round(x + outer[0] * dx, 1)} ${round(y + outer[1] * dy, 1)}`
    })
    .join('')
}

const summit: Point = [128, 106]

/** One contour line. The lines share their bends, so that no two ever cross. */
function contour(level: number) {
  const radius = 9 + level * 14.5
  return blob(
    range(18).map((index): Point => {
      const angle = (index / 18) * 2 * Math.PI
      const bend = 1 + 0.14 * Math.sin(3 * angle + 0.22 * level) + 0.08 * Math.cos(2 * angle - 0.3 * level)
      return [
        summit[0] + radius * bend * 1.12 * Math.cos(angle),
        summit[1] + radius * bend * 0.78 * Math.sin(angle),
      ]
    }),
  )
}

/** A map sheet with three addresses: the pin stands on the summit, two more are marked on the slopes. */
export function Addresses() {
  return (
    <Drawing>
      <svg x="20" y="14" width="200" height="148" viewBox="20 14 200 148" strokeWidth="1.2">
        <path d={range(9).map(contour).join('')} />
      </svg>
      <g fill={ink.stock}>
        <circle cx="64" cy="66" r="6.5" />
        <circle cx="194" cy="126" r="6.5" />
      </g>
      <path d="M20 26V14H32M208 14H220V26M220 150V162H208M32 162H20V150" />
      <path
        d="M128 106C106 80 99 70 99 57A29 29 0 1 1 157 57C157 70 150 80 128 106Z"
        fill={ink.spot}
        stroke={ink.stock}
        strokeWidth="2.4"
      />
      <circle cx="128" cy="57" r="10" fill={ink.stock} stroke="none" />
    </Drawing>
  )
}

/** The dial of a safe: a hundred divisions, an index at the top and the key side in the middle. */
export function Security() {
  const centre: Point = [120, 92]
  return (
    <Drawing>
      <path d="M120 13L113 2H127Z" fill={ink.line} stroke="none" />
      <circle cx="120" cy="92" r="78" />
      <path
        d={ticks(centre, 78, 100, (index) => (index % 10 ? (index % 5 ? 6 : 9) : 14))}
        strokeWidth="1.2"
      />
      {range(7).map((ring) => (
        <circle key={ring} cx="120" cy="92" r={60 - ring * 4} strokeWidth={ring % 2 ? 1 : 2} />
      ))}
      <circle cx="120" cy="92" r="33" fill={ink.spot} stroke="none" />
      <path
        d="M120 71A11.5 11.5 0 0 1 126.5 92L132 113H108L113.5 92A11.5 11.5 0 0 1 120 71Z"
        fill={ink.stock}
        stroke="none"
      />
    </Drawing>
  )
}
