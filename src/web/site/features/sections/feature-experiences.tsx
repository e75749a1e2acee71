import type { ReactNode } from 'react'
import type { FeatureContent } from '#content/site/features/types.ts'
import type { FeatureLook, Surface } from './looks.ts'
import './feature-experiences.css'

interface FeatureExperiencesProps {
  copy: FeatureContent['experiences']
  look: FeatureLook['experiences']
  drawings?: readonly ReactNode[]
}

const surfaces: readonly Surface[] = ['white', 'canary', 'pink']

/** The same event as each of the people in it has it. */
export function FeatureExperiences({ copy, look, drawings = [] }: FeatureExperiencesProps) {
  return (
    <section className="feature-experiences wrap" data-layout={look}>
      <h2>{copy.heading}</h2>
      <ol>
        {copy.items.map(({ title, description }, index) => (
          <li key={title} data-surface={surfaces[index % surfaces.length]} data-reveal="0.3">
            <span className="feature-experiences-number" aria-hidden="true">
              {index + 1}
            </span>
            {drawings[index] && <div className="feature-experiences-drawing">{drawings[index]}</div>}
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
