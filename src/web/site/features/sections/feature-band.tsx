import type { ReactNode } from 'react'
import type { FeatureContent } from '#content/site/features/types.ts'
import type { Surface } from './looks.ts'
import './feature-band.css'

interface FeatureBandProps {
  copy: FeatureContent['parallax']
  surface: Surface
  /** The large picture behind the words; it moves slower than the page. */
  children: ReactNode
}

/** A picture as wide as the window, and one sentence about it. */
export function FeatureBand({ copy, surface, children }: FeatureBandProps) {
  return (
    <figure className="feature-band" data-surface={surface}>
      <div className="feature-band-picture" aria-hidden="true">
        {children}
      </div>
      <figcaption className="wrap">
        {copy.figure && <strong>{copy.href ? <a href={copy.href}>{copy.figure}</a> : copy.figure} </strong>}
        <span>{copy.caption}</span>
      </figcaption>
    </figure>
  )
}
