import type { ReactNode } from 'react'
import './mock-ups.css'

interface MockScreenProps {
  /** The look is the caller's own; only what makes it a picture is shared. */
  className: string
  /** What the screen shows, in a sentence or two. */
  label: string
  children: ReactNode
}

/** A whole product screen drawn as HTML. Nothing inside can be focused, and its words are not read one by one. */
export function MockScreen({ className, label, children }: MockScreenProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of HTML
    <div className={`${className} mock`} role="img" aria-label={label}>
      {children}
    </div>
  )
}
