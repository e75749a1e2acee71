import { count, money, nearDay } from '#content/account/format.ts'
import { orderCopy, paymentNames, stageNames } from '#content/account/screens.ts'
import { productOf } from '#shop-model/catalogue.ts'
import { arrivesAt, needsConfirming, stageOf } from '#shop-model/order-stage.ts'
import { leftToReturn, lastDayFor } from '#shop-model/returns.ts'
import type { Line, Order } from '#shop-model/state.ts'
import { sumOf, totalOf } from '#shop-model/state-queries.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { DetailList, Item, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { CashPanel } from './cash-panel.tsx'
import { DeliverySteps } from './delivery-steps.tsx'
import { EditWindowPanel } from './edit-window-panel.tsx'

export function OrderDetails({ order }: { order: Order }) {
  const { state } = useAccount()
  const stage = stageOf(order)
  return (
    <Screen
      title={orderCopy.title(order.id)}
      lead={leadOf(order, state.clock.at)}
      kind="block"
      back={{ to: 'orders', label: orderCopy.list }}
    >
      <p className="account-order-tags">
        <Tag tone={stage === 'cancelled' ? 'off' : 'live'}>{stageNames[stage]}</Tag>
        {order.subscription && <span className="account-muted">{orderCopy.fromSubscription}</span>}
      </p>
      {stage !== 'cancelled' && <EditWindowPanel order={order} />}
      {order.payment === 'cash' && stage !== 'cancelled' && stage !== 'delivered' && (
        <CashPanel order={order} />
      )}
      <OrderLines order={order} />
      <div className="account-pair">
        <Panel title={orderCopy.deliveryTitle}>
          <DeliverySteps order={order} />
        </Panel>
        <Panel title={orderCopy.to}>
          <address className="account-address">
            {order.to.name}
            <br />
            {order.to.street}
            <br />
            {order.to.city} {order.to.postcode}
            <br />
            {order.to.country}
          </address>
        </Panel>
      </div>
    </Screen>
  )
}

/** What is in the order and what it costs. */
export function OrderLines({ order }: { order: Order }) {
  const { state, dispatch, href } = useAccount()
  return (
    <Panel title={orderCopy.lines}>
      <ul className="account-rows">
        {order.lines.map((line, index) => (
          <li key={`${line.product} ${line.variant} ${line.price}`}>
            <LineRow order={order} line={line} index={index} />
          </li>
        ))}
      </ul>
      <DetailList rows={billRows(order)} />
      <Actions>
        <Action onClick={() => dispatch({ type: 'order.reorder', order: order.id })}>
          {orderCopy.reorder}
        </Action>
        {state.basket.length > 0 && <ActionLink to={href('basket')}>{orderCopy.toBasket}</ActionLink>}
        <ActionLink variant="text" to={href(`orders/${order.id}/invoice`)}>
          {orderCopy.invoice}
        </ActionLink>
      </Actions>
    </Panel>
  )
}

function leadOf(order: Order, now: number): string {
  const stage = stageOf(order)
  if (stage === 'cancelled') return orderCopy.cancelReasons[order.cancelledBy ?? 'shopper']
  if (stage === 'delivered') return `${orderCopy.arrived(nearDay(order.deliveredAt ?? now, now))}.`
  return `${needsConfirming(order) ? orderCopy.waiting : orderCopy.arrives(nearDay(arrivesAt(order), now))}.`
}

function LineRow({ order, line, index }: { order: Order; line: Line; index: number }) {
  const { state, href } = useAccount()
  const canGoBack = order.deliveredAt !== undefined && leftToReturn(state, order, index) > 0 && line.price > 0
  const till = Math.max(lastDayFor(order, 'return'), lastDayFor(order, 'exchange'))
  return (
    <Item product={line.product} variant={line.variant} note={`× ${line.count}`}>
      <span className="account-price">
        {line.price === 0 ? orderCopy.free : money(line.price * line.count)}
      </span>
      {canGoBack && (
        <ActionLink variant="text" to={href(`orders/${order.id}/return/${index}`)}>
          {orderCopy.sendBack}
          <span className="visually-hidden">
            : {productOf(line.product).name}, {orderCopy.returnTill(nearDay(till, state.clock.at))}
          </span>
        </ActionLink>
      )}
    </Item>
  )
}

function billRows(order: Order): [string, string][] {
  const points = Math.floor(sumOf(order.lines) / 100)
  const rows: [string, string][] = [
    [orderCopy.delivery, order.delivery === 0 ? orderCopy.deliveryFree : money(order.delivery)],
  ]
  if (order.credit) rows.push([orderCopy.credit, money(-order.credit)])
  rows.push(
    [orderCopy.total, money(totalOf(order) - (order.credit ?? 0))],
    [orderCopy.payment, paymentNames[order.payment]],
  )
  if (order.cancelledAt === undefined) {
    const words = order.lockedAt === undefined ? orderCopy.pointsPending : orderCopy.points
    rows.push([orderCopy.pointsTerm, words(count(points))])
  }
  return rows
}
