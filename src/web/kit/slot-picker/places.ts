import { cityOf } from '#rules/zone-text.ts'

/** A place is a zone and the city that it was found by: `Asia/Kolkata Mumbai`. */

export const zoneOf = (place: string) => place.split(' ', 1)[0] ?? 'UTC'

export const placeName = (place: string) => place.slice(zoneOf(place).length + 1) || cityOf(zoneOf(place))

/** The place of the browser's time zone. */
export function ownPlace(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return `${zone} ${cityOf(zone)}`
}
