import { type RefObject, type UIEventHandler, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useScreen } from '../use-account.ts'

/**
 * Moves the focus to the heading of a new screen and scrolls the frame to its top, or, on Back and Forward, to where
 * it was. The router's `ScrollRestoration` does the same for the page, which scrolls in narrow windows.
 */
export function useScreenChange(frame: RefObject<HTMLElement | null>): UIEventHandler<HTMLElement> {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const screen = useScreen()
  const shown = useRef(screen)
  const positions = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    const top = navigationType === NavigationType.Pop ? (positions.current.get(key) ?? 0) : 0
    frame.current?.scrollTo({ top, behavior: 'instant' })
    frame.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [screen, key, navigationType, frame])

  return ({ currentTarget }) => positions.current.set(key, currentTarget.scrollTop)
}
