import { type ReactNode, use, useEffect, useId, useRef } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ToastHost } from '#web/kit/overlays/toast-host.ts'
import './dialog.css'

interface DialogProps {
  /** Needed where a button opens it with `command="show-modal"` and `commandfor`. */
  id?: string
  title: string
  /** If given, React controls whether it is open; if not, the page does, also without script. */
  open?: boolean
  onClose?: () => void
  children: ReactNode
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes on Esc and gives the focus back.
 * The close button is a form of method dialog, so it works in documents too.
 */
export function Dialog({ id, title, open, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hostToasts = use(ToastHost)
  const titleId = useId()

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (open === false) dialog.current?.close()
  }, [open])

  useEffect(() => {
    const element = dialog.current
    // For browsers that do not know `closedby`: a click that hits the dialog itself hit its backdrop.
    const closeOnBackdrop = (event: Event) => event.target === element && element?.close()
    const offerToasts = () => hostToasts(element?.open ? element : null)
    element?.addEventListener('click', closeOnBackdrop)
    element?.addEventListener('toggle', offerToasts)
    return () => {
      element?.removeEventListener('click', closeOnBackdrop)
      element?.removeEventListener('toggle', offerToasts)
      hostToasts(null)
    }
  }, [hostToasts])

  return (
    <dialog
      ref={dialog}
      id={id}
      className="dialog"
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="dialog-close" aria-label="Close">
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}
