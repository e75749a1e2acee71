import { count, leftOf, nearDay } from '#content/account/format.ts'
import { tierName } from '#content/account/account.ts'
import {
  homeCopy,
  orderCopy,
  screenNames,
  type ScreenName,
  stageNames,
  type ThemeName,
} from '#content/account/screens.ts'
import { arrivesAt, needsConfirming, stageOf, windowLeft } from '#shop-model/order-stage.ts'
import { balanceOf, pendingOf, tierOf } from '#shop-model/points.ts'
import type { DemoState, Order } from '#shop-model/state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { Picture, Tag } from '#web/account/parts/item.tsx'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAccountContext, useShopTime } from '#web/account/use-account.ts'

/** What each theme shows first. */
const blocks: Record<ThemeName, readonly [() => React.ReactNode, () => React.ReactNode]> = {
  elite: [OrderBlock, PointsBlock],
  armani: [PointsBlock, OrderBlock],
  'e-commerce': [GoodsBlock, PointsBlock],
}

export function Home() {
  // What comes last is below the edge of every picture.
  const { isPicture } = useAccountContext()
  const { state, theme } = useAccount()
  const [First, Second] = blocks[theme]
  return (
    <Screen title={homeCopy.hello(state.shopper.firstName)} kind="native">
      <div className="account-home" data-lead={theme}>
        {!isPicture && <UnderWay />}
        <First />
        <Second />
        {!isPicture && <WaysBlock />}
      </div>
    </Screen>
  )
}

const isUnderWay = (order: Order) => !['delivered', 'cancelled'].includes(stageOf(order))

/** The newest order that is under way, or else the newest. */
const orderToShow = ({ orders }: DemoState): Order | undefined => orders.find(isUnderWay) ?? orders[0]

/** Every order under way in a line: how long it can be changed, or how far its parcel is. */
function UnderWay() {
  const { state, href } = useAccount()
  const now = useShopTime()
  const orders = state.orders.filter(isUnderWay)
  if (orders.length === 0) return null
  return (
    <ul className="account-home-under-way" aria-label={homeCopy.underWay}>
      {orders.map((order) => {
        const left = windowLeft(order, now)
        return (
          <li key={order.id}>
            <ScreenLink to={href(`orders/${order.id}`)}>
              <b>{orderCopy.title(order.id)}</b>
              {left > 0 ? (
                <span>
                  <span className="account-price">{leftOf(left)}</span> {homeCopy.openLeft}
                </span>
              ) : (
                <>
                  <span>
                    {stageNames[stageOf(order)]}. {orderCopy.arrives(nearDay(arrivesAt(order), now))}
                  </span>
                  <progress
                    aria-label={orderCopy.title(order.id)}
                    max={arrivesAt(order) - order.placedAt}
                    value={Math.min(now, arrivesAt(order)) - order.placedAt}
                  />
                </>
              )}
            </ScreenLink>
          </li>
        )
      })}
    </ul>
  )
}

function OrderBlock() {
  const { state } = useAccount()
  const order = orderToShow(state)
  if (!order) return null
  return (
    <Panel title={orderCopy.title(order.id)} tone="tint" className="account-home-order">
      <div className="account-home-goods">
        {order.lines.map(({ product, variant }) => (
          <Picture key={`${product} ${variant}`} product={product} variant={variant} size="medium" />
        ))}
      </div>
      <OrderNews order={order} />
    </Panel>
  )
}

/** Large pictures in arches, with the order's status below. */
function GoodsBlock() {
  const { state } = useAccount()
  const order = orderToShow(state)
  if (!order) return null
  return (
    <Panel title={orderCopy.title(order.id)} className="account-home-arches">
      <div className="account-home-goods">
        {order.lines.map(({ product, variant }) => (
          <Picture key={`${product} ${variant}`} product={product} variant={variant} size="large" />
        ))}
      </div>
      <OrderNews order={order} />
    </Panel>
  )
}

function OrderNews({ order }: { order: Order }) {
  const { dispatch, href } = useAccount()
  const now = useShopTime()
  const left = windowLeft(order, now)
  const stage = stageOf(order)
  const isWaiting = needsConfirming(order) && stage !== 'cancelled'
  return (
    <div className="account-home-news">
      <p className="account-home-arrives">
        {stage === 'cancelled'
          ? orderCopy.cancelledOn(nearDay(order.cancelledAt ?? now, now))
          : stage === 'delivered'
            ? orderCopy.arrived(nearDay(order.deliveredAt ?? now, now))
            : orderCopy.arrives(nearDay(arrivesAt(order), now))}
      </p>
      <p className="account-home-stage">
        <Tag tone={left > 0 ? 'live' : 'plain'}>{stageNames[stage]}</Tag>
        {isWaiting && <span className="account-muted">{homeCopy.ifConfirmed}</span>}
      </p>
      {left > 0 && (
        <p className="account-home-window">
          <b className="account-price">{leftOf(left)}</b> {homeCopy.openLeft}
        </p>
      )}
      <Actions>
        <ActionLink variant="main" to={href(`orders/${order.id}`)}>
          {homeCopy.see}
        </ActionLink>
        {isWaiting && (
          <Action onClick={() => dispatch({ type: 'order.confirm', order: order.id })}>
            {homeCopy.confirm}
          </Action>
        )}
      </Actions>
    </div>
  )
}

function PointsBlock() {
  const { state, href, theme } = useAccount()
  const { id, next, toNext } = tierOf(state)
  const pending = pendingOf(state)
  return (
    <Panel title={tierName(id)} tone={theme === 'elite' ? 'plain' : 'loud'} className="account-home-points">
      <p className="account-home-figure">
        <b>{count(balanceOf(state))}</b> {homeCopy.points}
      </p>
      <p>{next ? homeCopy.toNext(count(toNext), tierName(next)) : homeCopy.top}</p>
      {pending > 0 && <p className="account-muted">{homeCopy.pending(count(pending))}</p>}
      <Actions>
        <ActionLink to={href('points')}>{homeCopy.seePoints}</ActionLink>
      </Actions>
    </Panel>
  )
}

const ways: readonly { screen: ScreenName; countOf?: (state: DemoState) => number }[] = [
  { screen: 'orders', countOf: ({ orders }) => orders.length },
  { screen: 'wishlist', countOf: ({ wishes }) => wishes.length },
  { screen: 'returns', countOf: ({ returns }) => returns.length },
  { screen: 'subscriptions', countOf: ({ subscriptions }) => subscriptions.length },
  { screen: 'reviews' },
  { screen: 'viewed' },
  { screen: 'addresses', countOf: ({ addresses }) => addresses.length },
  { screen: 'profile' },
  { screen: 'security' },
]

function WaysBlock() {
  const { state, href } = useAccount()
  return (
    <Panel title={homeCopy.more} className="account-home-ways">
      <ul>
        {ways.map(({ screen, countOf }) => (
          <li key={screen}>
            <ScreenLink to={href(screen)}>
              <span>{screenNames[screen]}</span>
              <span className="account-muted">{countOf ? countOf(state) || '' : ''}</span>
              <Icon name="right" size={16} />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
