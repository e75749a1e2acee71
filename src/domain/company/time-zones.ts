import { offsetText } from '#rules/zone-text.ts'

export interface TimeZone {
  id: string
  /** `UTC+5:30`, as it is today. */
  offset: string
}

/** The runtime lists some cities under the names that they had. */
const renamed: Record<string, string> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const ids = [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map((id) => renamed[id] ?? id)]),
].toSorted()

let listed: { hour: number; zones: TimeZone[] } | undefined

/** Every zone with today's offset, made once an hour. The server lists them, because browsers do not agree on names. */
export function listTimeZones(now: Date, chosen: string): TimeZone[] {
  const hour = Math.floor(now.getTime() / 3_600_000)
  if (listed?.hour !== hour)
    listed = { hour, zones: ids.map((id) => ({ id, offset: offsetText(now.getTime(), id) })) }
  const { zones } = listed
  return zones.some(({ id }) => id === chosen)
    ? zones
    : [{ id: chosen, offset: offsetText(now.getTime(), chosen) }, ...zones]
}
