import { ButtonLink } from '#web/kit/forms/button.tsx'
import './closing-strip.css'

interface ClosingStripCopy {
  heading: string
  text: string
  action: { label: string; href: string }
}

/** The last word of a page: one sentence, one way onward. */
export function ClosingStrip({ copy }: { copy: ClosingStripCopy }) {
  return (
    <section className="closing-strip" data-surface="blue">
      <div className="closing-strip-inner wrap">
        <h2>{copy.heading}</h2>
        <div className="closing-strip-side">
          <p>{copy.text}</p>
          <ButtonLink href={copy.action.href} variant="inverse">
            {copy.action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
