import { Link, type LinkProps } from 'react-router'

/** A link to another screen of the account. Its script is fetched when a pointer or the focus is on the link. */
export function ScreenLink(props: LinkProps) {
  return <Link prefetch="intent" {...props} />
}
