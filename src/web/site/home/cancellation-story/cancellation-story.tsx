import { Dial } from '#web/kit/drawings/dial.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { Fold } from '#web/site/parts/fold.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import { type CustomerStoryCopy, CustomerStory } from './customer-story.tsx'
import { StoryScreen, type StoryScreenName, type OrderCopy } from './story-screen.tsx'
import './cancellation-story.css'

export interface CancellationCopy {
  heading: string
  /** What opens the steps on narrow screens. */
  show: string
  clock: { end: string; caption: string }
  steps: readonly { time: string; heading: string; text: string; screen: StoryScreenName }[]
  order: OrderCopy
  customer: CustomerStoryCopy
  result: {
    sign: string
    figure: string
    unit: string
    /** Where the figure is explained. */
    source: string
    text: string
    link: { label: string; href: string }
  }
}

/**
 * The case study, told by a dial. The hand follows the page by a scroll timeline; where there is none, or
 * less motion is asked for, it stands at the end and the steps tell the time.
 */
export function CancellationStory({ copy }: { copy: CancellationCopy }) {
  const { clock, result } = copy
  return (
    <section className="cancellation-story">
      <div className="cancellation-story-grid wrap">
        <div className="cancellation-story-side">
          <h2>{copy.heading}</h2>
          <div className="cancellation-story-dial">
            <Dial />
            <p className="cancellation-story-clock" aria-hidden>
              <b data-story-clock>{clock.end}</b>
              <span>{clock.caption}</span>
            </p>
          </div>
        </div>
        <Fold summary={copy.show}>
          <ol className="cancellation-story-steps">
            {copy.steps.map(({ time, heading, text, screen }) => (
              <li key={time}>
                <p className="cancellation-story-time">{time}</p>
                <h3>{heading}</h3>
                <p>{text}</p>
                <StoryScreen name={screen} order={copy.order} />
              </li>
            ))}
          </ol>
        </Fold>
      </div>
      <div className="cancellation-story-customer">
        <Fold summary={copy.customer.show}>
          <CustomerStory copy={copy.customer} />
        </Fold>
      </div>
      <div className="cancellation-story-end">
        <div className="cancellation-story-result wrap">
          <p className="cancellation-story-figure">
            <a href={result.source}>
              {result.sign}
              {result.figure}
              <span>{result.unit}</span>
            </a>
          </p>
          <div>
            <p className="lead">
              <LinkedWords text={result.text} />
            </p>
            <ButtonLink href={result.link.href} variant="inverse">
              {result.link.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
