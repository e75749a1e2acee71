import { Icon } from '#web/kit/foundations/icon.tsx'
import './feature-cards.css'

interface Card {
  path: string
  heading: string
}

interface FeatureCardsProps {
  current: Card
  previous: Card
  next: Card
  labels: { name: string; previous: string; next: string; current: string }
}

/**
 * One ticket, torn in two: back on the left, onward on the right. A visitor who came from the sheet of
 * sixteen stamps finds the current feature on the left; `enhance/feature-cards.ts` writes it there.
 */
export function FeatureCards({ current, previous, next, labels }: FeatureCardsProps) {
  return (
    <nav
      className="feature-cards"
      aria-label={labels.name}
      data-feature-cards={current.path}
      data-current-title={current.heading}
      data-current-label={labels.current}
    >
      <a
        href={previous.path}
        className="feature-cards-previous"
        data-surface="pink"
        data-event="previous_button"
        data-event-category="Feature Navigation"
      >
        <span className="feature-cards-way">
          <Icon name="arrow" /> <span data-card-label>{labels.previous}</span>
        </span>
        <span className="feature-cards-title" data-card-title>
          {previous.heading}
        </span>
      </a>
      <a
        href={next.path}
        className="feature-cards-next"
        data-surface="canary"
        data-event="next_button"
        data-event-category="Feature Navigation"
      >
        <span className="feature-cards-way">
          {labels.next} <Icon name="arrow" />
        </span>
        <span className="feature-cards-title">{next.heading}</span>
      </a>
    </nav>
  )
}
