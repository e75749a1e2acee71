import { changeSentences, changeTitle, refundedText, windowCopy } from '#content/account/order-window.ts'
import type { AccountFormat } from '#content/account/format.ts'
import type { AccountOrder, AccountWindow } from '#web/account/account-state.ts'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'

/** The result of the latest change. */
export function ChangePanel({ order, window }: { order: AccountOrder; window: AccountWindow }) {
  const { state, format } = useAccount()
  const { change } = window
  // A payment that is due, and a cancellation under way, have their own panels.
  if (!change || window.state === 'owing' || window.state === 'cancelling') return null
  const sentence = changeSentences[change.kind][change.state]
  if (!sentence) return null
  return (
    <Panel title={changeTitle}>
      <output>{[sentence, moneyText(order, window, format)].filter(Boolean).join(' ')}</output>
      <p className="account-muted">{format.dateTime(change.at, state.now)}</p>
    </Panel>
  )
}

function moneyText(order: AccountOrder, { state, change }: AccountWindow, { money }: AccountFormat): string {
  if (state === 'cancelled' && change?.kind === 'cancel') {
    const refunded = order.bill.find(({ term }) => term === 'refunded')?.sum ?? 0
    return refunded > 0 ? windowCopy.cancelledRefunded(money(refunded)) : windowCopy.cancelledUnpaid
  }
  return change?.refunded === undefined ? '' : refundedText(money(change.refunded))
}
