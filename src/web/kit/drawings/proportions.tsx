import { Drawing, ink } from './drawing.tsx'
import { hatch, range } from './geometry.ts'

const ticket = 'h6a2 2 0 0 0 4 0h15v13h-15a2 2 0 0 0-4 0h-6z'

const place = (index: number) => `M${1 + (index % 10) * 29} ${1 + Math.floor(index / 10) * 18}`

/** A hundred tickets, ten by ten; those nobody had to write are only the marks where they would lie. */
export function HundredTickets({ missing }: { missing: number }) {
  const written = range(100 - missing).map((index) => place(index) + ticket)
  const spared = range(missing).map((index) => `${place(100 - missing + index)}h25v13h-25z`)
  return (
    <Drawing width={288} height={178}>
      <path d={written.join('')} fill={ink.line} stroke="none" />
      <path d={spared.join('')} strokeWidth="1.2" strokeDasharray="3 2.5" />
    </Drawing>
  )
}

interface SquaresProps {
  /** How many come back for the one that went out. */
  count: number
  columns?: number
}

/** One square out, so many squares back, all of one size. */
export function ReturnSquares({ count, columns = 26 }: SquaresProps) {
  const rows = Math.ceil(count / columns)
  const squares = range(count).map(
    (index) => `M${(index % columns) * 17} ${30 + Math.floor(index / columns) * 17}h13v13h-13z`,
  )
  return (
    <Drawing width={columns * 17 - 4} height={26 + rows * 17}>
      <path d="M0 0h13v13H0z" fill={ink.line} stroke="none" />
      <path d={squares.join('')} fill={ink.spot} stroke="none" />
    </Drawing>
  )
}

interface BeforeAfterProps {
  before: { value: number; label: string }
  after: { value: number; label: string }
}

/** Two bars on one base line. The heights are in the proportion of the values. */
export function BeforeAfterBars({ before, after }: BeforeAfterProps) {
  const base = 218
  const top = ({ value }: { value: number }) =>
    Math.round(base - (214 * value) / Math.max(before.value, after.value))
  const [beforeTop, afterTop] = [top(before), top(after)]
  return (
    <Drawing width={280} height={220}>
      <path
        d={hatch(
          [
            [1, beforeTop],
            [129, beforeTop],
            [129, base],
            [1, base],
          ],
          8,
          8,
        )}
        strokeWidth="1.2"
      />
      <path d={`M1 ${base}V${beforeTop}H129V${base}`} strokeWidth="1.5" />
      <path d={`M151 ${base}V${afterTop}H279V${base}Z`} fill={ink.spot} strokeWidth="1.5" />
      <path d={`M0 ${base}H280`} strokeWidth="1.5" />
      <BarLabel x={9} y={beforeTop + 9} text={before.label} />
      <BarLabel x={159} y={afterTop + 9} text={after.label} />
    </Drawing>
  )
}

function BarLabel({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <>
      <path d={`M${x} ${y}h${text.length * 8 + 12}v24H${x}z`} fill={ink.stock} stroke="none" />
      <text x={x + 6} y={y + 17} fontSize="15">
        {text}
      </text>
    </>
  )
}
