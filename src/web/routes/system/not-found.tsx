import { notFound } from '#content/not-found.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { siteMap } from '#web/layouts/site-map.ts'
import { Postmark } from '#web/ui/drawings/postmark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import './not-found.css'

export const handle = { document: true }
export const meta = () => headOf(pages.notFound)

/** Sent with status 404 for every address that nothing answers. */
export default function NotFound() {
  return (
    <MarketingLayout>
      <div className="not-found wrap">
        <div className="not-found-text">
          <h1>{notFound.heading}</h1>
          <p className="lead">{notFound.lead}</p>
          <TicketLink href={pages.home.path}>{notFound.home}</TicketLink>
        </div>
        <Envelope />
      </div>
      <nav className="not-found-onward wrap" aria-labelledby="onward">
        <h2 id="onward">{notFound.onward}</h2>
        <ul>
          {siteMap.flatMap((group) =>
            group.pages.map(({ path, name, description }) => (
              <li key={path}>
                <a href={path}>
                  <b>{name}</b>
                  <span>{description}</span>
                  <Icon name="arrow" />
                </a>
              </li>
            )),
          )}
        </ul>
      </nav>
    </MarketingLayout>
  )
}

/** The letter that came back. The enhancement script types the address that was asked for on it. */
function Envelope() {
  const { to, address, house, value, postmark, verdict, reasons } = notFound.envelope
  return (
    <div className="not-found-envelope stays-paper" aria-hidden="true">
      <div className="not-found-paper">
        <div className="not-found-postage">
          <Postmark {...postmark} />
          <b>{value}</b>
        </div>
        <p className="not-found-address typed">
          {to}
          <span data-return-address>{address}</span>
          {house}
        </p>
        <div className="not-found-verdict">
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
