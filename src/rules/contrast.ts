/** Colours and how well one is read on another, by the formula of WCAG 2. A colour is `#rrggbb` in small letters. */

/** A colour as people write it: `#1A31C8`, `1a31c8`, `#abc`, `rgb(26, 49, 200)`. */
export function readColour(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(written)?.[1]
  if (hex) return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(written)?.slice(1).map(Number)
  return parts?.every((part) => part <= 255) ? hexOf(parts) : undefined
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const hexOf = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, the same, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const black = '#000000'
const white = '#ffffff'

/** Whichever of black and white is read better. One of the two always reaches 4.5. */
export const lettersOn = (ground: string) =>
  contrastOf(black, ground) > contrastOf(white, ground) ? black : white

/** So much of the way from one colour to another. */
export const mix = (colour: string, target: string, share: number) => {
  const goal = partsOf(target)
  return hexOf(partsOf(colour).map((part, index) => part + ((goal[index] ?? part) - part) * share))
}

/** The colour itself if it is read well enough on the ground, else the nearest shade of it that is. */
export function legibleOn(ground: string, colour: string, ratio: number): string {
  if (contrastOf(colour, ground) >= ratio) return colour
  const target = lettersOn(ground)
  let [low, high] = [0, 1]
  // Nine halvings are finer than the 255 shades that there are.
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2
    if (contrastOf(mix(colour, target, middle), ground) >= ratio) high = middle
    else low = middle
  }
  return mix(colour, target, high)
}
