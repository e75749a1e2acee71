import type { FeatureContent } from '#content/features/types.ts'
import { TicketLink } from '#web/ui/ticket.tsx'
import './feature-demo.css'

/** The way to the thing itself. */
export function FeatureDemo({ copy }: { copy: FeatureContent['demo'] }) {
  return (
    <section className="feature-demo wrap">
      <h2>{copy.heading}</h2>
      <p>{copy.text}</p>
      <TicketLink href={copy.href} variant="secondary">
        {copy.label}
      </TicketLink>
    </section>
  )
}
