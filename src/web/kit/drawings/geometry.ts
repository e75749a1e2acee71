/** Pure plane geometry for the drawings. Angles are in degrees, clockwise, 0° at twelve o'clock. */
export type Point = readonly [x: number, y: number]

/** Two decimals are finer than any printer; more would only be bytes. */
export const round = (value: number, decimals = 2) => Number(value.toFixed(decimals))

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [centre[0] + radius * Math.sin(angle), centre[1] - radius * Math.cos(angle)]
}

const at = ([x, y]: Point, decimals?: number) => `${round(x, decimals)} ${round(y, decimals)}`

export const line = (from: Point, to: Point, decimals = 1) => `M${at(from, decimals)}L${at(to, decimals)}`

/** A path through the points; `closed` joins the last to the first. */
export function polyline(points: readonly Point[], { closed = false, decimals = 1 } = {}) {
  const [first, ...rest] = points
  if (!first) return ''
  return `M${at(first, decimals)}L${rest.map((point) => at(point, decimals)).join(' ')}${closed ? 'Z' : ''}`
}

/** The arc of a circle from one angle to another, clockwise. */
export function arc(centre: Point, radius: number, from: number, to: number) {
  const large = to - from > 180 ? 1 : 0
  const end = at(polar(centre, radius, to))
  return `M${at(polar(centre, radius, from))}A${radius} ${radius} 0 ${large} 1 ${end}`
}

/** Radial strokes as on a clock face. `length` may single out every n-th one. */
export function ticks(
  centre: Point,
  radius: number,
  count: number,
  length: (index: number) => number,
  { from = 0, sweep = 360 } = {},
) {
  return range(count)
    .map((index) => {
      const angle = from + (sweep * index) / (sweep === 360 ? count : count - 1)
      return line(polar(centre, radius, angle), polar(centre, radius - length(index), angle))
    })
    .join('')
}

export function star(centre: Point, radius: number, { points = 5, waist = 0.42 } = {}): Point[] {
  return range(points * 2).map((index) =>
    polar(centre, index % 2 ? radius * waist : radius, (index * 180) / points),
  )
}

export type Cubic = readonly [start: Point, handle: Point, handle: Point, end: Point]

export function cubicAt([p0, p1, p2, p3]: Cubic, t: number): Point {
  const u = 1 - t
  const blend = (axis: 0 | 1) =>
    u ** 3 * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t ** 3 * p3[axis]
  return [blend(0), blend(1)]
}

/** One path through curves that each begin where the last one ended. */
export function cubicPath(...curves: readonly Cubic[]) {
  const [first] = curves
  if (!first) return ''
  const drawn = curves.map(([, ...rest]) => `C${rest.map((point) => at(point, 1)).join(' ')}`)
  return `M${at(first[0], 1)}${drawn.join('')}`
}

/** A soft closed line that has the points for its handles: a quadratic spline through their midpoints. */
export function blob(points: readonly Point[]) {
  const midpoints = points.map(([x, y], index): Point => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
  const start = midpoints.at(-1)
  if (!start) return ''
  const curves = points.map((point, index) => `Q${at(point, 0)} ${at(midpoints[index] ?? point, 0)}`)
  return `M${at(start, 0)}${curves.join('')}`
}

/** Horizontal strokes clipped to a polygon: shading as an engraver does it, without a clip-path. */
export function hatch(polygon: readonly Point[], spacing: number, start = 0) {
  const heights = polygon.map(([, y]) => y)
  const top = Math.min(...heights)
  const rows = Math.floor((Math.max(...heights) - top - start) / spacing) + 1
  return range(rows)
    .map((row) => {
      const y = top + start + row * spacing
      return pairs(crossings(polygon, y)).map(
        ([left, right]) => `M${round(left, 1)} ${round(y, 1)}H${round(right, 1)}`,
      )
    })
    .flat()
    .join('')
}

function crossings(polygon: readonly Point[], y: number) {
  return polygon
    .flatMap(([x0, y0], index) => {
      const [x1, y1] = polygon[(index + 1) % polygon.length] ?? [x0, y0]
      const spans = y0 <= y !== y1 <= y
      return spans ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : []
    })
    .toSorted((a, b) => a - b)
}

function pairs(values: readonly number[]) {
  return range(Math.floor(values.length / 2)).map(
    (index) => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0] as const,
  )
}
