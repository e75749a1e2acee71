import { useEffect, useState } from 'react'

/** Whole seconds left until an instant of this browser's clock; looked at anew each second, so that sleep costs nothing. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
