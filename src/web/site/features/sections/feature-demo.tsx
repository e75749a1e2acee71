import type { FeatureContent } from '#content/site/features/types.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import './feature-demo.css'

/** The way to the thing itself. */
export function FeatureDemo({ copy }: { copy: FeatureContent['demo'] }) {
  return (
    <section className="feature-demo wrap">
      <h2>{copy.heading}</h2>
      <p>{copy.text}</p>
      <div className="feature-demo-ways">
        <ButtonLink href={copy.href} variant="secondary">
          {copy.label}
        </ButtonLink>
        {copy.also && (
          <a className="text-link" href={copy.also.href}>
            {copy.also.label}
          </a>
        )}
      </div>
    </section>
  )
}
