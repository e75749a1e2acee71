import type { ReactNode } from 'react'
import './fold.css'

/** Folded on narrow screens, with a line that opens it. Wide screens show the contents and no line. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
