import { CarouselControls, CarouselStrip, type CarouselTexts } from '#web/site/parts/carousel.tsx'
import { AccountScreen } from '#web/site/mock-ups/account-screen.tsx'
import { CodeScreen } from '#web/site/mock-ups/code-screen.tsx'
import { LoyaltyScreen } from '#web/site/mock-ups/loyalty-screen.tsx'
import { ReturnsScreen } from '#web/site/mock-ups/returns-screen.tsx'
import { SubscriptionScreen } from '#web/site/mock-ups/subscription-screen.tsx'
import { TrackingScreen } from '#web/site/mock-ups/tracking-screen.tsx'
import './phone-carousel.css'

const screens = {
  account: AccountScreen,
  tracking: TrackingScreen,
  loyalty: LoyaltyScreen,
  code: CodeScreen,
  returns: ReturnsScreen,
  subscription: SubscriptionScreen,
}

/** What stands under the name of a slide: a sentence, a list, or a way onward. */
type SlideDetail =
  | { variant: 'content'; text: string }
  | { variant: 'list'; items: readonly string[] }
  | { variant: 'url'; text: string; link: { label: string; href: string } }

export type Slide = { screen: keyof typeof screens; name: string } & SlideDetail

export interface PhoneCarouselCopy extends CarouselTexts {
  heading: string
  label: string
  slides: readonly Slide[]
}

/** The slide that stands in the middle at first, with one on either side of it. */
const first = 1

export function PhoneCarousel({ copy }: { copy: PhoneCarouselCopy }) {
  return (
    <section
      className="phone-carousel"
      data-surface="blue"
      data-carousel="2500"
      aria-roledescription="carousel"
      aria-label={copy.label}
    >
      <div className="phone-carousel-grid wrap">
        <div>
          <h2>{copy.heading}</h2>
          <ol className="phone-carousel-names">
            {copy.slides.map((slide, index) => (
              <li key={slide.screen}>
                <a
                  href={`#screen-${slide.screen}`}
                  aria-current={index === first ? 'true' : undefined}
                  data-carousel-go
                >
                  {slide.name}
                </a>
                <Detail slide={slide} />
              </li>
            ))}
          </ol>
          <CarouselControls words={copy} />
        </div>
        <CarouselStrip label={copy.label}>
          {copy.slides.map(({ screen }) => {
            const Screen = screens[screen]
            return (
              <li key={screen} id={`screen-${screen}`}>
                <Screen />
              </li>
            )
          })}
        </CarouselStrip>
      </div>
    </section>
  )
}

function Detail({ slide }: { slide: SlideDetail }) {
  return (
    <div className="phone-carousel-detail" data-variant={slide.variant}>
      {slide.variant === 'list' ? (
        <ul>
          {slide.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : (
        <p>{slide.text}</p>
      )}
      {slide.variant === 'url' && (
        <a className="text-link" href={slide.link.href}>
          {slide.link.label}
        </a>
      )}
    </div>
  )
}
