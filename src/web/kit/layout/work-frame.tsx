import type { ReactNode } from 'react'
import { frame } from '#content/shared/layout.ts'
import { ThemeSwitch } from '#web/kit/foundations/theme-switch.tsx'
import './work-frame.css'

interface WorkFrameProps {
  /** The places stand in a rail at the left where the window is wide. */
  rail?: boolean
  children: ReactNode
}

/** Portal and admin: bar, page and footer, with headings of the size that suits work. */
export function WorkFrame({ rail = false, children }: WorkFrameProps) {
  return (
    <div className="work-frame" data-rail={rail || undefined}>
      {children}
    </div>
  )
}

/** The main area and the footer of portal and admin, below their bars. */
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
