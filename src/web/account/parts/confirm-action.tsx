import { type ReactNode, useId, useState } from 'react'
import type { AccountAction } from '../account-store.ts'
import { useAct } from '../use-account.ts'
import { Action, Actions, type ActionVariant } from './action.tsx'

interface ConfirmActionProps {
  /** The button that opens the question. */
  label: string
  variant?: ActionVariant
  question: string
  note?: ReactNode
  yes: string
  no: string
  does: AccountAction
}

/** A button for what cannot be undone. It opens a question in place instead of a dialog. */
export function ConfirmAction({ label, variant, question, note, yes, no, does }: ConfirmActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { act, isBusy } = useAct()
  const id = useId()
  if (!isOpen) {
    return (
      <div className="account-confirm-opener">
        <Action variant={variant} isBusy={isBusy} data-opens={id} onClick={() => setIsOpen(true)}>
          {label}
        </Action>
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc is pressed on the buttons inside
    <fieldset
      className="account-confirm"
      tabIndex={-1}
      data-opened-by={id}
      onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
    >
      <legend>{question}</legend>
      {note && <p>{note}</p>}
      <Actions>
        <Action
          variant="main"
          onClick={({ currentTarget }) => {
            // Removing a focused button makes the browser lay out the page twice.
            currentTarget.blur()
            setIsOpen(false)
            act(does)
          }}
        >
          {yes}
        </Action>
        <Action onClick={() => setIsOpen(false)}>{no}</Action>
      </Actions>
    </fieldset>
  )
}
