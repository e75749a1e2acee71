import { claimHref } from '#content/shared/claims.ts'
import { Dial } from '#web/kit/drawings/dial.tsx'
import { BeforeAfterBars, HundredTickets, ReturnSquares } from '#web/kit/drawings/proportions.tsx'
import { Counted, Drawn, Figure, type StoryProps, Telling } from './story-parts.tsx'
import './stories.css'

/** White: the figure and its hundred tickets side by side, the telling in three columns below. */
export function TicketsStory({ missing, ...props }: StoryProps & { missing: number }) {
  const { story } = props
  return (
    <section id={story.id} className="story story-tickets" data-surface="white" data-inks="outline">
      <div className="wrap">
        <header className="story-head">
          <h2>{story.headline}</h2>
          <Figure story={story} />
        </header>
        <Drawn {...props}>
          <HundredTickets missing={missing} />
        </Drawn>
        <Telling {...props} />
        <Counted {...props} />
      </div>
    </section>
  )
}

/** Canary: the squares run the whole width, because a hundred and twenty-seven is a width. */
export function EmailStory({ count, ...props }: StoryProps & { count: number }) {
  const { story } = props
  return (
    <section id={story.id} className="story story-email" data-surface="canary">
      <div className="wrap">
        <header className="story-head">
          <h2>{story.headline}</h2>
          <Figure story={story} />
        </header>
        <Drawn {...props}>
          <ReturnSquares count={count} columns={32} />
        </Drawn>
        <Telling {...props} />
        <Counted {...props} />
      </div>
    </section>
  )
}

interface RetentionStoryProps extends StoryProps {
  minutes: number
  index: number
  labels: { unit: string; before: string; after: string }
}

/** Pink: the dial stays while the telling goes by, and the bars stand under it. */
export function RetentionStory({ minutes, index, labels, ...props }: RetentionStoryProps) {
  const { story } = props
  return (
    <section id={story.id} className="story story-retention" data-surface="pink">
      <div className="wrap">
        <header className="story-head">
          <h2>{story.headline}</h2>
          <div className="story-dial">
            <Dial />
            <p>
              <a href={claimHref('cancellationWindow')}>
                <b>{minutes}</b> {labels.unit}
              </a>
            </p>
          </div>
        </header>
        <div className="story-retention-side">
          <Figure story={story} />
          <Telling {...props} />
          <Drawn {...props}>
            <BeforeAfterBars
              before={{ value: 100, label: labels.before }}
              after={{ value: index, label: labels.after }}
            />
          </Drawn>
          <Counted {...props} />
        </div>
      </div>
    </section>
  )
}
