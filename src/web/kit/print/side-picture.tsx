import type { ReactNode } from 'react'
import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import './side-picture.css'

interface SidePictureProps {
  /** A name makes it a part of the page that is read; without one it only repeats what the form says. */
  label?: string
  children: ReactNode
}

/** The picture beside a form: the braid on solid blue, and something of paper on it. */
export function SidePicture({ label, children }: SidePictureProps) {
  return (
    <aside className="side-picture" aria-label={label} aria-hidden={label ? undefined : true}>
      <div className="side-picture-braid">
        <Guilloche />
      </div>
      {children}
    </aside>
  )
}
