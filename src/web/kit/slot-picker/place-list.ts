import { cities } from '#content/shared/cities.ts'
import { cityOf, offsetText } from '#rules/zone-text.ts'
import { placeName, zoneOf } from './places.ts'

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
    .map(([id, text]) => ({
      id,
      text,
      // Asked for when the list opens: the offsets of all zones take a tenth of a second.
      get detail() {
        return offsetText(now, zoneOf(id))
      },
    }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))
}
