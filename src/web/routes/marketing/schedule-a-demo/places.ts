import { cities } from '#content/cities.ts'
import { cityOf, offsetText } from '#contract/zone-words.ts'

/** A place is a zone and the city that it was found by: `Asia/Kolkata Mumbai`. */

export const zoneOf = (place: string) => place.split(' ', 1)[0] ?? 'UTC'

export const placeName = (place: string) => place.slice(zoneOf(place).length + 1) || cityOf(zoneOf(place))

/** Where this browser's clock says that it is. */
export function ownPlace(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${zone} ${cityOf(zone)}`
}

interface Place {
  id: string
  text: string
  detail: string
}

/** Cities that people search for, and every zone that the browser knows; the chosen one is always among them. */
export function places(chosen: string, now: number): Place[] {
  const found = new Map<string, string>([[chosen, placeName(chosen)]])
  for (const { zone, city, country } of cities) found.set(`${zone} ${city}`, `${city}, ${country}`)
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const id = `${zone} ${cityOf(zone)}`
    if (zone.includes('/') && !zone.startsWith('Etc/') && !found.has(id)) found.set(id, cityOf(zone))
  }
  return [...found]
    .map(([id, text]) => ({ id, text, detail: offsetText(now, zoneOf(id)) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
}
