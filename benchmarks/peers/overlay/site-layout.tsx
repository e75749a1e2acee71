import type { ReactNode } from 'react'
import { frame } from '#content/shared/layout.ts'
import { ConsentBanner } from '#web/site/layout/consent-banner.tsx'
import { Footer } from '#web/site/layout/footer.tsx'
import { Menu } from '#web/site/layout/menu.tsx'
import { TopBar } from '#web/site/layout/top-bar.tsx'
import '#web/site/layout/site-layout.css'

/**
 * Takes the place of `src/web/site/layout/site-layout.tsx` in the peers: the same frame without our router.
 * Speculation rules are left out too, because each framework has its own way from page to page, and so is the mark
 * on the link to the page itself.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      <TopBar />
      <Menu current="/" />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer current="/" />
      <ConsentBanner />
    </>
  )
}
