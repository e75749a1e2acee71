import type { ThemeCard } from '../themes.ts'

type Surface = 'white' | 'canary' | 'pink' | 'blue' | 'paper'

interface SlideBase {
  title: string
  /** What it is printed on. */
  surface: Surface
  /** For the speaker: what to say, and what to leave out. */
  notes: string
}

interface Row {
  term: string
  text: string
}

/** Every kind of slide there is; each is drawn by one part of `sections/deck`. */
export type Slide = SlideBase &
  (
    | { kind: 'cover'; lead: string; by: string }
    | { kind: 'theme'; theme: ThemeCard }
    | { kind: 'try'; text: string; choose: string; open: (theme: string) => string }
    | {
        kind: 'table'
        columns: readonly string[]
        rows: readonly (readonly string[])[]
        all: string
        functions: readonly string[]
      }
    | {
        kind: 'rows'
        lead: string
        rows: readonly Row[]
        figure?: { value: string; href: string; text: string }
      }
    | { kind: 'screen'; screen: 'loyalty' | 'returns'; lead: string; rows: readonly Row[] }
    | { kind: 'steps'; steps: readonly { period: string; title: string; text: string }[] }
    | {
        kind: 'price'
        amount: string
        source: string
        till: string
        period: string
        text: string
        lines: readonly Row[]
      }
    | {
        kind: 'end'
        text: string
        action: { label: string; href: string }
        second: { label: string; href: string }
      }
  )

export type SlideOf<Kind extends Slide['kind']> = Extract<Slide, { kind: Kind }>

export interface Deck {
  title: string
  slides: readonly Slide[]
}

/** The words round any deck: its bar, its keys, the speaker's window. */
export const deckCopy = {
  bar: 'Slides',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (count: number) => `of ${count}`,
  overview: 'Overview',
  read: 'Read',
  present: 'Present',
  fullScreen: 'Full screen',
  speaker: 'Speaker’s window',
  help: 'Keys',
  notes: 'Notes',
  withNotes: 'With notes',
  print: 'Print',
  open: (number: number, title: string) => `${number}. ${title}`,
  goTo: { title: 'Go to slide', label: (count: number) => `Number, 1 to ${count}`, action: 'Go' },
  keys: {
    title: 'Keys',
    rows: [
      ['→ Space', 'next slide'],
      ['← Shift Space', 'slide before'],
      ['Home End', 'first, last'],
      ['O', 'overview'],
      ['G', 'go to a number'],
      ['F', 'full screen'],
      ['S', 'speaker’s window'],
      ['?', 'these keys'],
      ['Esc', 'close, or stop presenting'],
    ],
    letters: 'Letter keys work',
    lettersHint: 'Switch them off if you speak to your computer.',
    touch: 'On a touch screen: swipe left or right.',
  },
  presenter: {
    name: 'For the speaker',
    next: 'Next',
    last: 'That was the last slide.',
    elapsed: 'Elapsed',
    pause: 'Pause',
    go: 'Resume',
    reset: 'Reset',
    blocked: 'Your browser blocked the window. Allow pop-ups for this page and try again.',
  },
} as const
