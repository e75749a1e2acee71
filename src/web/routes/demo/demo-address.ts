import { themeNames } from '#content/live-demo/screens.ts'

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

type Whole = Pick<URL, 'pathname' | 'search' | 'hash'>
type Navigate = (to: string, options: { replace: true; preventScrollReset: boolean }) => unknown

/** Until the picture is made, and what else the press has caused. */
const breath = 100

/**
 * Where the demo is. What somebody presses is shown by this at once, and the browser has its entry at once; the router,
 * whose walk takes longer than a picture may, takes the entry over after the picture has been made.
 */
export class DemoAddress {
  private readonly navigate: Navigate
  private at: Address
  private isReturn = false
  private nearBy: string | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(start: Whole, navigate: Navigate) {
    this.navigate = navigate
    this.at = readAddress(start) ?? { theme: 'elite', screen: '', search: '', hash: '' }
  }

  readonly read = (): Address => this.at

  /** The screen that a hand is near to: it is drawn ahead. */
  readonly readNear = (): string | undefined => this.nearBy

  /** Whether Back or Forward led here. */
  readonly hasReturned = (): boolean => this.isReturn

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly open = (to: string): void => {
    if (to !== whole(location)) history.pushState({ idx: indexOf(history.state) + 1 }, '', to)
    this.follow()
  }

  /** Takes the place of the entry, so that Back leaves the screen and not a letter. */
  readonly change = (search: string): void => {
    history.replaceState(history.state, '', hrefOf(this.at.theme, this.at.screen, search))
    this.follow()
  }

  readonly comeNear = (to: string): void => {
    const next = readAddress(new URL(to, location.origin))
    if (next?.theme !== this.at.theme || next.screen === this.nearBy) return
    this.nearBy = next.screen
    this.tell()
  }

  /** For `popstate`: the browser has moved already, and tells the router itself. */
  readonly return = (): void => {
    clearTimeout(this.timer)
    this.show(readAddress(location), true)
  }

  private follow(): void {
    const { screen } = this.at
    this.show(readAddress(location), false)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      void this.navigate(whole(location), { replace: true, preventScrollReset: this.at.screen === screen })
    }, breath)
  }

  private show(next: Address | undefined, isReturn: boolean): void {
    if (!next) return
    this.isReturn = isReturn
    this.at = next
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

export const hrefOf = (theme: ThemeName, screen: string, search: string): string =>
  `/demo/${theme}${screen && `/${screen}`}${search}`

function readAddress({ pathname, search, hash }: Whole): Address | undefined {
  const [, demo, theme = '', ...rest] = pathname.split('/')
  if (demo !== 'demo' || !isTheme(theme)) return undefined
  return { theme, screen: rest.filter(Boolean).join('/'), search, hash }
}

const whole = ({ pathname, search, hash }: Whole) => pathname + search + hash

/** How the router counts the entries of the history. */
const indexOf = (state: unknown): number =>
  state && typeof state === 'object' && 'idx' in state ? Number(state.idx) : 0
