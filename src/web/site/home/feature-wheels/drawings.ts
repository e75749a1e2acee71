import { type Belt, crossedBelt, type Measures } from './belt.ts'

/** The measures of one drawing. Lengths are in units of its view box, angles in degrees, 0° at three o'clock. */
export interface Drawing extends Measures {
  /** Tells the ids of the two drawings apart. */
  key: 'wide' | 'tall'
  belt: Belt
  beltWidth: number
  /** How far the centre line runs on beyond the belt. */
  overrun: number
  wheel: number
  hub: number
  /** Size of the figure and of the caption on a hub, and of the channel names round it. */
  figure: number
  caption: number
  channel: number
  /** Where the wheels meet the crossing: the label that starts at the pointer stands here. */
  pointerA: number
  pointerB: number
}

const beads = 52

/** Both drawings have the same proportion of distance to radius, so their belts run at the same pace. */
const proportion = 41 / 16

const measure = (radius: number) => {
  const distance = radius * proportion
  return { radius, beads, distance, belt: crossedBelt({ distance, radius, beads }) }
}

export const wide: Drawing = {
  ...measure(216),
  key: 'wide',
  beltWidth: 17,
  overrun: 40,
  wheel: 199,
  hub: 76,
  figure: 66,
  caption: 13,
  channel: 13,
  pointerA: 0,
  pointerB: 180,
}

export const tall: Drawing = {
  ...measure(176),
  key: 'tall',
  beltWidth: 13,
  overrun: 12,
  wheel: 162,
  hub: 60,
  figure: 50,
  caption: 11,
  channel: 11,
  pointerA: 90,
  pointerB: 270,
}
