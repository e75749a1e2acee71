import { useNow } from './use-now.ts'

interface ZoneClockProps {
  servedAt: string
  locale: string
  timeZone: string
}

/** The time there, going on. */
export function ZoneClock({ servedAt, locale, timeZone }: ZoneClockProps) {
  const now = useNow(servedAt)
  return (
    // The browser may write it a little differently than the server did; it puts that right with the next minute.
    <time dateTime={now.toISOString()} suppressHydrationWarning>
      {new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }).format(now)}
    </time>
  )
}
