import { Link, type LinkProps } from 'react-router'
import { useAccountContext } from '../use-account.ts'

/** A link to another screen of the account. Its script is fetched when a pointer or the focus is on the link. */
export function ScreenLink({ to, preventScrollReset, children, ...rest }: LinkProps) {
  if (useAccountContext().isPicture) return <a {...rest}>{children}</a>
  return (
    <Link prefetch="intent" to={to} preventScrollReset={preventScrollReset} {...rest}>
      {children}
    </Link>
  )
}
