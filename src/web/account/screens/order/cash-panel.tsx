import { formatDateTime, money } from '#content/account/format.ts'
import { orderCopy, paymentNames } from '#content/account/screens.ts'
import { needsConfirming } from '#shop-model/order-stage.ts'
import type { Order } from '#shop-model/state.ts'
import { totalOf } from '#shop-model/state-queries.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'

/** Cash on delivery: confirm the order, or pay before the parcel leaves. */
export function CashPanel({ order }: { order: Order }) {
  const { state, dispatch } = useAccount()
  const { cash } = orderCopy
  const amount = money(totalOf(order) - (order.credit ?? 0))
  const canPrepay = order.paidAt === undefined && order.sentAt === undefined
  return (
    <Panel title={`${cash.title}: ${amount}`}>
      {needsConfirming(order) ? (
        <>
          <p>{cash.confirmText}</p>
          <Actions>
            <Action variant="main" onClick={() => dispatch({ type: 'order.confirm', order: order.id })}>
              {cash.confirm}
            </Action>
          </Actions>
        </>
      ) : (
        order.confirmedAt !== undefined && (
          <p>{cash.confirmed(formatDateTime(order.confirmedAt, state.clock.at))}</p>
        )
      )}
      {canPrepay && (
        <>
          <p>{cash.prepayText}</p>
          <Actions>
            {(['card', 'upi'] as const).map((way) => (
              <Action
                key={way}
                onClick={() => dispatch({ type: 'order.prepay', order: order.id, payment: way })}
              >
                {cash.pay(amount, paymentNames[way])}
              </Action>
            ))}
          </Actions>
        </>
      )}
    </Panel>
  )
}
