import { Mark } from '#web/kit/foundations/mark.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
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
  lines: readonly [Line, Line, Line, Line]
  lead: string
  install: Action
  demo: Action
  facts: readonly { term: string; value: string }[]
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
        <h1 className="hero-poster">
          {copy.lines.map(({ figure, word, href }, index) => (
            <span key={word} className="hero-line">
              <span className="hero-figure">{href ? <a href={href}>{figure}</a> : figure}</span>{' '}
              <span className="hero-word">
                {index === last && <Mark />}
                {word}
              </span>
            </span>
          ))}
        </h1>
        <div className="hero-side">
          <p className="hero-lead">
            <LinkedWords text={copy.lead} />
          </p>
          <div className="hero-actions">
            <span data-event="install_through_herosection" data-event-category="Call To Action">
              <ButtonLink href={copy.install.href} external wide>
                {copy.install.label}
              </ButtonLink>
            </span>
            <ButtonLink href={copy.demo.href} variant="secondary" wide>
              {copy.demo.label}
            </ButtonLink>
          </div>
          <KeyValueList
            rows={copy.facts.map(({ term, value }) => ({ term, value: <LinkedWords text={value} /> }))}
            align="end"
          />
        </div>
      </div>
      <FeatureWheels copy={wheels} />
    </section>
  )
}
