import { orderCopy, paymentNames } from '#content/account/screens.ts'
import { needsConfirming } from '#shop-model/order-stage.ts'
import { findOrder, totalOf } from '#shop-model/state-queries.ts'
import { Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'

/** Cash on delivery in the played store: confirm the order, or pay before the parcel leaves. */
export function PlayedCashPanel({ id }: { id: string }) {
  const { state, format } = useAccount()
  const { cash } = orderCopy
  const order = findOrder(usePlayed(), id)
  if (order?.payment !== 'cash') return null
  const amount = format.money(totalOf(order) - (order.credit ?? 0))
  const canPrepay = order.paidAt === undefined && order.sentAt === undefined
  return (
    <Panel title={`${cash.title}: ${amount}`}>
      {needsConfirming(order) ? (
        <>
          <p>{cash.confirmText}</p>
          <Actions>
            <DispatchAction variant="main" does={{ type: 'order.confirm', order: id }}>
              {cash.confirm}
            </DispatchAction>
          </Actions>
        </>
      ) : (
        order.confirmedAt !== undefined && (
          <p>{cash.confirmed(format.dateTime(order.confirmedAt, state.now))}</p>
        )
      )}
      {canPrepay && (
        <>
          <p>{cash.prepayText}</p>
          <Actions>
            {(['card', 'upi'] as const).map((way) => (
              <DispatchAction key={way} does={{ type: 'order.prepay', order: id, payment: way }}>
                {cash.pay(amount, paymentNames[way])}
              </DispatchAction>
            ))}
          </Actions>
        </>
      )}
    </Panel>
  )
}
