import type { FeatureContent } from '#content/site/features/types.ts'
import type { FeatureLook } from './looks.ts'
import './feature-steps.css'

/** How it works: what happens, and when. */
export function FeatureSteps({ copy, look }: { copy: FeatureContent['steps']; look: FeatureLook['steps'] }) {
  return (
    <section className="feature-steps wrap" data-layout={look}>
      <h2>{copy.heading}</h2>
      <ol>
        {copy.items.map(({ title, period, description }) => (
          <li key={title} data-reveal="0.3">
            <p className="feature-steps-period">{period}</p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
