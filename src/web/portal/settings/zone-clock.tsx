import { useNow } from './use-now.ts'

interface ZoneClockProps {
  servedAt: string
  locale: string
  timeZone: string
}

/** A running clock of that time zone. */
export function ZoneClock({ servedAt, locale, timeZone }: ZoneClockProps) {
  const now = useNow(servedAt)
  return (
    // The browser may format it differently from the server; the next minute corrects it.
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
