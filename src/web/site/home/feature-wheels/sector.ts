import { round } from '#web/kit/drawings/geometry.ts'

/** A point on a circle round the origin, as path data. 0° is at three o'clock and angles run clockwise. */
function at(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`
}

function sweep(radius: number, from: number, to: number) {
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const r = round(radius)
  return `A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${at(radius, to)}`
}

export const arc = (radius: number, from: number, to: number) =>
  `M${at(radius, from)}${sweep(radius, from, to)}`

/** A slice of a ring; with no inner radius, a slice of a disc. */
export function sector(inner: number, outer: number, from: number, to: number) {
  const back = inner === 0 ? 'L0 0' : `L${at(inner, to)}${sweep(inner, to, from)}`
  return `${arc(outer, from, to)}${back}Z`
}
