import { useEffect, useState } from 'react'
import { visitBanner as copy } from '#content/shared/visit-banner.ts'
import { api } from '#web/client/api/api.ts'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { leaveVisit } from '#web/client/session/leave-for-login.ts'
import './visit-banner.css'

export interface VisitBannerProps {
  merchant: string
  company: string
  ends_at: string
  /** Left, by the server's clock. */
  minutes: number
}

/** Shown while a member of staff visits as this merchant: whose account it is, how long the visit lasts, and the way back. */
export function VisitBanner({ merchant, company, minutes }: VisitBannerProps) {
  const left = useMinutes(minutes)
  const { busy, run } = useBusy()

  return (
    <aside className="visit-banner" aria-label={copy.name}>
      <p>
        <b>{copy.title(merchant, company)}</b> <span>{copy.closed}</span>
      </p>
      <p className="visit-banner-clock">{copy.left(left)}</p>
      <button type="button" aria-busy={busy} onClick={() => void run(endVisit)}>
        {copy.exit}
      </button>
    </aside>
  )
}

async function endVisit() {
  await api('pluginLogout', {})
  leaveVisit()
  return 'leaving'
}

/** Counts down from the server's value by the time the page has been open. */
function useMinutes(minutes: number): number {
  const [left, setLeft] = useState(minutes)
  useEffect(() => {
    const opened = performance.now()
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil(minutes - (performance.now() - opened) / 60_000)))
    }, 5_000)
    return () => clearInterval(timer)
  }, [minutes])
  return left
}
