import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { Guilloche } from '#web/ui/drawings/guilloche.tsx'
import { Logo } from '#web/ui/mark.tsx'
import './printed-side.css'

interface PrintedSideProps {
  /** What the slip is, at its top right. */
  title: string
  /** Struck across the slip in red, once there is something to strike. */
  stamp?: string
  children: ReactNode
}

/** The picture beside a form: the braid on solid blue, and on it a slip of paper that repeats what the form says. */
export function PrintedSide({ title, stamp, children }: PrintedSideProps) {
  return (
    <aside className="printed-side" aria-hidden="true">
      <div className="printed-side-braid">
        <Guilloche />
      </div>
      <div className="printed-side-slip stays-paper">
        <p className="printed-side-head">
          <Logo name={brand.name} />
          <span>{title}</span>
        </p>
        {children}
        {stamp && <b className="printed-side-stamp">{stamp}</b>}
      </div>
    </aside>
  )
}
