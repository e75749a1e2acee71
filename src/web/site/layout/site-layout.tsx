import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { frame } from '#content/shared/layout.ts'
import { useLayoutScript } from '#web/site/layout/use-layout-script.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import { IndexBar } from './index-bar.tsx'
import { Menu } from './menu.tsx'
import { SpeculationRules } from './speculation-rules.tsx'
import { TopBar } from './top-bar.tsx'
import './site-layout.css'

interface MarketingLayoutProps {
  /** The top bar with the full-screen menu, or the second header, whose five pages stand in the bar. */
  header?: 'bar' | 'index'
  children: ReactNode
}

/**
 * The frame of every public page. On documents the enhancement script brings it to life; on app pages the
 * hook does, with the same functions.
 */
export function SiteLayout({ header = 'bar', children }: MarketingLayoutProps) {
  // While prerendering, the address ends with a slash that no visitor sees.
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1')
  useLayoutScript()
  return (
    <>
      <a className="skip-link" href="#main">
        {frame.skip}
      </a>
      {header === 'index' ? <IndexBar current={pathname} /> : <TopBar />}
      <Menu current={pathname} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer current={pathname} />
      <ConsentBanner />
      <SpeculationRules />
    </>
  )
}
