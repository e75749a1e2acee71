export interface BarState {
  /** Where the page stood last, and where it stood when its direction last changed. */
  at: number
  turnedAt: number
  hidden: boolean
}

/** Below this height the bar never hides. */
const free = 100
/** A move must be longer than this to mean anything. */
const slack = 10

export const restingAt = (y: number): BarState => ({ at: y, turnedAt: y, hidden: false })

/** What the bar does when the page arrives at `y`: long moves down hide it, long moves up bring it back. */
export function afterScroll(bar: BarState, y: number): BarState {
  const wasDown = bar.at - bar.turnedAt
  const turned = Math.sign(y - bar.at) * Math.sign(wasDown) < 0
  const turnedAt = turned ? bar.at : bar.turnedAt
  const travel = y - turnedAt
  const hidden = travel > slack && y > free ? true : travel < -slack ? false : bar.hidden
  return { at: y, turnedAt, hidden }
}

/** Rubber-banding above the top must not count as a move down when it springs back. */
const height = () => Math.max(0, window.scrollY)

export function hideOnScroll(bar: HTMLElement, signal: AbortSignal) {
  let state: BarState | undefined
  // Read once the page has been laid out anyway; at load the question alone would cost a layout.
  const start = new IntersectionObserver(() => {
    start.disconnect()
    state ??= restingAt(height())
  })
  start.observe(bar)
  window.addEventListener(
    'scroll',
    () => {
      // A page that scrolls before it was first laid out returns to where the reader left it.
      state = state ? afterScroll(state, height()) : restingAt(height())
      bar.toggleAttribute('data-hidden', state.hidden)
    },
    { passive: true, signal },
  )
  signal.addEventListener('abort', () => {
    start.disconnect()
    bar.removeAttribute('data-hidden')
  })
}
