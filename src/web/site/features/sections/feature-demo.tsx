import type { FeatureContent } from '#content/site/features/types.ts'
import { TicketLink } from '#web/kit/forms/button.tsx'
import './feature-demo.css'

/** The way to the thing itself. */
export function FeatureDemo({ copy }: { copy: FeatureContent['demo'] }) {
  return (
    <section className="feature-demo wrap">
      <h2>{copy.heading}</h2>
      <p>{copy.text}</p>
      <div className="feature-demo-ways">
        <TicketLink href={copy.href} variant="secondary">
          {copy.label}
        </TicketLink>
        {copy.also && (
          <a className="text-link" href={copy.also.href}>
            {copy.also.label}
          </a>
        )}
      </div>
    </section>
  )
}
