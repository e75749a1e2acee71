import { countries } from '#content/shared/countries.ts'

/** Where a browser is, by its time zone, then by the region of its language. */
export interface BrowserPlace {
  timeZone: string
  languages: readonly string[]
}

/** The two letters of the visitor's country; nothing where neither time zone nor language tells. */
export function regionOf({ timeZone, languages }: BrowserPlace): string | undefined {
  const byZone = countries.filter(({ code }) => zonesOf(code).includes(timeZone)).map(({ code }) => code)
  const byLanguage = languages.flatMap((language) => localeOf(language)?.region ?? [])
  // A zone that several countries share is decided by the language, where that names one of them.
  const shared = byLanguage.find((region) => byZone.includes(region))
  return shared ?? byZone[0] ?? byLanguage.find((region) => countries.some(({ code }) => code === region))
}

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
