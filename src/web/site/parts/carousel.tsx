import type { ReactNode } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './carousel.css'

export interface CarouselTexts {
  previous: string
  next: string
  pause: string
}

/**
 * The parts of a carousel. The page wraps them in an element with `data-carousel="2500"`, the time
 * that a slide stands; `enhance/carousel.ts` turns it. Without script the strip is scrolled by hand.
 */
export function CarouselStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
    <ul className="carousel-strip" tabIndex={0} aria-label={label} data-carousel-strip>
      {children}
    </ul>
  )
}

export function CarouselControls({ words: { previous, next, pause } }: { words: CarouselTexts }) {
  return (
    <div className="carousel-controls">
      <button type="button" aria-label={previous} data-carousel-step="-1">
        <Icon name="left" />
      </button>
      <button type="button" aria-label={next} data-carousel-step="1">
        <Icon name="right" />
      </button>
      <button type="button" aria-label={pause} aria-pressed="false" data-carousel-pause>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  )
}
