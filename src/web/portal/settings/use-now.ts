import { useEffect, useState } from 'react'

const everyMs = 10_000

/** The time, which begins with the server's so that both draw the same page. */
export function useNow(servedAt: string): Date {
  const [now, setNow] = useState(() => new Date(servedAt))
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, everyMs)
    tick()
    return () => clearInterval(timer)
  }, [])
  return now
}
