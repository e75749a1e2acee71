import type { ReactNode } from 'react'
import './figure-section.css'

interface FigureSectionProps {
  heading: string
  text: string
  /** `beside` keeps the heading in a column of its own while the figure scrolls past. */
  layout?: 'above' | 'beside'
  children: ReactNode
}

/** A part that only one feature page has: what it is about, and the figure. */
export function FigureSection({ heading, text, layout = 'above', children }: FigureSectionProps) {
  return (
    <section className="figure-section wrap" data-layout={layout}>
      <div className="figure-section-head">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className="figure-section-body">{children}</div>
    </section>
  )
}
