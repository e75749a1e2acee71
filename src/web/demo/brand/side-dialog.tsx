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
 * A dialog that is not modal, because the visitor should see the account change. It is a popover: Esc and a press
 * outside close it, and the browser returns the focus.
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
