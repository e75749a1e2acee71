import type { ReactNode } from 'react'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import './confirm-dialog.css'

interface QuestionProps {
  title: string
  open: boolean
  yes: string
  no: string
  /** Also closes the dialog, because the action may open the proof dialog. */
  onYes(): void
  onClose(): void
  children: ReactNode
}

/** Asks once more before something is taken away. */
export function Question({ title, open, yes, no, onYes, onClose, children }: QuestionProps) {
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {children}
      <div className="question-choices">
        <Button icon="check" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="secondary" icon="close" onClick={onClose}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}
