/** How long a pointer must rest on the button before the menu opens by itself. */
const intent = 180
/** A press on Close this soon after hovering was meant for the menu button, so it is ignored. */
const settle = 700

/**
 * The menu is a native dialog that its button opens and its close button closes by `commandfor`, with no
 * script at all. This adds opening on hover.
 */
export function menu(button: HTMLButtonElement, dialog: HTMLDialogElement, signal: AbortSignal) {
  let timer = 0
  let openedByHoverAt = -Infinity
  // When the button of the pointer went down: a slow machine may deliver the click long after the press.
  let pressedAt = -Infinity
  // After closing, the pointer may lie over the button without having been brought there.
  let armed = true
  let pointer: PointerEvent | undefined

  const open = () => {
    if (!dialog.open) dialog.showModal()
  }

  button.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType === 'touch' || !matchMedia('(hover: hover)').matches) return
      timer = window.setTimeout(() => {
        if (!armed) return
        openedByHoverAt = performance.now()
        open()
      }, intent)
    },
    { signal },
  )
  button.addEventListener('pointerleave', () => clearTimeout(timer), { signal })
  document.addEventListener(
    'pointermove',
    (event) => {
      pointer = event
      armed ||= !liesOver(event, button)
    },
    { passive: true, signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      armed = !(pointer && liesOver(pointer, button))
      // Opened by hover, nothing had the focus that the browser could give it back to: it is still inside, or nowhere.
      const focused = document.activeElement
      if (focused === document.body || dialog.contains(focused)) button.focus({ preventScroll: true })
    },
    { signal },
  )

  document.addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), {
    capture: true,
    signal,
  })
  dialog.addEventListener(
    'click',
    (event) => {
      const closing = event.target instanceof Element && event.target.closest('[command="close"]')
      const isMouse = event.detail > 0
      if (closing && isMouse && pressedAt - openedByHoverAt < settle) event.preventDefault()
    },
    { signal },
  )
  button.addEventListener('click', () => clearTimeout(timer), { signal })

  // A page restored from the back-forward cache has its menu closed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && dialog.close(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function liesOver({ clientX, clientY }: PointerEvent, element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
