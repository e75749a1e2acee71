import { type Deck as DeckContent, deckCopy, type Slide } from '#content/site/decks/deck.ts'
import { DeckBar } from './deck-bar.tsx'
import { DeckDialogs } from './deck-dialogs.tsx'
import { DeckPresenter } from './deck-presenter.tsx'
import { SlideFace } from './slide-face.tsx'
import './deck.css'
import './deck-modes.css'
import './deck-print.css'

/** In development Vite serves the source; the finished build puts the hashed file in its place. */
const deckSource = import.meta.env.DEV ? '/src/web/site/script/deck/start.ts' : '/deck.js'

interface DeckProps {
  deck: DeckContent
  /** How it stands there at first; narrow screens always read. */
  opens: 'present' | 'read'
}

/**
 * A deck is a page of sections that can be read as it is. The script turns it into slides; it is told so
 * before the first paint, lest the page be seen twice.
 */
export function Deck({ deck, opens }: DeckProps) {
  return (
    <div className="deck" data-deck={opens}>
      <script dangerouslySetInnerHTML={{ __html: bootScript(opens) }} />
      <div className="deck-slides">
        {deck.slides.map((slide, index) => (
          <DeckSlide key={slide.title} slide={slide} number={index + 1} />
        ))}
      </div>
      <DeckPresenter />
      <DeckBar count={deck.slides.length} />
      <DeckDialogs count={deck.slides.length} />
      <script type="module" src={deckSource} />
    </div>
  )
}

/** The same rule as in `enhance/deck/modes.ts`, which is not there yet when this runs. */
const bootScript = (opens: string) =>
  `document.documentElement.dataset.deckMode=/[?&]speaker\\b/.test(location.search)?'presenter':innerWidth<435?'read':'${opens}'`

/** Its id is the deep link itself: `#/7` leads there even without a script. */
function DeckSlide({ slide, number }: { slide: Slide; number: number }) {
  const titleId = `slide-${number}`
  return (
    <section id={`/${number}`} className="deck-slide" aria-labelledby={titleId}>
      <div className="deck-frame">
        <div
          className="deck-face"
          data-kind={slide.kind}
          data-surface={slide.surface === 'paper' ? undefined : slide.surface}
        >
          <SlideFace slide={slide} titleId={titleId} isFirst={number === 1} />
          <span className="deck-number" aria-hidden="true">
            {number}
          </span>
        </div>
      </div>
      <details className="deck-notes">
        <summary>{deckCopy.notes}</summary>
        <p>{slide.notes}</p>
      </details>
      <a className="deck-open" href={`#/${number}`}>
        {deckCopy.open(number, slide.title)}
      </a>
    </section>
  )
}
