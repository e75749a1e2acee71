import type { OneInkLogo } from './one-ink-logo.ts'

type Point = readonly [x: number, y: number]

/**
 * The dots as one outline for an SVG path. It runs through the middle of each dot's side, which turns stairs into
 * slopes, and encloses holes the other way round.
 */
export function outlineOf(logo: OneInkLogo): string {
  return loopsOf(logo)
    .map((corners) => {
      const middles = corners.map(([x, y], index): Point => {
        const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
        return [(x + nextX) / 2, (y + nextY) / 2]
      })
      return `M${withoutStraights(middles)
        .map(([x, y]) => `${x} ${y}`)
        .join('L')}Z`
    })
    .join('')
}

/** Every side between ink and paper once, ink on its right, joined end to end. */
function loopsOf({ width, height, dots }: OneInkLogo): Point[][] {
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && dots[y * width + x] === 1
  const sides = new Map<string, Point[]>()
  const add = (from: Point, to: Point) => sides.set(from.join(), [...(sides.get(from.join()) ?? []), to])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInk(x, y)) continue
      if (!isInk(x, y - 1)) add([x, y], [x + 1, y])
      if (!isInk(x + 1, y)) add([x + 1, y], [x + 1, y + 1])
      if (!isInk(x, y + 1)) add([x + 1, y + 1], [x, y + 1])
      if (!isInk(x - 1, y)) add([x, y + 1], [x, y])
    }
  }
  const loops: Point[][] = []
  for (const start of sides.keys()) {
    while (sides.get(start)?.length) {
      const loop: Point[] = []
      for (let next = sides.get(start)?.pop(); next; next = sides.get(next.join())?.pop()) {
        loop.push(next)
        if (next.join() === start) break
      }
      loops.push(loop)
    }
  }
  return loops
}

/** A point between two others on one line says nothing. */
const withoutStraights = (points: readonly Point[]) =>
  points.filter(([x, y], index) => {
    const [beforeX, beforeY] = points.at(index - 1) ?? [x, y]
    const [afterX, afterY] = points[(index + 1) % points.length] ?? [x, y]
    return (x - beforeX) * (afterY - y) !== (y - beforeY) * (afterX - x)
  })
