import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import './ledger-actions.css'

export function LedgerActions({ children }: { children: ReactNode }) {
  return <div className="ledger-actions">{children}</div>
}

type LedgerButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'>

/** One solid button a row. What cannot be done yet is plain text in its place. */
export function LedgerButton({ type = 'button', disabled, children, ...rest }: LedgerButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
    <button {...rest} className="ledger-button" type={type} disabled={disabled}>
      {children}
      {!disabled && <Icon name="arrow" size={16} />}
    </button>
  )
}
