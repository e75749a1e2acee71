import { useEffect, useState } from 'react'

/**
 * Runs one piece of work at a time. It stays busy after work that gives `'leaving'`: the page is about to be left.
 * When the browser brings that page back from its memory, it is not busy any more.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return
    setBusy(true)
    const end = await work()
    if (end !== 'leaving') setBusy(false)
  }
  return { busy, run }
}
