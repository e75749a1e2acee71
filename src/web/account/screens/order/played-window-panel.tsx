import { orderCopy } from '#content/account/screens.ts'
import { closesAt, stageOf, windowLeft } from '#shop-model/order-stage.ts'
import type { Order } from '#shop-model/state.ts'
import { findOrder, totalOf } from '#shop-model/state-queries.ts'
import { ActionLink, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { ConfirmAction } from '#web/account/parts/confirm-action.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { useAccount, useAccountContext, usePlayed, useShopTime } from '#web/account/use-account.ts'
import { OpenWindow } from './open-window.tsx'

/** In the played store: the 15 minutes in which the customer can edit and cancel, and what is possible after them. */
export function PlayedWindowPanel({ id }: { id: string }) {
  const played = usePlayed()
  const now = useShopTime()
  const order = findOrder(played, id)
  if (!order) return null
  const left = windowLeft(played, order, now)
  if (left > 0) return <PlayedOpenWindow order={order} left={left} />
  const stage = stageOf(order)
  if (stage === 'delivered') return null
  return <TooLate order={order} />
}

function PlayedOpenWindow({ order, left }: { order: Order; left: number }) {
  const { href, format } = useAccount()
  const { rules } = usePlayed().shop
  const { isPicture } = useAccountContext()
  const paid = order.paidAt === undefined ? 0 : totalOf(order) - (order.credit ?? 0)
  return (
    <OpenWindow left={left} whole={rules.window} note={orderCopy.windowNote}>
      <ActionLink variant="main" to={href(`orders/${order.id}/edit`)}>
        {orderCopy.edit}
      </ActionLink>
      <ConfirmAction
        label={orderCopy.cancel}
        question={orderCopy.cancelAsk(order.id)}
        note={paid > 0 ? orderCopy.cancelNotePaid(format.money(paid)) : orderCopy.cancelNote}
        yes={orderCopy.cancelYes}
        no={orderCopy.cancelNo}
        does={{ type: 'order.cancel', order: order.id }}
      />
      {!isPicture && (
        <DispatchAction variant="text" does={{ type: 'clock.jump', to: 'window-end' }}>
          {orderCopy.skipWindow}
        </DispatchAction>
      )}
    </OpenWindow>
  )
}

function TooLate({ order }: { order: Order }) {
  const { format } = useAccount()
  const played = usePlayed()
  const { late } = orderCopy
  const isGone = order.sentAt !== undefined
  return (
    <Panel tone="tint" className="account-late" title={late.title}>
      <p>{late.text(format.timeOf(closesAt(played, order)))}</p>
      {isGone ? (
        <p>{late.gone}</p>
      ) : order.cancelRequest ? (
        <p>{order.cancelRequest.answer === 'declined' ? late.declined : late.asked}</p>
      ) : (
        <Actions>
          <DispatchAction does={{ type: 'order.request-cancel', order: order.id }}>{late.ask}</DispatchAction>
        </Actions>
      )}
    </Panel>
  )
}
