import { brand } from '#content/shared/brand.ts'
import { fault } from '#content/shared/error-page.ts'
import { pages } from '#content/shared/pages.ts'
import { portal } from '#content/portal/portal.ts'
import { Logo } from '#web/kit/foundations/mark.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './portal-bar.css'

/** The error page of the portal: the frame without anything that needs data. */
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
        <ButtonLink href="" size="large">
          {fault.again}
        </ButtonLink>
      </main>
    </>
  )
}
