import { useEffect, useState } from 'react'
import { leftOf } from '#content/account/format.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'

/** The server writes until when; the browser counts down. */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  if (now === undefined) return <FormattedDate at={until} />
  return <time dateTime={until}>{leftOf(Math.max(0, Date.parse(until) - now))}</time>
}
