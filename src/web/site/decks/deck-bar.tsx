import { deckCopy } from '#content/site/decks/deck.ts'
import { frame } from '#content/shared/layout.ts'
import { pages } from '#content/shared/pages.ts'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import { Mark } from '#web/kit/foundations/mark.tsx'

/** What the script listens for; each is also a key. */
type DeckAction = 'previous' | 'next' | 'overview' | 'present' | 'read' | 'full' | 'speaker' | 'print'

interface DeckButtonProps {
  act: DeckAction
  label: string
  icon?: IconName
}

/** Waits, hidden, for the script without which it would do nothing. */
function DeckButton({ act, label, icon }: DeckButtonProps) {
  return (
    <button
      type="button"
      data-deck-act={act}
      aria-label={icon ? label : undefined}
      title={icon && label}
      hidden
    >
      {icon ? <Icon name={icon} /> : label}
    </button>
  )
}

/** React does not know these attributes by name yet; the browser opens the dialog by them. */
const opensKeys = { command: 'show-modal', commandfor: 'deck-keys' }

export function DeckBar({ count }: { count: number }) {
  return (
    <nav className="deck-bar" aria-label={deckCopy.bar}>
      <progress className="deck-progress" max={count} value={1} aria-label={deckCopy.bar} />
      <a className="deck-home" href={pages.home.path} aria-label={frame.homeLink}>
        <Mark />
      </a>
      <DeckButton act="previous" label={deckCopy.previous} icon="left" />
      <p className="deck-position typed" hidden>
        <span data-deck-current>1</span> {deckCopy.position(count)}
      </p>
      <DeckButton act="next" label={deckCopy.next} icon="right" />
      <span className="deck-gap" />
      <label className="deck-with-notes">
        <input type="checkbox" id="deck-with-notes" />
        {deckCopy.withNotes}
      </label>
      <DeckButton act="overview" label={deckCopy.overview} />
      <DeckButton act="read" label={deckCopy.read} />
      <DeckButton act="present" label={deckCopy.present} />
      <DeckButton act="speaker" label={deckCopy.speaker} />
      <DeckButton act="full" label={deckCopy.fullScreen} />
      <DeckButton act="print" label={deckCopy.print} />
      <button type="button" className="deck-help" {...opensKeys} hidden>
        {deckCopy.help}
      </button>
      <output className="deck-notice" data-blocked={deckCopy.presenter.blocked} />
    </nav>
  )
}
