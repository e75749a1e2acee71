import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import './points-note.css'

/** The braid of a banknote: points are money of a kind. */
export function PointsNote() {
  return (
    <div className="points-note">
      <Guilloche weave="open" />
    </div>
  )
}
