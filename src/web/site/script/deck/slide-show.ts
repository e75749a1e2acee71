/** Presented one by one, read as a page, laid out all at once, or in the speaker's own window. */
export type DeckMode = 'present' | 'read' | 'overview' | 'presenter'

export interface SlideShow {
  readonly count: number
  current(): number
  mode(): DeckMode
  /** Shows a slide, counted from 0, and by default takes the focus to its title. */
  show(index: number, how?: { focus?: boolean; quietly?: boolean }): void
  setMode(mode: DeckMode): void
  /** Called after every change that somebody in this window made. */
  onChange(listener: (index: number) => void): void
}

const narrow = matchMedia('(width < 435px)')
const modes: readonly DeckMode[] = ['present', 'read', 'overview', 'presenter']

/** The slide that an address such as `#/7` names, counted from 0. */
export const slideIn = (hash: string) => Number(/^#\/(\d{1,3})$/.exec(hash)?.[1] ?? 1) - 1

export function slideShow(deck: HTMLElement): SlideShow {
  const root = document.documentElement
  const slides = [...deck.querySelectorAll<HTMLElement>('.deck-slide')]
  const listeners: ((index: number) => void)[] = []
  let mode = modes.find((each) => each === root.dataset['deckMode']) ?? 'read'
  /** What the visitor chose, for when the window is wide again. */
  let wanted: DeckMode = deck.dataset['deck'] === 'read' ? 'read' : 'present'
  let current = clamp(slideIn(location.hash))

  function clamp(index: number) {
    return Math.min(slides.length - 1, Math.max(0, Number.isNaN(index) ? 0 : index))
  }

  function paint() {
    const oneByOne = mode === 'present' || mode === 'presenter'
    root.dataset['deckMode'] = mode
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-current', index === current)
      slide.toggleAttribute('data-next', index === current + 1)
      slide.inert = oneByOne && index !== current
      const frame = slide.querySelector<HTMLElement>('.deck-frame')
      if (frame) frame.inert = mode === 'overview'
      const notes = slide.querySelector<HTMLDetailsElement>('.deck-notes')
      if (notes && mode === 'presenter') notes.open = true
    }
    deck.toggleAttribute('data-at-end', current === slides.length - 1)
    const progress = deck.querySelector('progress')
    if (progress) progress.value = current + 1
    const position = deck.querySelector('[data-deck-current]')
    if (position) position.textContent = String(current + 1)
  }

  function note(index: number) {
    current = index
    paint()
    // Replaced, not added: Back leaves the deck instead of walking through it.
    if (location.hash !== `#/${current + 1}`) history.replaceState(null, '', `#/${current + 1}`)
  }

  const show: SlideShow['show'] = (index, { focus = true, quietly = false } = {}) => {
    const next = clamp(index)
    deck.dataset['deckTurn'] = next < current ? 'back' : 'on'
    note(next)
    if (mode === 'read') slides[current]?.scrollIntoView()
    if (focus) slides[current]?.querySelector<HTMLElement>('.slide-title')?.focus({ preventScroll: true })
    if (!quietly) for (const listener of listeners) listener(current)
  }

  const setMode: SlideShow['setMode'] = (next) => {
    if (next === 'present' || next === 'read') wanted = next
    mode = narrow.matches && next !== 'overview' && next !== 'presenter' ? 'read' : next
    paint()
    if (mode === 'read') slides[current]?.scrollIntoView()
    if (mode === 'overview') slides[current]?.querySelector<HTMLElement>('.deck-open')?.focus()
  }

  narrow.addEventListener('change', () => (mode === 'present' || mode === 'read') && setMode(wanted))
  addEventListener('hashchange', () => show(slideIn(location.hash)))

  // While reading, the slide in the middle of the window is the current one.
  const middle = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target
      if (mode === 'read' && seen instanceof HTMLElement) note(slides.indexOf(seen))
    },
    { rootMargin: '-49% 0px -49% 0px' },
  )
  for (const slide of slides) middle.observe(slide)

  paint()
  return {
    count: slides.length,
    current: () => current,
    mode: () => mode,
    show,
    setMode,
    onChange: (listener) => listeners.push(listener),
  }
}
