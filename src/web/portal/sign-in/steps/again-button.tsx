import { useEffect, useState } from 'react'
import { useBusy } from '#web/client/forms/use-busy.ts'

interface AgainButtonProps {
  label: string
  wait(seconds: number): string
  /** Gives whether it was sent. Then the wait starts again. */
  onAgain(): Promise<boolean>
}

const waitSeconds = 30

/** Sends an email again, after half a minute: most emails only need a little time. */
export function AgainButton({ label, wait, onAgain }: AgainButtonProps) {
  const [left, setLeft] = useState(waitSeconds)
  const { busy, run } = useBusy()

  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const again = async () => {
    if (await onAgain()) setLeft(waitSeconds)
  }
  if (left > 0) return <span className="step-wait">{wait(left)}</span>
  return (
    <button type="button" className="text-link" disabled={busy} onClick={() => void run(again)}>
      {label}
    </button>
  )
}
