import type { ReactNode } from 'react'

interface DeskHeadProps {
  heading: string
  lead?: string
  /** Where this page was reached from, if from another page of the desk. */
  back?: { href: string; text: string }
  /** Beside the heading: a search, an act, a few facts. */
  children?: ReactNode
}

/** The head of a page of the desk. */
export function DeskHead({ heading, lead, back, children }: DeskHeadProps) {
  return (
    <div className="desk-head">
      <div>
        {back && (
          <p className="desk-head-back">
            <a className="text-link" href={back.href}>
              {back.text}
            </a>
          </p>
        )}
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
