import { localTime, offsetAt } from './zone-time.ts'

/** Days and times as people say them. Written here and not by Intl, whose commas differ from machine to machine. */

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function dayNames(date: string) {
  const at = new Date(`${date}T00:00:00Z`)
  return {
    weekday: weekdays[at.getUTCDay()] ?? '',
    number: at.getUTCDate(),
    month: months[at.getUTCMonth()] ?? '',
    year: at.getUTCFullYear(),
  }
}

/** `17 November 2026` */
export function dateText(date: string): string {
  const { number, month, year } = dayNames(date)
  return `${number} ${month} ${year}`
}

/** `17 Nov 2026, 09:30`, as the zone's clock shows it. */
export function momentText(instant: number, zone: string): string {
  const { day, minutes } = localTime(instant, zone)
  const { number, month, year } = dayNames(day)
  return `${number} ${month.slice(0, 3)} ${year}, ${clockText(minutes)}`
}

/** `Tuesday 17 November` */
export function dayText(date: string): string {
  const { weekday, number, month } = dayNames(date)
  return `${weekday} ${number} ${month}`
}

/** `09:30`, or `9:30 am` where people count to twelve. */
export function clockText(minutes: number, hour12 = false): string {
  const hours = Math.floor(minutes / 60)
  const past = String(minutes % 60).padStart(2, '0')
  if (!hour12) return `${String(hours).padStart(2, '0')}:${past}`
  return `${hours % 12 || 12}:${past} ${hours < 12 ? 'am' : 'pm'}`
}

/** `09:30–10:00`, or `9:30–10:00 am` where people count to twelve. */
export function clockRange(from: string, to: string): string {
  const half = / [ap]m$/.exec(to)?.[0]
  return `${half && from.endsWith(half) ? from.slice(0, -half.length) : from}–${to}`
}

/** `09:30`, as the zone's clock shows it. */
export const clockAt = (instant: number, zone: string, hour12 = false) =>
  clockText(localTime(instant, zone).minutes, hour12)

/** Whether readers of a language count hours to twelve. Takes a locale or an `Accept-Language` header. */
export function countsToTwelve(languages: string): boolean {
  const [first = ''] = languages.split(/[,;]/, 1)
  try {
    return new Intl.DateTimeFormat(first || 'en-GB', { hour: 'numeric' }).resolvedOptions().hour12 ?? false
  } catch {
    // Not a language.
    return false
  }
}

/** `UTC+5:30` */
export function offsetText(instant: number, zone: string): string {
  const offset = offsetAt(instant, zone)
  const minutes = Math.abs(offset) % 60
  const hours = Math.floor(Math.abs(offset) / 60)
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** Names that browsers still give to zones whose cities are called otherwise. */
const renamed: Record<string, string> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
  'Atlantic/Faeroe': 'Faroe',
  'America/Godthab': 'Nuuk',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
  'America/Argentina/ComodRivadavia': 'Comodoro Rivadavia',
}

/** The city that a zone is called after: `America/New_York` is New York. */
export const cityOf = (zone: string) => renamed[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

export interface MeetingTimes {
  day: string
  from: string
  to: string
  city: string
  offset: string
}

/** A meeting on the clock of one zone. */
export function meetingTimes(startsAt: string, endsAt: string, zone: string, hour12 = false): MeetingTimes {
  const start = Date.parse(startsAt)
  return {
    day: dayText(localTime(start, zone).day),
    from: clockAt(start, zone, hour12),
    to: clockAt(Date.parse(endsAt), zone, hour12),
    city: cityOf(zone),
    offset: offsetText(start, zone),
  }
}

/** `Tuesday 17 November, 09:30 to 10:00 (Kolkata, UTC+5:30)` */
export function whenSentence(startsAt: string, endsAt: string, zone: string, hour12 = false): string {
  const { day, from, to, city, offset } = meetingTimes(startsAt, endsAt, zone, hour12)
  return `${day}, ${from} to ${to} (${city}, ${offset})`
}
