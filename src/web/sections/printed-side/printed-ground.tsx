import type { ReactNode } from 'react'
import { Guilloche } from '#web/ui/drawings/guilloche.tsx'
import './printed-side.css'

/** The picture beside a form: the braid on solid blue, and something of paper on it. */
export function PrintedGround({ children }: { children: ReactNode }) {
  return (
    <aside className="printed-side" aria-hidden="true">
      <div className="printed-side-braid">
        <Guilloche />
      </div>
      {children}
    </aside>
  )
}
