import type { ReactNode } from 'react'

interface PictureProps {
  className: string
  /** What is to be seen, in sentences: the words inside are not read one by one. */
  label: string
  children: ReactNode
}

/** A picture made of HTML. */
export function Picture({ className, label, children }: PictureProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture of markup cannot be an img element
    <div className={className} role="img" aria-label={label}>
      {children}
    </div>
  )
}
