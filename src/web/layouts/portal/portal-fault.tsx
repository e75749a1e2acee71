import { brand } from '#content/brand.ts'
import { errorMessages } from '#content/messages.ts'
import { pages } from '#content/pages.ts'
import { portal } from '#content/portal.ts'
import { Logo } from '#web/ui/mark.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import './portal-bar.css'
import './portal-fault.css'

/** The database is away, or something of ours broke: the frame without anything that needs data. */
export function PortalFault() {
  const { title, message } = errorMessages.unavailable
  return (
    <>
      <header className="portal-bar">
        <a className="portal-bar-home" href={pages.apps.path} aria-label={`${brand.name}, ${portal.home}`}>
          <Logo name={brand.name} />
        </a>
      </header>
      <main id="main" className="wrap portal-fault">
        <h1>{title}</h1>
        <p className="lead">{message}</p>
        <TicketLink href="" size="large">
          {portal.again}
        </TicketLink>
      </main>
    </>
  )
}
