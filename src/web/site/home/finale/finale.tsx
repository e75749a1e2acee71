import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './finale.css'

interface Action {
  label: string
  href: string
}

export interface FinaleCopy {
  heading: readonly string[]
  install: Action
  signUp: Action
}

/** The last word of the home page, on canary, over the braid of the mark. */
export function Finale({ copy: { heading, install, signUp } }: { copy: FinaleCopy }) {
  return (
    <section className="finale" data-surface="canary">
      <div className="finale-braid">
        <Guilloche />
      </div>
      <div className="finale-text wrap">
        <h2>
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <div className="finale-actions">
          <ButtonLink href={install.href} external>
            {install.label}
          </ButtonLink>
          <ButtonLink href={signUp.href} variant="secondary">
            {signUp.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
