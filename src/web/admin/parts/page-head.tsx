import type { ReactNode } from 'react'

interface PageHeadProps {
  heading: string
  lead?: string
  /** Where this page was reached from, if from another page of the admin. */
  back?: { href: string; text: string }
  /** Beside the heading: a search, an act, a few facts. */
  children?: ReactNode
}

/** The head of a page of the admin. */
export function PageHead({ heading, lead, back, children }: PageHeadProps) {
  return (
    <div className="admin-head">
      <div>
        {back && (
          <p className="admin-head-back">
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
