import type { ReactNode } from 'react'
import { leftOf } from '#content/account/format.ts'
import { orderCopy } from '#content/account/screens.ts'
import { Actions } from '#web/account/parts/action.tsx'
import { Panel } from '#web/account/parts/screen.tsx'

interface OpenWindowProps {
  /** Milliseconds. */
  left: number
  whole: number
  note: string
  /** The actions that are possible meanwhile. */
  children: ReactNode
}

/** The clock of an order that can still be changed. */
export function OpenWindow({ left, whole, note, children }: OpenWindowProps) {
  return (
    <Panel tone="loud" className="account-window" title={orderCopy.window}>
      <p className="account-window-clock account-price" role="timer" aria-live="off">
        {leftOf(left)}
      </p>
      <progress className="account-window-left" max={whole} value={left} aria-label={orderCopy.window} />
      <p>{note}</p>
      <Actions>{children}</Actions>
    </Panel>
  )
}
