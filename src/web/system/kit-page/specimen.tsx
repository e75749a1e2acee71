import type { ReactNode } from 'react'
import './specimen.css'

interface SpecimenSheetProps {
  /** The name the visual tests photograph it by. */
  id: string
  title: string
  note: string
  children: ReactNode
}

/** One part of the kit: its number, name and use on the left, its states as joined cells on the right. */
export function SpecimenSheet({ id, title, note, children }: SpecimenSheetProps) {
  return (
    <section className="specimen-sheet" id={id} data-specimen={id} aria-labelledby={`${id}-title`}>
      <div className="specimen-head">
        <h2 className="specimen-title" id={`${id}-title`}>
          {title}
        </h2>
        <p className="specimen-note">{note}</p>
      </div>
      <div className="specimen-cells">{children}</div>
    </section>
  )
}

interface SpecimenProps {
  /** The state that is shown, as the caption of its cell. */
  state: string
  /** How many of the six columns it takes from 1080 px on. */
  span?: 1 | 2 | 3 | 4 | 6
  ground?: 'paper' | 'sheet' | 'blue'
  children: ReactNode
}

export function Specimen({ state, span = 3, ground = 'paper', children }: SpecimenProps) {
  return (
    <div className="specimen" data-span={span} data-ground={ground}>
      <div className="specimen-state">{state}</div>
      <div className="specimen-body">{children}</div>
    </div>
  )
}
