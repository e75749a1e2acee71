import { type AccountFormat, count, leftOf } from '#content/account/format.ts'
import { liveCopy } from '#content/account/live.ts'
import { tierName } from '#content/account/account.ts'
import {
  homeCopy,
  orderCopy,
  screenNames,
  type ScreenName,
  stageNames,
  type ThemeName,
} from '#content/account/screens.ts'
import { balanceOf, pendingOf, tierOf } from '#shop-model/points.ts'
import { type AccountOrder, type AccountState, isShown, isUnderWay } from '#web/account/account-state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ActionLink, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { NoOrders } from '#web/account/parts/no-orders.tsx'
import { Picture, Tag } from '#web/account/parts/item.tsx'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, useAccountContext, usePlayed, useShopTime } from '#web/account/use-account.ts'

/** What each theme shows first. */
const blocks: Record<ThemeName, readonly [() => React.ReactNode, () => React.ReactNode]> = {
  elite: [OrderBlock, PointsBlock],
  armani: [PointsBlock, OrderBlock],
  'e-commerce': [GoodsBlock, PointsBlock],
}

export function Home() {
  // The last sections are below the edge of every picture.
  const { isPicture } = useAccountContext()
  const { state, theme } = useAccount()
  const [First, Second] = blocks[theme]
  return (
    <Screen title={titleOf(state)} kind="native" part="orders">
      <div className="account-home" data-lead={theme}>
        {!isPicture && <UnderWay />}
        <First />
        <Second />
        {!isPicture && <WaysBlock />}
      </div>
    </Screen>
  )
}

function titleOf({ isOneOrder, profile }: AccountState): string {
  if (isOneOrder) return orderCopy.oneOrder
  return profile.firstName ? homeCopy.hello(profile.firstName) : liveCopy.hello
}

/** The newest order that is under way, or else the newest. */
const orderToShow = ({ orders }: AccountState): AccountOrder | undefined =>
  orders.find(isUnderWay) ?? orders[0]

/** Every order under way in a line: how long it can be changed, or how far its parcel is. */
function UnderWay() {
  const { state, format, href } = useAccount()
  const now = useShopTime()
  const orders = state.orders.filter(isUnderWay)
  if (orders.length === 0) return null
  return (
    <ul className="account-home-under-way" aria-label={homeCopy.underWay}>
      {orders.map((order) => {
        const left = leftIn(order, now)
        return (
          <li key={order.id}>
            <ScreenLink to={href(`orders/${order.id}`)}>
              <b>{orderCopy.title(order.name)}</b>
              {left > 0 ? (
                <span>
                  <span className="account-price">{leftOf(left)}</span> {homeCopy.openLeft}
                </span>
              ) : (
                <>
                  <span>
                    {stageNames[order.stage]}.{' '}
                    {order.arrivesAt !== undefined && orderCopy.arrives(format.nearDay(order.arrivesAt, now))}
                  </span>
                  {order.arrivesAt !== undefined && (
                    <progress
                      aria-label={orderCopy.title(order.name)}
                      max={order.arrivesAt - order.placedAt}
                      value={Math.min(now, order.arrivesAt) - order.placedAt}
                    />
                  )}
                </>
              )}
            </ScreenLink>
          </li>
        )
      })}
    </ul>
  )
}

const NoOrderPanel = () => (
  <Panel>
    <NoOrders />
  </Panel>
)

function OrderBlock() {
  const { state } = useAccount()
  const order = orderToShow(state)
  if (!order) return <NoOrderPanel />
  return (
    <Panel title={orderCopy.title(order.name)} tone="tint" className="account-home-order">
      <div className="account-home-goods">
        {order.lines.map(({ id, picture }) => (
          <Picture key={id} picture={picture} size="medium" />
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
  if (!order) return <NoOrderPanel />
  return (
    <Panel title={orderCopy.title(order.name)} className="account-home-arches">
      <div className="account-home-goods">
        {order.lines.map(({ id, picture }) => (
          <Picture key={id} picture={picture} size="large" />
        ))}
      </div>
      <OrderNews order={order} />
    </Panel>
  )
}

/** Milliseconds in which the order can still be changed. */
const leftIn = ({ openUntil = 0 }: AccountOrder, now: number) => Math.max(0, openUntil - now)

function OrderNews({ order }: { order: AccountOrder }) {
  const { format, href } = useAccount()
  const now = useShopTime()
  const left = leftIn(order, now)
  return (
    <div className="account-home-news">
      <p className="account-home-arrives">{newsOf(order, now, format)}</p>
      <p className="account-home-stage">
        <Tag tone={left > 0 ? 'live' : 'plain'}>{stageNames[order.stage]}</Tag>
        {order.needsConfirming && <span className="account-muted">{homeCopy.ifConfirmed}</span>}
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
        {order.needsConfirming && (
          <DispatchAction does={{ type: 'order.confirm', order: order.id }}>
            {homeCopy.confirm}
          </DispatchAction>
        )}
      </Actions>
    </div>
  )
}

function newsOf(order: AccountOrder, now: number, { nearDay }: AccountFormat): string {
  if (order.stage === 'cancelled') return orderCopy.cancelledOn(nearDay(order.cancelledAt ?? now, now))
  if (order.stage === 'delivered') return orderCopy.arrived(nearDay(order.deliveredAt ?? now, now))
  return order.arrivesAt === undefined
    ? orderCopy.placedOn(nearDay(order.placedAt, now))
    : orderCopy.arrives(nearDay(order.arrivesAt, now))
}

function PointsBlock() {
  return useAccount().has('points') && <Points />
}

function Points() {
  const { href, theme } = useAccount()
  const state = usePlayed()
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

const ways: readonly { screen: ScreenName; countOf?: (state: AccountState) => number | undefined }[] = [
  { screen: 'orders', countOf: ({ orders }) => orders.length },
  { screen: 'wishlist', countOf: ({ played }) => played?.wishes.length },
  { screen: 'returns', countOf: ({ played }) => played?.returns.length },
  { screen: 'subscriptions', countOf: ({ played }) => played?.subscriptions.length },
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
        {ways
          .filter(({ screen }) => isShown(screen, state.capabilities))
          .map(({ screen, countOf }) => (
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
