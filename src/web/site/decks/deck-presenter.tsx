import { deckCopy } from '#content/site/decks/deck.ts'

const { presenter } = deckCopy

/** Beside the slides in the speaker's own window: how long it has taken, and what comes next. */
export function DeckPresenter() {
  return (
    <aside className="deck-presenter" aria-label={presenter.name} hidden>
      <p className="deck-next">{presenter.next}</p>
      <p className="deck-last">{presenter.last}</p>
      <div className="deck-timer">
        <p>
          <span className="caption">{presenter.elapsed}</span>
          <time className="typed" data-deck-elapsed>
            0:00
          </time>
        </p>
        <button type="button" data-deck-timer="pause" data-pause={presenter.pause} data-go={presenter.go}>
          {presenter.pause}
        </button>
        <button type="button" data-deck-timer="reset">
          {presenter.reset}
        </button>
      </div>
    </aside>
  )
}
