import type { ReactNode } from 'react'
import './triplicate-sheet.css'

interface TriplicateSheetProps {
  surface: 'white' | 'canary' | 'pink'
  /** The sheet's place in its set, from 1. It decides where the sheet comes to rest in the pile. */
  index: number
  of: number
  /** Printed on the index strip, which is all that shows of a sheet once the next one covers it. */
  name: string
  drawing: ReactNode
  /** Let the drawing run to the edges of its half. */
  bleed?: boolean
  children: ReactNode
}

/** Continuous stationery: text on the left, drawing on the right, and holes for the tractor at both sides. */
export function TriplicateSheet({
  surface,
  index,
  of,
  name,
  drawing,
  bleed = false,
  children,
}: TriplicateSheetProps) {
  return (
    <article className="triplicate-sheet" data-surface={surface} data-index={index}>
      <div className="triplicate-sheet-page">
        <p className="triplicate-sheet-strip">
          <b aria-hidden>{name}</b>
          <span>{`${index} of ${of}`}</span>
        </p>
        <div className="triplicate-sheet-text">{children}</div>
        <div className="triplicate-sheet-drawing" data-bleed={bleed || undefined}>
          {drawing}
        </div>
      </div>
    </article>
  )
}
