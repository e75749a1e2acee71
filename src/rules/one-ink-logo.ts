/**
 * A logo as a rubber stamp prints it: one ink, few dots. Small enough to travel in an address, so the picture itself
 * never leaves the browser that it was chosen in.
 */
export interface OneInkLogo {
  width: number
  height: number
  /** Row by row; a one is ink. */
  dots: Uint8Array
}

/** As many dots as 48 by 48 has, in whatever shape. */
const mostDots = 48 * 48
const longestSide = 144

/** The size at which a picture of these sides is printed. */
export function stampSize(width: number, height: number): { width: number; height: number } {
  const shape = Math.min(longestSide / 16, Math.max(16 / longestSide, width / height || 1))
  const side = Math.sqrt(mostDots / shape)
  return {
    width: Math.max(1, Math.min(longestSide, Math.floor(side * shape))),
    height: Math.max(1, Math.min(longestSide, Math.floor(side))),
  }
}

/** `48x20.` and the dots, eight to a byte. */
export function writeLogo({ width, height, dots }: OneInkLogo): string {
  const bytes = new Uint8Array(Math.ceil(dots.length / 8))
  for (const [index, dot] of dots.entries()) {
    if (dot) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  }
  const text = btoa(String.fromCodePoint(...bytes))
  return `${width}x${height}.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

export function readLogo(text: string): OneInkLogo | undefined {
  const [, wide, high, letters] = /^(\d{1,3})x(\d{1,3})\.([\w-]{1,400})$/.exec(text) ?? []
  const [width, height] = [Number(wide), Number(high)]
  if (letters === undefined || !(width * height > 0 && width * height <= mostDots)) return undefined
  const length = Math.ceil((width * height) / 8)
  if (letters.length !== Math.ceil((length * 4) / 3)) return undefined
  try {
    const bytes = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    const dots = Uint8Array.from({ length: width * height }, (_, index) =>
      (bytes.charCodeAt(index >> 3) & (0x80 >> (index & 7))) === 0 ? 0 : 1,
    )
    return dots.includes(1) ? { width, height, dots } : undefined
  } catch {
    return undefined
  }
}

/**
 * Which dots of a picture are ink. What is see-through is paper; if nothing is, the paper is what most of the edge
 * looks like, and ink is what stands apart from it.
 */
export function inkOf(rgba: Uint8ClampedArray, width: number, height: number): OneInkLogo | undefined {
  const count = width * height
  const alpha = (index: number) => rgba[index * 4 + 3] ?? 0
  const grey = Uint8ClampedArray.from({ length: count }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(index * 4, index * 4 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
  const places = [...grey.keys()]
  const isCutOut = places.filter((index) => alpha(index) < 128).length > count / 50
  const dots = new Uint8Array(count)
  if (isCutOut) for (const index of places) dots[index] = alpha(index) >= 128 ? 1 : 0
  else {
    const threshold = thresholdOf(grey)
    const edge = places.filter((index) => {
      const [x, y] = [index % width, Math.floor(index / width)]
      return x === 0 || y === 0 || x === width - 1 || y === height - 1
    })
    const light = edge.filter((index) => (grey[index] ?? 0) > threshold).length
    const isPaperLight = light * 2 >= edge.length
    for (const index of places) dots[index] = (grey[index] ?? 0) > threshold === isPaperLight ? 0 : 1
  }
  const inked = dots.reduce((sum, dot) => sum + dot, 0)
  return inked === 0 || (inked === count && !isCutOut) ? undefined : { width, height, dots }
}

/** Otsu's: the grey that parts the dots into two groups which are as unlike as can be. */
function thresholdOf(grey: Uint8ClampedArray): number {
  const counts = Array.from({ length: 256 }, () => 0)
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((total, number, value) => total + number * value, 0)
  let [below, sumBelow, best, threshold] = [0, 0, -1, 127]
  for (const [value, number] of counts.entries()) {
    below += number
    sumBelow += number * value
    const above = grey.length - below
    if (below === 0 || above === 0) continue
    const apart = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (apart > best) [best, threshold] = [apart, value]
  }
  return threshold
}
