import type { SlideShow } from './slide-show.ts'

/** Everything that a key or a button of the bar can ask for. */
export type DeckAction =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'overview'
  | 'read'
  | 'present'
  | 'full'
  | 'speaker'
  | 'go'
  | 'keys'
  | 'print'
  | 'escape'

/** Performs an action; unknown names are ignored. */
export function deckActions(show: SlideShow): (name: string | undefined) => void {
  /** Where the overview was opened from. */
  let before: 'present' | 'read' = 'present'

  const toggleOverview = () => {
    const mode = show.mode()
    if (mode === 'overview') show.setMode(before)
    else if (mode !== 'presenter') {
      before = mode
      show.setMode('overview')
    }
  }

  const actions: Readonly<Record<DeckAction, () => void>> = {
    next: () => show.show(show.current() + 1),
    previous: () => show.show(show.current() - 1),
    first: () => show.show(0),
    last: () => show.show(show.count - 1),
    overview: toggleOverview,
    read: () => show.setMode('read'),
    present: () => {
      show.setMode('present')
      show.show(show.current())
    },
    full: () => {
      const root = document.documentElement
      void (document.fullscreenElement
        ? document.exitFullscreen()
        : root.requestFullscreen?.().catch(() => undefined))
    },
    speaker: () => openSpeaker(show.current()),
    go: () => openDialog('#deck-go'),
    keys: () => openDialog('#deck-keys'),
    print: () => print(),
    escape: () => {
      if (show.mode() === 'overview') toggleOverview()
      else if (show.mode() === 'present') show.setMode('read')
    },
  }
  const known = new Map<string | undefined, () => void>(Object.entries(actions))
  return (name) => known.get(name)?.()
}

function openDialog(selector: string) {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog${selector}`)
  if (dialog && !dialog.open) dialog.showModal()
}

/** A second window on the same deck, in step with this one. */
function openSpeaker(current: number) {
  const address = `${location.pathname}?speaker#/${current + 1}`
  const opened = open(address, 'speaker', 'popup,width=1120,height=760')
  const notice = document.querySelector<HTMLElement>('.deck-notice')
  if (notice) notice.textContent = opened ? '' : (notice.dataset['blocked'] ?? '')
}
