import { brand } from '#content/brand.ts'
import { fault } from '#content/fault.ts'
import { pages } from '#content/pages.ts'
import { portal } from '#content/portal.ts'
import { Logo } from '#web/ui/mark.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import './portal-bar.css'

/** The database is away, or something of ours broke: the frame without anything that needs data. */
export function PortalFault() {
  return (
    <>
      <header className="portal-bar">
        <a className="portal-bar-home" href={pages.apps.path} aria-label={`${brand.name}, ${portal.home}`}>
          <Logo name={brand.name} />
        </a>
      </header>
      <main id="main" className="wrap fault">
        <h1>{fault.title}</h1>
        <p className="lead">{fault.message}</p>
        <TicketLink href="" size="large">
          {fault.again}
        </TicketLink>
      </main>
    </>
  )
}
