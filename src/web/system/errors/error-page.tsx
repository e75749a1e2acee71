import type { ReactNode } from 'react'
import { Postmark, type PostmarkText } from '#web/kit/drawings/postmark.tsx'
import './error-page.css'

interface ReturnedLetterProps {
  heading: string
  lead: string
  envelope: {
    to: string
    address: string
    house: string
    value: string
    postmark: PostmarkText
    verdict: string
    /** The last one applies. */
    reasons: readonly string[]
  }
  /** The ways on. */
  children: ReactNode
}

/** What nobody could take, as a letter that came back. */
export function ReturnedLetter({ heading, lead, envelope, children }: ReturnedLetterProps) {
  return (
    <div className="returned wrap">
      <div className="returned-text">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <Envelope {...envelope} />
    </div>
  )
}

/** The enhancement script types the address that was asked for on it. */
function Envelope({
  to,
  address,
  house,
  value,
  postmark,
  verdict,
  reasons,
}: ReturnedLetterProps['envelope']) {
  return (
    <div className="returned-envelope stays-paper" aria-hidden="true">
      <div className="returned-paper">
        <div className="returned-postage">
          <Postmark {...postmark} />
          <b>{value}</b>
        </div>
        <p className="returned-address typed">
          {to}
          <span data-return-address>{address}</span>
          {house}
        </p>
        <div className="returned-verdict">
          <b>{verdict}</b>
          {reasons.map((reason, index) => (
            <span key={reason} data-ticked={index === reasons.length - 1 || undefined}>
              {reason}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
