import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import type { AccountAction } from '../account-store.ts'
import { useAct } from '../use-account.ts'
import { ScreenLink } from './screen-link.tsx'

/** `main` at most once in a panel; `text` for the least important action of a row. */
export type ActionVariant = 'main' | 'plain' | 'text'

interface ActionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: ActionVariant
  /** The source has not answered yet. The button keeps the focus, and a second press does nothing. */
  isBusy?: boolean
}

export function Action({ variant = 'plain', type = 'button', isBusy, ...rest }: ActionProps) {
  return (
    <button
      className="account-action"
      data-variant={variant}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
    />
  )
}

interface DispatchActionProps extends Omit<ActionProps, 'onClick' | 'isBusy' | 'type'> {
  does: AccountAction
}

/** A button whose press is one action. What came of it is in the account's toast. */
export function DispatchAction({ does, ...rest }: DispatchActionProps) {
  const { act, isBusy } = useAct()
  return <Action isBusy={isBusy} onClick={() => act(does)} {...rest} />
}

interface ActionLinkProps extends Pick<LinkProps, 'to' | 'preventScrollReset' | 'children'> {
  variant?: ActionVariant
}

export function ActionLink({ variant = 'plain', ...rest }: ActionLinkProps) {
  return <ScreenLink className="account-action" data-variant={variant} {...rest} />
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className="account-actions">{children}</div>
}
