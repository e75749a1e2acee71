import { useEffect } from 'react'

/**
 * When a press removes the pressed element, the browser moves the focus to the start of the page. This hook moves it
 * to what the press opened (`data-opened-by`), else to what had opened the removed element (`data-opens`), else to the
 * section around it, else to the heading of the screen.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    const keep = (event: Event) => {
      const path = event.composedPath().filter((one) => one instanceof HTMLElement)
      setTimeout(() => find(path))
    }
    const keepAtEscape = (event: KeyboardEvent) => event.key === 'Escape' && keep(event)
    addEventListener('click', keep)
    addEventListener('keydown', keepAtEscape)
    return () => {
      removeEventListener('click', keep)
      removeEventListener('keydown', keepAtEscape)
    }
  }, [])
}

function find(path: readonly HTMLElement[]): void {
  const [pressed] = path
  if (document.activeElement !== document.body || !pressed || isSeen(pressed)) return
  const opens = path.find((one) => one.dataset.opens)?.dataset.opens
  const openedBy = path.find((one) => one.dataset.openedBy)?.dataset.openedBy
  const opened = opens && seenOf(`[data-opened-by="${CSS.escape(opens)}"]`)
  const opener = openedBy && seenOf(`[data-opens="${CSS.escape(openedBy)}"]`)
  if (opened) focusOn(opened.querySelector<HTMLElement>(firstField) ?? opened)
  else if (opener) focusOn(opener)
  else {
    const around = path.find((one) => one.tagName === 'SECTION' && isSeen(one))
    const rest = around ?? seenOf('#account h1') ?? seenOf('#account .account-screen')
    if (rest) focusOn(rest, { preventScroll: true })
  }
}

/** Of a radio group, the chosen one. */
const firstField = 'input:not([type="radio"]), input:checked, textarea'

function focusOn(place: HTMLElement, options?: FocusOptions): void {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus(options)
}

const isSeen = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true })
const seenOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen)
