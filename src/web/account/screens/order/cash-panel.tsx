import { windowCopy as copy } from '#content/account/order-window.ts'
import type { AccountOrder, AccountWindow } from '#web/account/account-state.ts'
import { Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'

/** Cash on delivery: confirm the order, or pay on the store's own page and keep its number. */
export function CashPanel({ order, window }: { order: AccountOrder; window: AccountWindow }) {
  const { state, format } = useAccount()
  const { may, due, answerBy, isConfirmed, change } = window
  const mayConfirm = may.has('confirm')
  const mayPay = may.has('pay') && due !== undefined
  if (!mayConfirm && !mayPay) return null
  return (
    <Panel title={copy.cashTitle(format.money(due ?? order.total))}>
      {mayConfirm && (
        <>
          <p>
            {answerBy === undefined ? copy.confirmText : copy.confirmBy(format.dateTime(answerBy, state.now))}
          </p>
          <Actions>
            <DispatchAction variant="main" does={{ type: 'order.confirm', order: order.id }}>
              {copy.confirm}
            </DispatchAction>
          </Actions>
        </>
      )}
      {isConfirmed && change?.kind !== 'confirm' && <p>{copy.confirmed}</p>}
      {mayPay && (
        <>
          <p>{mayConfirm ? copy.prepayText : copy.prepayOnly}</p>
          <Actions>
            <DispatchAction does={{ type: 'order.pay', order: order.id }}>
              {copy.pay(format.money(due))}
            </DispatchAction>
          </Actions>
        </>
      )}
    </Panel>
  )
}
