import type { ReactNode } from 'react'
import type { FeatureContent } from '#content/site/features/types.ts'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import type { FeatureLook } from './looks.ts'
import './feature-reveal.css'

interface FeatureRevealProps {
  copy: FeatureContent['reveal']
  look: FeatureLook['reveal']
  /** One drawing a line, in order; leave it out for words alone. */
  drawings?: readonly ReactNode[]
}

/** The description, a line at a time: each appears when two fifths of it are in view. */
export function FeatureReveal({ copy, look, drawings = [] }: FeatureRevealProps) {
  return (
    <section className="feature-reveal wrap" data-layout={look}>
      <h2 className={look === 'words' ? 'visually-hidden' : undefined}>{copy.heading}</h2>
      <ol>
        {copy.lines.map(({ term, text }, index) => (
          <li key={term} data-reveal="0.4" data-reveal-again>
            <span className="feature-reveal-balloon" aria-hidden="true">
              {balloon(index)}
            </span>
            <h3>{term}</h3>
            <p>
              <LinkedWords text={text} />
            </p>
            {drawings[index] && <div className="feature-reveal-drawing">{drawings[index]}</div>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The letters of technical drawings: the same ones point at the screen above. */
const balloon = (index: number) => String.fromCodePoint(97 + index)
