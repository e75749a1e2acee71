import { countries } from '#content/shared/countries.ts'

/** Where a browser is, by its time zone, then by the region of its language. */
export interface BrowserPlace {
  timeZone: string
  languages: readonly string[]
}

/** The two letters of the visitor's country; nothing where neither time zone nor language tells. */
export function regionOf({ timeZone, languages }: BrowserPlace): string | undefined {
  const byLanguage = languages.flatMap((language) => localeOf(language)?.region ?? [])
  const hasZone = (region: string) => zonesOf(region).includes(timeZone)
  // A zone that several countries share is decided by the language. The zones of one country are a slow question.
  return (
    byLanguage.find((region) => isKnown(region) && hasZone(region)) ??
    countries.find(({ code }) => hasZone(code))?.code ??
    byLanguage.find(isKnown)
  )
}

const isKnown = (region: string) => countries.some(({ code }) => code === region)

/** `+49 DE` */
export function dialCodeOf(region: string | undefined): string | undefined {
  const country = countries.find(({ code }) => code === region)
  return country && `${country.dialCode} ${country.code}`
}

/** Of this browser. */
export function ownDialCode(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return dialCodeOf(regionOf({ timeZone, languages: navigator.languages }))
}

interface LocaleWithZones extends Intl.Locale {
  getTimeZones(): string[] | undefined
}

/** Not every browser knows the zones of a region. */
const knowsZones = (locale: Intl.Locale): locale is LocaleWithZones => 'getTimeZones' in locale

function zonesOf(region: string): readonly string[] {
  const locale = localeOf(`und-${region}`)
  return locale && knowsZones(locale) ? (locale.getTimeZones() ?? []) : []
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
