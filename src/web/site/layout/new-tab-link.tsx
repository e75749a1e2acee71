import type { ReactNode } from 'react'

interface NewTabLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link that leaves the page open, and says so to those who do not see the new tab. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (new tab)</span>
    </a>
  )
}
