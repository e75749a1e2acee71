import type { ReactNode } from 'react'
import { LinkedWords } from './linked-text.tsx'
import './record-page.css'

interface RecordPageProps {
  heading: readonly string[]
  /** Its links are written `[text](address)`. */
  lead: string
  /** The colour of the head. */
  surface: 'canary' | 'pink' | 'blue' | 'white'
  children: ReactNode
}

/** Pages that answer one question with lists: figures, trust, changes, connections, prices. */
export function RecordPage({ heading, lead, surface, children }: RecordPageProps) {
  return (
    <article className="record-page">
      <header className="record-page-head" data-surface={surface}>
        <div className="wrap">
          <h1>
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lead">
            <LinkedWords text={lead} />
          </p>
        </div>
      </header>
      {children}
    </article>
  )
}

interface RecordSectionProps {
  id: string
  heading: string
  lead?: string
  /** Text beside the heading, or a list or table below it. */
  layout?: 'beside' | 'below'
  children: ReactNode
}

export function RecordSection({ id, heading, lead, layout = 'below', children }: RecordSectionProps) {
  return (
    <section id={id} className="record-section" data-layout={layout}>
      <div className="record-section-inner wrap">
        <header>
          <h2>{heading}</h2>
          {lead && <p>{lead}</p>}
        </header>
        <div className="record-section-body">{children}</div>
      </div>
    </section>
  )
}
