import type { ReactNode } from 'react'
import { frame } from '#content/frame.ts'
import { ConsentSlip } from '#web/layouts/consent-slip.tsx'
import { Footer } from '#web/layouts/footer.tsx'
import { Menu } from '#web/layouts/menu.tsx'
import { TopBar } from '#web/layouts/top-bar.tsx'
import '#web/layouts/marketing-layout.css'

/**
 * Takes the place of `src/web/layouts/marketing-layout.tsx` in the peers: the same frame without our router.
 * Speculation rules are left out too, because each framework has its own way from page to page, and so is the mark
 * on the link to the page itself.
 */
export function MarketingLayout({ children }: { children: ReactNode }) {
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
      <ConsentSlip />
    </>
  )
}
