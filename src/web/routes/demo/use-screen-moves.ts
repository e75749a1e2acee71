import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useDemoPlace } from './use-demo.ts'

/** A new screen begins at its top with its name; Back returns to where it was left. */
export function useScreenMoves(scroller: RefObject<HTMLElement | null>, shown: number | undefined): void {
  const { address } = useDemoPlace()
  const places = useRef(new Map<string, number>())
  // Kept here, because the browser, when it is asked, lays out the page in the middle of a press.
  const top = useRef(0)
  const pageTop = useRef(0)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const box = scroller.current
    if (shown === undefined || !box) return undefined
    const wasFirst = isFirst.current
    isFirst.current = false
    if (wasFirst) return undefined
    const place = address.hasReturned() ? (places.current.get(entry()) ?? 0) : 0
    if (place !== top.current) box.scrollTo({ top: place, behavior: 'instant' })
    // Where the page scrolls and not the frame, the router finds the place for those who return.
    if (pageTop.current > 0 && !address.hasReturned()) scrollTo(0, 0)
    return afterPicture(() => headingIn(box)?.focus({ preventScroll: true }))
  }, [shown, address, scroller])

  useEffect(() => {
    const box = scroller.current
    const keepPlace = () => {
      top.current = box?.scrollTop ?? 0
      places.current.set(entry(), top.current)
    }
    const keepPageTop = () => {
      pageTop.current = scrollY
    }
    box?.addEventListener('scroll', keepPlace, { passive: true })
    addEventListener('scroll', keepPageTop, { passive: true })
    return () => {
      box?.removeEventListener('scroll', keepPlace)
      removeEventListener('scroll', keepPageTop)
    }
  }, [scroller])
}

/** The router's own name for the entry of the history. */
function entry(): string {
  const state: unknown = history.state
  return state && typeof state === 'object' && 'key' in state ? String(state.key) : ''
}

/** Of the screen that is seen: others stand there too. */
const headingIn = (box: HTMLElement) =>
  [...box.querySelectorAll('h1')].find((heading) => heading.checkVisibility())

function afterPicture(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
