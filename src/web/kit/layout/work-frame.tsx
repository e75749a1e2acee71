import type { ReactNode } from 'react'
import { frame } from '#content/shared/layout.ts'
import { ThemeSwitch } from '#web/kit/foundations/theme-switch.tsx'
import './work-frame.css'

/** What portal and desk have in common below their bars: where the work lies, and the foot of the page. */
export function WorkMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="work-main" tabIndex={-1}>
      {children}
    </main>
  )
}

export function WorkFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="work-foot">
      {children}
      <span className="work-foot-theme">
        <span>{frame.theme}</span>
        <ThemeSwitch />
      </span>
    </footer>
  )
}
