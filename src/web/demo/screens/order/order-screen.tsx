import { count, money, nearDay } from '#content/demo/format.ts'
import { orderCopy, paymentNames, stageNames } from '#content/demo/screens.ts'
import { productOf } from '#shop-model/catalogue.ts'
import { arrivesAt, needsConfirming, stageOf } from '#shop-model/order-stage.ts'
import { leftToReturn, lastDayFor } from '#shop-model/returns.ts'
import type { Line, Order } from '#shop-model/state.ts'
import { findOrder, sumOf, totalOf } from '#shop-model/state-queries.ts'
import { Action, ActionLink, Actions } from '#web/demo/parts/action.tsx'
import { DetailList, Item, Tag } from '#web/demo/parts/item.tsx'
import { Panel, Screen } from '#web/demo/parts/screen.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'
import { NotFound } from '#web/demo/parts/not-found.tsx'
import { CashPanel } from './cash-panel.tsx'
import { DeliverySteps } from './delivery-steps.tsx'
import { EditWindowPanel } from './edit-window-panel.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/order-screen.ts'

export const meta = ({ params }: Route.MetaArgs) => screenMeta(orderCopy.title(params.number))

export default function OrderScreen({ params: { number } }: Route.ComponentProps) {
  const { state, dispatch, href } = useDemo()
  const order = findOrder(state, number)
  if (!order) return <NotFound title={orderCopy.missing} />
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

function leadOf(order: Order, now: number): string {
  const stage = stageOf(order)
  if (stage === 'cancelled') return orderCopy.cancelReasons[order.cancelledBy ?? 'shopper']
  if (stage === 'delivered') return `${orderCopy.arrived(nearDay(order.deliveredAt ?? now, now))}.`
  return `${needsConfirming(order) ? orderCopy.waiting : orderCopy.arrives(nearDay(arrivesAt(order), now))}.`
}

function LineRow({ order, line, index }: { order: Order; line: Line; index: number }) {
  const { state, href } = useDemo()
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
