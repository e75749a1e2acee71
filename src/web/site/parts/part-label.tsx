import './part-label.css'

/** Which of the two wheels this belongs to: its letter as on the wheel, and its name. */
export function PartLabel({ letter, name }: { letter: string; name: string }) {
  return (
    <>
      <span className="part-label-letter" aria-hidden>
        {letter}
      </span>
      {name}
    </>
  )
}
