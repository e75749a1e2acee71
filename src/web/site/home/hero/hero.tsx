import { Mark } from '#web/kit/foundations/mark.tsx'
import { LookAround } from '#web/site/parts/look-around.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import type { FeatureWheelsCopy } from '../feature-wheels/copy.ts'
import { FeatureWheels } from '../feature-wheels/feature-wheels.tsx'
import './hero.css'

interface Line {
  figure: string
  word: string
  /** Where the figure is explained. */
  href?: string
}

interface Action {
  label: string
  href: string
}

export interface HeroCopy {
  /** What a merchant gains, before anything is counted. */
  gain: string
  lines: readonly [Line, Line, Line, Line]
  lead: string
  /** How messages are paid. */
  messages: string
  /** The price, for visitors who think in rupees. */
  dollars: number
  start: Action
  install: Action
  demo: Action
  /** What follows after the buttons. */
  next: string
}

/**
 * Four poster lines and the wheels that answer them. All lines are readable from the first paint, in light
 * ink; the sequence, which is CSS alone, inks them in one after another.
 */
export function Hero({ copy, wheels }: { copy: HeroCopy; wheels: FeatureWheelsCopy }) {
  const last = copy.lines.length - 1
  return (
    <section className="hero">
      <div className="hero-top wrap">
        <h1>
          <span className="hero-gain">{copy.gain} </span>
          <span className="hero-poster">
            {copy.lines.map(({ figure, word, href }, index) => (
              <span key={word} className="hero-line">
                <span className="hero-figure">{href ? <a href={href}>{figure}</a> : figure}</span>{' '}
                <span className="hero-word">
                  {index === last && <Mark />}
                  {word}
                </span>
              </span>
            ))}
          </span>
        </h1>
        <div className="hero-side">
          <p className="hero-lead">
            <LinkedWords text={copy.lead} /> <span data-rupees={copy.dollars} hidden /> {copy.messages}
          </p>
          <div className="hero-actions">
            <ButtonLink href={copy.start.href} wide>
              {copy.start.label}
            </ButtonLink>
            <span data-event="install_through_herosection" data-event-category="Call To Action">
              <ButtonLink href={copy.install.href} variant="secondary" external wide>
                {copy.install.label}
              </ButtonLink>
            </span>
            <ButtonLink href={copy.demo.href} variant="secondary" wide>
              {copy.demo.label}
            </ButtonLink>
          </div>
          <p className="hero-next">{copy.next}</p>
          <LookAround from="home" />
        </div>
      </div>
      <FeatureWheels copy={wheels} />
    </section>
  )
}
