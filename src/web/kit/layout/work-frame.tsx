import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
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

/** The main area of portal and admin, below their bars. As after a full load, reading goes on at the top of a new page. */
export function WorkMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main ref={main} id="main" className="work-main" tabIndex={-1}>
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
