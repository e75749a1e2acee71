import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { ScreenLink } from './screen-link.tsx'

/** `main` at most once in a panel; `text` for the least important action of a row. */
export type ActionVariant = 'main' | 'plain' | 'text'

interface ActionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  variant?: ActionVariant
}

export function Action({ variant = 'plain', type = 'button', ...rest }: ActionProps) {
  return <button className="account-action" data-variant={variant} type={type} {...rest} />
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
