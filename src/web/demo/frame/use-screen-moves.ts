import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { afterPicture } from './after-picture.ts'
import { entryKey } from './demo-address.ts'
import { useDemoPlace } from './use-demo.ts'

/** How far down the frame is, and the page: one of the two scrolls, by the width of the window. */
interface Place {
  frame: number
  page: number
}

const top: Place = { frame: 0, page: 0 }

/** A new screen begins at its top with its name; Back returns to where it was left. */
export function useScreenMoves(scroller: RefObject<HTMLElement | null>, shown: number | undefined): void {
  const { address } = useDemoPlace()
  const move = useSyncExternalStore(address.subscribe, address.readMove, address.readMove)
  const places = useRef(new Map<string, Place>())
  // Kept here, because the browser, when it is asked, lays out the page in the middle of a press.
  const now = useRef(top)
  const last = useRef<number>(undefined)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const frame = scroller.current
    if (shown === undefined || !frame) return undefined
    const isNew = last.current !== shown
    const wasFirst = isFirst.current
    last.current = shown
    isFirst.current = false
    if (wasFirst || move.kind === 'changed') return undefined
    const place = move.kind === 'returned' ? (places.current.get(entryKey()) ?? top) : top
    if (place.frame !== now.current.frame) frame.scrollTo({ top: place.frame, behavior: 'instant' })
    if (place.page !== now.current.page) scrollTo({ top: place.page, behavior: 'instant' })
    return afterPicture(() => {
      if (isNew || document.activeElement === document.body) {
        headingIn(frame)?.focus({ preventScroll: true })
      }
    })
  }, [shown, move, scroller])

  useEffect(() => {
    const frame = scroller.current
    const keepPlace = () => {
      now.current = { frame: frame?.scrollTop ?? 0, page: scrollY }
      if (address.hasEntry()) places.current.set(entryKey(), now.current)
    }
    frame?.addEventListener('scroll', keepPlace, { passive: true })
    addEventListener('scroll', keepPlace, { passive: true })
    return () => {
      frame?.removeEventListener('scroll', keepPlace)
      removeEventListener('scroll', keepPlace)
    }
  }, [scroller, address])
}

/** Of the screen that is seen: others stand there too. */
const headingIn = (box: HTMLElement) =>
  [...box.querySelectorAll('h1')].find((heading) => heading.checkVisibility())
