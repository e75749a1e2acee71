import { type Point, range, round } from './geometry.ts'

export interface Braid {
  /** Strands in the braid, an even number. */
  strands: number
  /** Swings of one strand on the whole belt, an even number. */
  swings: number
  /** How far a strand swings from the belt's centre line, in pulley radii. */
  reach: number
  /** How often the braid narrows on its way round one pulley, and by what share of its reach. */
  waists: number
  narrowing: number
}

/** Between the hubs, in pulley radii: the proportion of the mark. */
const distance = 2.5

/**
 * One quarter of a banknote braid woven along the crossed belt of the mark, with the crossing at 0 0. The
 * belt and the set of strands are symmetrical about both axes, so the other three quarters are reflections
 * of this one, and a braid of a thousand curves costs a few kilobytes.
 */
export function quarterBraid({ strands, swings, reach, waists, narrowing }: Braid, radius: number) {
  const { length, at } = beltQuarter()
  const steps = Math.ceil(Math.max(swings * 1.5, waists * 4.5))
  const swing = (Math.PI * swings) / (2 * length)
  const waist = (Math.PI * waists) / length
  const breadth = (s: number) => reach * (1 - narrowing * (0.5 + 0.5 * Math.cos(waist * s)))

  return range(strands)
    .map((strand) => {
      const phase = (2 * Math.PI * strand) / strands
      return smoothPath(steps, length / steps, radius, (s) => at(s, breadth(s) * Math.cos(swing * s + phase)))
    })
    .join('')
}

/** Half the width and half the height of the whole braid, in pulley radii. */
export const braidExtent = ({ reach }: Braid): Point => [distance / 2 + 1 + reach, 1 + reach]

/** From the crossing down the straight run and round the pulley to its far side. */
function beltQuarter() {
  const straight = Math.sqrt((distance / 2) ** 2 - 1)
  const contact = Math.acos(2 / distance)
  const [dx, dy] = [Math.sin(contact), Math.cos(contact)]
  const length = straight + Math.PI - contact
  const at = (s: number, offset: number): Point => {
    if (s < straight) return [s * dx - offset * dy, s * dy + offset * dx]
    const angle = Math.PI - contact - (s - straight)
    return [distance / 2 + (1 + offset) * Math.cos(angle), (1 + offset) * Math.sin(angle)]
  }
  return { length, at }
}

/** Hermite curves over equal steps, so that `s` lets every curve inherit its first handle from the last. */
function smoothPath(steps: number, step: number, scale: number, at: (s: number) => Point) {
  const knots = range(steps + 1).map((index) => {
    const nudge = step / 50
    const [[x, y], [x0, y0], [x1, y1]] = [
      at(index * step),
      at(index * step - nudge),
      at(index * step + nudge),
    ]
    const handle = (scale * step) / (6 * nudge)
    return {
      x: round(x * scale, 0),
      y: round(y * scale, 0),
      handle: [(x1 - x0) * handle, (y1 - y0) * handle],
    } as const
  })
  const curves = knots.map(({ x, y, handle: [hx, hy] }, index) => {
    const from = knots[index - 1]
    if (!from) return `M${pack([x, y])}`
    const [dx, dy] = [x - from.x, y - from.y]
    return index === 1
      ? `c${pack([...from.handle, dx - hx, dy - hy, dx, dy])}`
      : `s${pack([dx - hx, dy - hy, dx, dy])}`
  })
  return curves.join('')
}

/** Whole numbers, and no separator where a minus sign already parts them. */
const pack = (numbers: readonly number[]) =>
  numbers
    .map((value) => String(round(value, 0)))
    .join(' ')
    .replaceAll(' -', '-')
