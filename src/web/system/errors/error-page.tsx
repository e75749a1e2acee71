import type { ReactNode } from 'react'
import { Postmark, type PostmarkText } from '#web/kit/drawings/postmark.tsx'
import './error-page.css'

interface ErrorPageProps {
  heading: string
  lead: string
  envelope: {
    to: string
    address: string
    sender: string
    value: string
    postmark: PostmarkText
    verdict: string
    /** The last one applies. */
    reasons: readonly string[]
  }
  /** The ways on. */
  children: ReactNode
}

/** An error page drawn as a returned envelope. */
export function ErrorPage({ heading, lead, envelope, children }: ErrorPageProps) {
  return (
    <div className="error-page wrap">
      <div className="error-page-text">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <Envelope {...envelope} />
    </div>
  )
}

/** The enhancement script types the address that was asked for on it. */
function Envelope({ to, address, sender, value, postmark, verdict, reasons }: ErrorPageProps['envelope']) {
  return (
    <div className="error-page-envelope stays-paper" aria-hidden="true">
      <div className="error-page-paper">
        <div className="error-page-postage">
          <Postmark {...postmark} />
          <b>{value}</b>
        </div>
        <p className="error-page-address typed">
          {to}
          <span data-requested-address>{address}</span>
          {sender}
        </p>
        <div className="error-page-verdict">
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
