import { contrastOf, legibleOn, lettersOn, mix, readColour } from '#rules/contrast.ts'
import { type OneInkLogo, readLogo, writeLogo } from '#rules/one-ink-logo.ts'

/**
 * What a visitor dresses the account demo in. It lives in the address, whole, so that it can be sent to a colleague
 * and kept with a booking. Nothing in there is trusted: a name is text, a colour six digits, a logo dots.
 */
export interface ShopBrand {
  name?: string
  /** `#rrggbb` */
  colour?: string
  logo?: OneInkLogo
}

export const longestShopName = 24

/** Invisible letters and those that turn the direction of others have no place in a name. */
const unseen = /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu

/** What a reader counts as letters. Pages without a brand do not pay for the segmenter. */
const lettersOf = (text: string) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)

/** Piled-up accents and families of emoji are one letter to the eye and dozens in the address. */
const mostUnits = 2 * longestShopName

export function readShopName(text: string): string | undefined {
  if (text === '') return undefined
  let name = ''
  const tidy = text.slice(0, 1000).toWellFormed().normalize('NFC').replaceAll(unseen, ' ')
  for (const letter of lettersOf(tidy.replaceAll(/\s+/g, ' ').trim()).slice(0, longestShopName)) {
    if (name.length + letter.length > mostUnits) break
    name += letter
  }
  return name.trim() || undefined
}

export function readBrand(query: URLSearchParams): ShopBrand {
  return {
    name: readShopName(query.get('name') ?? ''),
    colour: readColour(query.get('colour') ?? ''),
    logo: readLogo(query.get('logo') ?? ''),
  }
}

/** The same query, dressed in this brand. */
export function writeBrand(query: URLSearchParams, { name, colour, logo }: ShopBrand): URLSearchParams {
  const written = new URLSearchParams(query)
  const parts = { name, colour: colour?.slice(1), logo: logo && writeLogo(logo) }
  for (const [key, value] of Object.entries(parts)) {
    if (value) written.set(key, value)
    else written.delete(key)
  }
  return written
}

/** One or two letters where no logo is: of the first and the last word. */
export function monogramOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return initials
    .map((word) => lettersOf(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

/** What was done to a colour so that everybody can read what is printed in it. */
export interface InkChange {
  part: 'fill' | 'text'
  from: number
  to: number
  way: 'darker' | 'lighter'
}

export interface BrandInks {
  /** Buttons and blocks. */
  fill: string
  /** Letters on those. */
  onFill: string
  /** Letters on the page. */
  text: string
  /** A breath of it, and letters on that. */
  tint: string
  onTint: string
  changes: readonly InkChange[]
}

/** Letters need 4.5 to 1 (WCAG 1.4.3). A button is known by its letters; its shape must only be seen. */
const enough = { text: 4.5, fill: 1.15 } as const

/** The inks of a brand on the grounds of a theme: as chosen where that is read, else the nearest shade that is. */
export function inksOn(grounds: readonly [string, ...string[]], colour: string): BrandInks {
  // What is moved for one ground may come to lie on another; once round for each is enough, as all moves go one way.
  const shadeFor = (ratio: number) =>
    grounds.flatMap(() => grounds).reduce((shade, ground) => legibleOn(ground, shade, ratio), colour)
  const fill = shadeFor(enough.fill)
  const text = shadeFor(enough.text)
  const tint = mix(grounds[0], fill, 0.12)
  const changes = Object.entries({ fill, text } as const)
    .filter(([, shade]) => shade !== colour)
    .map(([part, shade]) => ({
      part: part === 'fill' ? ('fill' as const) : ('text' as const),
      from: lowestContrast(colour, grounds),
      to: lowestContrast(shade, grounds),
      way: lettersOn(grounds[0]) === '#000000' ? ('darker' as const) : ('lighter' as const),
    }))
  return { fill, onFill: lettersOn(fill), text, tint, onTint: legibleOn(tint, text, enough.text), changes }
}

const lowestContrast = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrastOf(colour, ground)))
