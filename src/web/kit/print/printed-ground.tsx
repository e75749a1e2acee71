import type { ReactNode } from 'react'
import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import './printed-side.css'

interface PrintedGroundProps {
  /** A name makes it a part of the page that is read; without one it only repeats what the form says. */
  label?: string
  children: ReactNode
}

/** The picture beside a form: the braid on solid blue, and something of paper on it. */
export function PrintedGround({ label, children }: PrintedGroundProps) {
  return (
    <aside className="printed-side" aria-label={label} aria-hidden={label ? undefined : true}>
      <div className="printed-side-braid">
        <Guilloche />
      </div>
      {children}
    </aside>
  )
}
