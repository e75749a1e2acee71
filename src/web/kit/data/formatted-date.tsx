import { use, useSyncExternalStore } from 'react'
import { RegionContext } from '#web/kit/data/region.ts'

interface FormattedDateProps {
  /** ISO text. */
  at: string
  precision?: 'minute' | 'day'
}

const shapes = {
  minute: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short', year: 'numeric' },
} as const

const made = new Map<string, Intl.DateTimeFormat>()

/** Formatters are expensive to create, and a page has dozens of dates. */
function format(precision: 'minute' | 'day', timeZone?: string, locale = 'en-GB'): Intl.DateTimeFormat {
  const key = `${precision} ${timeZone} ${locale}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...shapes[precision], timeZone })
  made.set(key, known)
  return known
}

const never = () => () => {}

/**
 * A date on the company's clock and in its manner. Where no company is known it is the reader's own clock, which
 * the server does not know: it writes UTC and says so.
 */
export function FormattedDate({ at, precision = 'minute' }: FormattedDateProps) {
  const region = use(RegionContext)
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const date = new Date(at)
  if (region) {
    return (
      // The browser may abbreviate a month as the server does not; what the server wrote stays.
      <time dateTime={at} title={region.timeZone} suppressHydrationWarning>
        {format(precision, region.timeZone, region.locale).format(date)}
      </time>
    )
  }
  return (
    <time dateTime={at} title={`${format(precision, 'UTC').format(date)} UTC`}>
      {format(precision, isHere ? undefined : 'UTC').format(date)}
      {!isHere && precision === 'minute' && ' UTC'}
    </time>
  )
}
