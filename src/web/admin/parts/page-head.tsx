import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface PageHeadProps {
  heading: string
  lead?: string
  /** Where this page was reached from, if from another page of the admin. */
  back?: { to: string; text: string }
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
            <Link className="text-link" to={back.to}>
              {back.text}
            </Link>
          </p>
        )}
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
