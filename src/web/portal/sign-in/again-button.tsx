import { useEffect, useState } from 'react'

interface AgainButtonProps {
  label: string
  wait(seconds: number): string
  /** Whether it was sent; then the clock starts anew. */
  onAgain(): Promise<boolean>
}

const patience = 30

/** Sends a mail once more, but not at once: most mails only want a little patience. */
export function AgainButton({ label, wait, onAgain }: AgainButtonProps) {
  const [left, setLeft] = useState(patience)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const again = async () => {
    setBusy(true)
    if (await onAgain()) setLeft(patience)
    setBusy(false)
  }
  if (left > 0) return <span className="step-wait">{wait(left)}</span>
  return (
    <button type="button" className="text-link" disabled={busy} onClick={() => void again()}>
      {label}
    </button>
  )
}
