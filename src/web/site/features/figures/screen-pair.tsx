import type { ReactNode } from 'react'
import './screen-pair.css'

interface ScreenPairProps {
  phone: ReactNode
  panel: ReactNode
  note: string
  /** Where the telephone stands. */
  phoneSide?: 'start' | 'end'
  surface: 'white' | 'canary' | 'pink' | 'blue'
}

/** The customer's screen and the shop's, side by side on a coloured plate. */
export function ScreenPair({ phone, panel, note, phoneSide = 'start', surface }: ScreenPairProps) {
  return (
    <figure className="screen-pair" data-phone={phoneSide}>
      <div className="screen-pair-plate" data-surface={surface}>
        {phone}
        <div className="screen-pair-panel">{panel}</div>
      </div>
      <figcaption className="caption figure-section-note">{note}</figcaption>
    </figure>
  )
}
