import type { DeckAction } from './actions.ts'
import type { SlideShow } from './slide-show.ts'

const lettersKey = 'deck-letters'

/** Letter keys can be switched off, because speech input would trigger them. */
function lettersSwitch(): () => boolean {
  const box = document.querySelector<HTMLInputElement>('#deck-letters')
  try {
    if (box) box.checked = localStorage.getItem(lettersKey) !== 'off'
    box?.addEventListener('change', () => localStorage.setItem(lettersKey, box.checked ? 'on' : 'off'))
  } catch {
    // Storage is closed: the choice lasts as long as the page.
  }
  return () => box?.checked ?? true
}

const letters: Readonly<Record<string, DeckAction>> = {
  o: 'overview',
  g: 'go',
  f: 'full',
  s: 'speaker',
  '?': 'keys',
}

const moves: Readonly<Record<string, DeckAction>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** While reading, keys that scroll are the browser's. */
const scrolling = new Set(['PageDown', 'PageUp', 'Home', 'End', ' '])

export function deckKeys(show: SlideShow, act: (name: DeckAction) => void) {
  const lettersWork = lettersSwitch()

  function actOf(event: KeyboardEvent, target: Element): DeckAction | undefined {
    const { key } = event
    if (key === 'Escape') return 'escape'
    if (target.closest('input, textarea, select')) return undefined
    const letter = letters[key.toLowerCase()]
    if (letter) return lettersWork() ? letter : undefined
    if (show.mode() === 'read' && scrolling.has(key)) return undefined
    if (key === ' ') {
      if (target.closest('a, button, summary')) return undefined
      return event.shiftKey ? 'previous' : 'next'
    }
    return moves[key]
  }

  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof Element) || document.querySelector('dialog:modal')) return
    if (show.mode() === 'overview' && moveInOverview(event)) return
    const name = actOf(event, target)
    if (!name) return
    event.preventDefault()
    act(name)
  })
}

const top = (link: HTMLElement | undefined) => Math.round(link?.getBoundingClientRect().top ?? 0)

/** Arrows walk over the sheet as the eye does. */
function moveInOverview(event: KeyboardEvent): boolean {
  const links = [...document.querySelectorAll<HTMLElement>('.deck-open')]
  const at = links.findIndex((link) => link === document.activeElement)
  const columns = links.filter((link) => top(link) === top(links[0])).length
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: links.length - 1 - at,
  }
  const step = steps[event.key]
  if (at < 0 || step === undefined) return false
  event.preventDefault()
  links[at + step]?.focus()
  return true
}
