import type { ReactNode } from 'react'
import './mock-ups.css'

interface MockPanelProps {
  /** What the panel shows, in a sentence. */
  label: string
  children: ReactNode
}

/** A product screen that is not a telephone: a message, a panel of the shop, a slip. As wide as its place. */
export function MockPanel({ label, children }: MockPanelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of HTML
    <div className="mock-panel mock" role="img" aria-label={label}>
      {children}
    </div>
  )
}
