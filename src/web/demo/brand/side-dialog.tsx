import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'
import '#web/kit/overlays/dialog.css'
import './side-dialog.css'

interface SideDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that leaves the page in use, because what it changes is to be seen. It is the browser's popover: Esc and a
 * press beside it close it, and the focus goes back. (A modal one puts all the rest out of reach, for which the browser
 * styles the whole page anew.)
 */
export function SideDialog({ title, onClose, children }: SideDialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    sheet.current?.showPopover()
    sheet.current?.focus()
  }, [])
  return (
    <dialog
      ref={sheet}
      popover="auto"
      tabIndex={-1}
      className="dialog side-dialog"
      aria-labelledby={titleId}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <div className="dialog-sheet">
        <div className="dialog-head">
          <h2 className="dialog-title" id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className="dialog-close"
            aria-label="Close"
            onClick={() => sheet.current?.hidePopover()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
