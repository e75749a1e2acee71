import type { ReactNode } from 'react'
import { signIn } from '#content/shared/sign-in.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { GoogleMark } from './google-mark.tsx'
import './ways.css'

/** The other sign-in methods, below the form. */
export function Ways({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="ways">
      <p className="ways-or">
        <span>{signIn.email.or}</span>
      </p>
      <div className="ways-cells">{children}</div>
      {note && <p className="ways-note">{note}</p>}
    </div>
  )
}

interface WayProps {
  icon: IconName | 'google'
  label: string
  /** Used in this browser the last time. */
  isLast: boolean
  busy?: boolean
  onPress(): void
}

/** A form action, so that React also hears a press before the script runs. It stands inside a form. */
export function Way({ icon, label, isLast, busy = false, onPress }: WayProps) {
  return (
    <button
      type="submit"
      className="way"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      formAction={busy ? undefined : onPress}
      onClick={busy ? (event) => event.preventDefault() : undefined}
    >
      {icon === 'google' ? <GoogleMark /> : <Icon name={icon} />}
      <span className="way-label">{label}</span>
      {isLast && <span className="way-last">{signIn.lastUsed}</span>}
    </button>
  )
}
