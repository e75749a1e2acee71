import { themeNames } from '#content/demo/screens.ts'
import { afterPicture } from './after-picture.ts'

export type ThemeName = keyof typeof themeNames

export const isTheme = (name: string): name is ThemeName => name in themeNames

export interface Address {
  theme: ThemeName
  /** The screen, as it stands below the theme: `orders/10482`. The home screen has none. */
  screen: string
  /** Brand, frame, rates. */
  search: string
  hash: string
}

/** What led here. `changed` is another thing or dress on the same screen. */
export interface Move {
  kind: 'opened' | 'changed' | 'returned'
}

type Whole = Pick<URL, 'pathname' | 'search' | 'hash'>

/**
 * Where the demo is. It keeps its own entries in the history: the router's walk takes longer than a picture may, and it
 * asks the server about every address that it has not seen. An entry is written when the picture has been made, for
 * that too takes its time.
 */
export class DemoAddress {
  private at: Address
  private move: Move = { kind: 'opened' }
  private nearBy: string | undefined
  private unwritten: string | undefined
  private readonly listeners = new Set<() => void>()

  constructor(start: Whole) {
    this.at = readAddress(start) ?? { theme: 'elite', screen: '', search: '', hash: '' }
  }

  readonly read = (): Address => this.at

  readonly readMove = (): Move => this.move

  /** The screen that a hand is near to: it is drawn ahead. */
  readonly readNear = (): string | undefined => this.nearBy

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly open = (to: string): void => {
    this.writeEntry()
    const next = readAddress(new URL(to, location.origin))
    if (to !== location.pathname + location.search + location.hash) {
      this.unwritten = to
      afterPicture(this.writeEntry)
    }
    this.show(next, next?.screen === this.at.screen ? 'changed' : 'opened')
  }

  /** Whether the browser's entry is the one that is shown. */
  readonly hasEntry = (): boolean => this.unwritten === undefined

  private readonly writeEntry = (): void => {
    if (this.unwritten !== undefined) history.pushState(nextEntry(), '', this.unwritten)
    this.unwritten = undefined
  }

  /** Takes the place of the entry, so that Back leaves the screen and not a letter. */
  readonly change = (search: string): void => {
    this.writeEntry()
    history.replaceState(history.state, '', hrefOf({ ...this.at, search }))
    this.show(readAddress(location), 'changed')
  }

  readonly comeNear = (to: string): void => {
    const next = readAddress(new URL(to, location.origin))
    if (next?.theme !== this.at.theme || next.screen === this.nearBy) return
    this.nearBy = next.screen
    this.tell()
  }

  /** Back and Forward. What leads out of the demo is the router's. */
  readonly listen = (): (() => void) => {
    listening.add(this)
    return () => listening.delete(this)
  }

  readonly return = (event: Event): void => {
    const next = readAddress(location)
    if (!next) return
    event.stopImmediatePropagation()
    this.unwritten = undefined
    this.show(next, 'returned')
  }

  private show(next: Address | undefined, kind: Move['kind']): void {
    if (!next) return
    this.move = { kind }
    this.at = next
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

export const hrefOf = ({ theme, screen, search, hash }: Address): string =>
  `/demo/${theme}${screen && `/${screen}`}${search}${hash}`

function readAddress({ pathname, search, hash }: Whole): Address | undefined {
  const [, demo, theme = '', ...rest] = pathname.split('/')
  if (demo !== 'demo' || !isTheme(theme)) return undefined
  return { theme, screen: rest.filter(Boolean).join('/'), search, hash }
}

/** Counted and named as the router does it: after a reload the entry is the router's. */
function nextEntry(): { idx: number; key: string } {
  const state: unknown = history.state
  const idx = state && typeof state === 'object' && 'idx' in state ? Number(state.idx) + 1 : 1
  return { idx, key: `demo-${Date.now()}-${idx}` }
}

/** The name of the entry that the browser is at. */
export function entryKey(): string {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'key' in state ? String(state.key) : ''
}

/**
 * Who hears first decides, and on a window that is who asked first: this file is read before the router begins to
 * listen.
 */
const listening = new Set<DemoAddress>()
globalThis.window?.addEventListener('popstate', (event) => {
  for (const address of listening) address.return(event)
})
