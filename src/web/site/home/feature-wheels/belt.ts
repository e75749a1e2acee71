import { round } from '#web/kit/drawings/geometry.ts'

export interface Belt {
  /** The closed run of the belt, starting where it crosses itself. */
  path: string
  length: number
  /** At the crossing one run lies on top: its beads from -1 to 1, its belt, and the gap that it leaves. */
  over: { beads: string; belt: string; gap: string }
}

export interface Measures {
  /** From hub to hub. */
  distance: number
  radius: number
  beads: number
}

/**
 * A crossed belt round two equal pulleys whose hubs lie `distance` apart on a level line, with the crossing
 * as the origin. Because the run starts at the crossing, bead 0 and the middle bead meet there, and the
 * piece on top can carry its own beads in step with the rest.
 */
export function crossedBelt({ distance, radius, beads }: Measures): Belt {
  const contact = Math.acos((2 * radius) / distance)
  const straight = Math.sqrt(distance ** 2 - 4 * radius ** 2)
  const length = 2 * straight + 2 * radius * (2 * Math.PI - 2 * contact)

  const along = distance / 2 - Math.cos(contact) * radius
  const across = Math.sin(contact) * radius
  const [x, y] = [round(along), round(across)]
  const turn = `A${radius} ${radius} 0 1`

  const pitch = length / beads
  const piece = (reach: number) => {
    const part = (2 * reach) / straight
    const [dx, dy] = [round(along * part), round(across * part)]
    return `M${-dx} ${-dy}L${dx} ${dy}`
  }
  return {
    path: `M0 0L${x} ${y}${turn} 0 ${x} ${-y}L${-x} ${y}${turn} 1 ${-x} ${-y}Z`,
    length,
    over: { beads: piece(pitch), belt: piece(pitch * 0.6), gap: piece(pitch * 0.45) },
  }
}

/** How long one bead takes to reach the place of the next when the belt does not slip on the pulleys. */
export function secondsPerBead({ length }: Belt, { radius, beads }: Measures, turn: number) {
  return (turn * length) / (beads * 2 * Math.PI * radius)
}
