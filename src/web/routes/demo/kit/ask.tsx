import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Action, Actions, type ActionVariant } from './action.tsx'

interface AskProps {
  /** The button that opens the question. */
  label: string
  variant?: ActionVariant
  question: string
  note?: ReactNode
  yes: string
  no: string
  onYes: () => void
}

/** A question that opens in place: what cannot be undone takes two presses, and no window over the window. */
export function Ask({ label, variant, question, note, yes, no, onYes }: AskProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLFieldSetElement>(null)
  const opener = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) box.current?.focus()
    else if (wasOpen.current) opener.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOpen) {
    return (
      <div className="account-ask-opener" ref={opener}>
        <Action variant={variant} onClick={() => setIsOpen(true)}>
          {label}
        </Action>
      </div>
    )
  }
  return (
    <fieldset className="account-ask" tabIndex={-1} ref={box}>
      <legend>{question}</legend>
      {note && <p>{note}</p>}
      <Actions>
        <Action
          variant="main"
          onClick={({ currentTarget }) => {
            // A button that goes while it has the focus makes the browser lay out the page twice.
            currentTarget.blur()
            setIsOpen(false)
            onYes()
          }}
        >
          {yes}
        </Action>
        <Action onClick={() => setIsOpen(false)}>{no}</Action>
      </Actions>
    </fieldset>
  )
}
