import type { ReactNode } from 'react'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { GoogleMark } from './google-mark.tsx'
import './sign-in-methods.css'

/** The other sign-in methods, below the form. */
export function SignInMethods({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="sign-in-methods">
      <p className="sign-in-methods-or">
        <span>{signIn.email.or}</span>
      </p>
      <div className="sign-in-methods-cells">{children}</div>
      {note && <p className="sign-in-methods-note">{note}</p>}
    </div>
  )
}

interface SignInMethodButtonProps {
  icon: IconName | 'google'
  label: string
  /** Used in this browser the last time. */
  isLast: boolean
  busy?: boolean
  onPress(): void
}

/** A form action, so that React also hears a press before the script runs. It stands inside a form. */
export function SignInMethodButton({ icon, label, isLast, busy = false, onPress }: SignInMethodButtonProps) {
  return (
    <button
      type="submit"
      className="sign-in-method"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      formAction={busy ? undefined : onPress}
      onClick={busy ? (event) => event.preventDefault() : undefined}
    >
      {icon === 'google' ? <GoogleMark /> : <Icon name={icon} />}
      <span className="sign-in-method-label">{label}</span>
      {isLast && <span className="sign-in-method-last">{signIn.lastUsed}</span>}
    </button>
  )
}
