import { round } from './geometry.ts'

/** Two equal pulleys on one level and the belt that runs round both. */
interface Pulleys {
  left: number
  right: number
  level: number
  radius: number
}

/**
 * The crossed belt of the mark. A crossed belt leaves each pulley where the radius stands square to the
 * straight run, which is at acos(2r / distance) from the line between the hubs.
 */
export function crossedBelt({ left, right, level, radius }: Pulleys) {
  const contact = Math.acos((2 * radius) / (right - left))
  const along = Math.cos(contact) * radius
  const across = Math.sin(contact) * radius
  const [nearLeft, nearRight] = [round(left + along), round(right - along)]
  const [above, below] = [round(level - across), round(level + across)]
  const turn = `A${radius} ${radius} 0 1`
  return (
    `M${nearLeft} ${above}L${nearRight} ${below}${turn} 0 ${nearRight} ${above}` +
    `L${nearLeft} ${below}${turn} 1 ${nearLeft} ${above}Z`
  )
}
