/** A plot box is a hundred wide and a hundred high: what a scale returns is a percentage of it. */
export interface BandScale {
  start: (index: number) => number
  middle: (index: number) => number
  width: number
}

const percent = (value: number) => Number(value.toFixed(3))

/** Equal bands side by side. `gap` is the share of each band left white. */
export function bandScale(count: number, gap = 0.22): BandScale {
  const band = 100 / Math.max(1, count)
  return {
    start: (index) => percent((index + gap / 2) * band),
    middle: (index) => percent((index + 0.5) * band),
    width: percent(band * (1 - gap)),
  }
}

/** From the foot of the plot: 0 is on the base line, `top` touches the upper edge. */
export const heightScale = (top: number) => (value: number) => percent((100 * value) / top)

/** Steps of 1, 2 or 5 times a power of ten from zero until the largest value is covered. */
export function niceTicks(largest: number, about = 5): number[] {
  if (largest <= 0) return [0, 1]
  const rough = largest / about
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10)
  return Array.from({ length: Math.ceil(largest / step - 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  )
}
