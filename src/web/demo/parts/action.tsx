import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { ScreenLink } from './screen-link.tsx'

/** `main` at most once in a panel; `text` for what stands in a row of others. */
export type ActionVariant = 'main' | 'plain' | 'text'

interface ActionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: ActionVariant
}

export function Action({ variant = 'plain', type = 'button', ...rest }: ActionProps) {
  return <button className="account-action" data-variant={variant} type={type} {...rest} />
}

interface ActionLinkProps {
  /** From `href()` of `useDemo`. */
  to: string
  variant?: ActionVariant
  children: ReactNode
}

export function ActionLink({ to, variant = 'plain', children }: ActionLinkProps) {
  return (
    <ScreenLink className="account-action" data-variant={variant} to={to}>
      {children}
    </ScreenLink>
  )
}

/** Actions side by side; they wrap where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="account-actions">{children}</div>
}
