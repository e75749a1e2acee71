import { CarouselControls, CarouselStrip, type CarouselTexts } from '#web/site/parts/carousel.tsx'
import './customer-story.css'

export interface CustomerStoryCopy extends CarouselTexts {
  heading: string
  /** What opens it on narrow screens. */
  show: string
  label: string
  note: string
  moments: readonly { time: string; text: string }[]
}

/** Five sentences of one customer, three seconds each, once they are in view. */
export function CustomerStory({ copy }: { copy: CustomerStoryCopy }) {
  return (
    <section
      className="customer-story wrap"
      data-carousel="3000"
      aria-roledescription="carousel"
      aria-label={copy.label}
    >
      <div className="customer-story-head">
        <h3>{copy.heading}</h3>
        <CarouselControls words={copy} />
        <p>{copy.note}</p>
      </div>
      <CarouselStrip label={copy.heading}>
        {copy.moments.map(({ time, text }) => (
          <li key={time}>
            <span className="typed">{time}</span>
            <p>{text}</p>
          </li>
        ))}
      </CarouselStrip>
    </section>
  )
}
