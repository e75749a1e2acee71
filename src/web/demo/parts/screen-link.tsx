import { Link, type LinkProps } from 'react-router'

/** A link to another screen of the account. Its script is fetched as soon as the link is on the page. */
export function ScreenLink(props: LinkProps) {
  return <Link prefetch="render" {...props} />
}
