import { countries } from '#content/shared/countries.ts'

/** Where a browser is, by its time zone, then by the region of its language. */
export interface BrowserPlace {
  timeZone: string
  languages: readonly string[]
}

/** The two letters of the visitor's country; nothing where neither time zone nor language tells. */
export async function regionOf({ timeZone, languages }: BrowserPlace): Promise<string | undefined> {
  const byLanguage = languages.flatMap((language) => localeOf(language)?.region ?? []).filter(isKnown)
  let pauseAt = performance.now() + pauseAfterMs
  // A zone that several countries share is decided by the language.
  for (const region of [...byLanguage, ...countries.map(({ code }) => code)]) {
    if (zonesOf(region).includes(timeZone)) return region
    if (performance.now() < pauseAt) continue
    await new Promise((resolve) => setTimeout(resolve))
    pauseAt = performance.now() + pauseAfterMs
  }
  return byLanguage[0]
}

/** Each question takes a millisecond or more. In between the page can answer. */
const pauseAfterMs = 10

const isKnown = (region: string) => countries.some(({ code }) => code === region)

/** `+49 DE` */
export function dialCodeOf(region: string | undefined): string | undefined {
  const country = countries.find(({ code }) => code === region)
  return country && `${country.dialCode} ${country.code}`
}

/** Of this browser. */
export async function ownDialCode(): Promise<string | undefined> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return dialCodeOf(await regionOf({ timeZone, languages: navigator.languages }))
}

/** A browser has the function, the field that came before it, both, or neither. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[] | undefined
  timeZones?: string[]
}

function zonesOf(region: string): readonly string[] {
  const locale: LocaleWithZones | undefined = localeOf(`und-${region}`)
  return locale?.getTimeZones?.() ?? locale?.timeZones ?? []
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
