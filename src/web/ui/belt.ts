const round = (value: number) => Number(value.toFixed(2))

export interface Pulleys {
  /** Centre of the left and of the right pulley, both at height y. */
  left: number
  right: number
  y: number
  radius: number
}

/**
 * The path of a crossed belt round two equal pulleys: two straight runs that cross in the middle and
 * touch the circles as tangents. It is drawn down the left-to-right run first.
 */
export function beltPath({ left, right, y, radius }: Pulleys) {
  const angle = Math.acos((2 * radius) / (right - left))
  const across = Math.cos(angle) * radius
  const up = Math.sin(angle) * radius
  const [leftX, rightX, top, bottom] = [left + across, right - across, y - up, y + up].map(round)
  return [
    `M${leftX} ${top}`,
    `L${rightX} ${bottom}`,
    `A${radius} ${radius} 0 1 0 ${rightX} ${top}`,
    `L${leftX} ${bottom}`,
    `A${radius} ${radius} 0 1 1 ${leftX} ${top}Z`,
  ].join('')
}
